import type { CompanionClient } from "../companions";
import Cover from "./Cover.svelte";

const client: CompanionClient = {
  id: "space-alert",
  minutes: 30,
  players: [1, 5],
  Cover,
  screen: () => import("./Companion.svelte"),
  rules: async (language) => (await import("./rules")).rules(language),
};

export default client;
