import type { GameCard } from "../index";
import Cover from "./Cover.svelte";

const card: GameCard = { minutes: 60, players: [1, 5], Cover, quick: { options: { players: "2", flights: "I" }, bots: { green: "novice" } } };

export default card;
