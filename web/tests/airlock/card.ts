import type { GameCard } from "../../src/games";
import Cover from "./Cover.svelte";

const card: GameCard = { minutes: 1, players: [2, 5], Cover };

export default card;
