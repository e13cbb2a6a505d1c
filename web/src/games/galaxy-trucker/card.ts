import type { GameCard } from "../index";
import Cover from "./Cover.svelte";

const card: GameCard = { minutes: 60, players: [1, 5], Cover };

export default card;
