export type Panel = "rules" | "keys" | "journal" | "chat" | "menu" | "share" | "leave" | "remove" | "end";

/** What lies open around the board: one panel before it at most, and what is shown beside it. */
export class Panels {
  open = $state<Panel | null>(null);
  side = $state<"journal" | "chat">("journal");
  /** The rule the rulebook is opened at. */
  rule = $state("");
  /** The seat somebody would be asked to leave. */
  removed = $state(0);

  rules(at: string): void {
    this.rule = at;
    this.open = "rules";
  }

  removal(seat: number): void {
    this.removed = seat;
    this.open = "remove";
  }

  /** Without a panel's name whichever is open; with it, only that one: another may have followed it. */
  close(panel = this.open): void {
    if (this.open === panel) this.open = null;
  }
}
