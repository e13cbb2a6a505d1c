import type { GameCard } from "../index";
import Cover from "./Cover.svelte";

const card: GameCard = { minutes: 25, players: [1, 5], Cover, campaign: { flight: "campaign" } };

export default card;
