import type { GameCard } from "../index";
import Cover from "./Cover.svelte";

const card: GameCard = { minutes: 15, players: [1, 2], Cover };

export default card;
