import type { LessonsClient } from "../lessons";

const client: LessonsClient = {
  words: [],
  screen: () => import("./practice/Practice.svelte"),
  rules: async (language) => (await import("./rules")).rules(language),
};

export default client;
