import type { Opaque } from "../games";

/** The event of the journal somebody looks back at, and how things stood right then. */
export class LookBack {
  place = $state<number | null>(null);
  view = $state.raw<Opaque | null>(null);
  #id = "";

  get looking(): boolean {
    return this.place !== null;
  }

  begin(id: string, place: number): void {
    this.#id = id;
    this.place = place;
    this.view = null;
  }

  asked(id: string | null | undefined): boolean {
    return this.looking && id === this.#id;
  }

  show(view: Opaque): void {
    this.view = view;
  }

  end(): void {
    this.place = null;
    this.view = null;
  }
}
