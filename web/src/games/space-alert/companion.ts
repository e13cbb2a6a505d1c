import { defineCompanion } from "../companions";
import type { Known } from "./wire";

export default defineCompanion<Known>({
  screen: () => import("./Companion.svelte"),
  rules: async (language) => (await import("./rules")).rules(language),
});
