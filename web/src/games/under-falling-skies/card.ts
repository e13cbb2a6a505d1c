import type { GameCard } from "../index";
import Cover from "./Cover.svelte";

const card: GameCard = { minutes: 30, players: [1, 1], Cover, campaign: { play: "campaign" } };

export default card;
