import type { WorkshopClient } from "../workshops";

const client: WorkshopClient = {
  words: ["galaxy-trucker-workshop"],
  screen: () => import("./workshop/Workshop.svelte"),
  rules: async (language) => (await import("./rules")).rules(language),
};

export default client;
