import type { LessonsClient } from "../lessons";

const client: LessonsClient = {
  words: ["space-alert-academy"],
  screen: () => import("./academy/Academy.svelte"),
  rules: async (language) => (await import("./rules")).rules(language),
};

export default client;
