import { untrack } from "svelte";
import type { Effect } from "../../motion/effects";
import { prefs } from "../../prefs.svelte";
import type { Reel } from "../../reel.svelte";
import type { Told } from "../../title";
import type { Foe } from "./cards";
import { effects } from "./drama";
import type { Flight } from "./flight";
import { stage } from "./stage";
import type { Scene, Sentence, ShipPicture } from "./wire";

const COUNTED = /^-?\d+$/;
const MEMBER = /^member(\d)$/;

/** A sentence of a film as the journal would tell it: threats by their place on the table, the crew by their seats. */
export function toldOf({ kind, rule, values }: Sentence, foes: readonly Foe[]): Told {
  const numbers: Record<string, number> = {};
  for (const [field, value] of Object.entries(values)) {
    const member = MEMBER.exec(value);
    if (COUNTED.test(value)) numbers[field] = Number(value);
    else if (member) numbers[field] = Number(member[1]) - 1;
    else if (field === "threat") numbers[field] = foes.findIndex(({ card }) => card === value);
  }
  return { kind, rule, values, numbers };
}

/** The ship after each event of a scene; after the last one it is as the film says. */
export function picturesOf(before: ShipPicture, { events, ship, turn }: Scene, foes: Foe[]): ShipPicture[] {
  const view = { ship: structuredClone(before), threats: foes, turn, round: "resolution" } as unknown as Flight;
  return events.map((event, place) => {
    stage(view, toldOf(event, foes));
    return place === events.length - 1 ? ship : structuredClone(view.ship);
  });
}

/** What a film needs to be acted. */
interface Stage {
  reel: Reel;
  scene: () => Scene | null;
  /** The ship before the scene. */
  before: () => ShipPicture;
  foes: () => Foe[];
}

/** A scene of a film that is played, event by event: causes before effects. What is wound to is there at once, and whole. */
export class Acting {
  /** The event of the scene that is being seen; none: all of it is. */
  #at = $state<number | null>(null);
  readonly #pictures: ShipPicture[];
  readonly #told: Told[];

  constructor(readonly on: Stage) {
    this.#pictures = $derived.by(() => {
      const scene = this.on.scene();
      return scene && this.#at !== null ? picturesOf(this.on.before(), scene, this.on.foes()) : [];
    });
    this.#told = $derived((this.on.scene()?.events ?? []).map((event) => toldOf(event, this.on.foes())));
  }

  /** The ship as far as the scene has been seen. */
  get ship(): ShipPicture {
    const whole = this.on.scene()?.ship ?? this.on.before();
    return this.#at === null ? whole : (this.#pictures[this.#at] ?? whole);
  }

  get effects(): Effect[] {
    const event = this.#at === null ? undefined : this.#told[this.#at];
    return event ? effects(event, { ship: this.ship, threats: this.on.foes() }) : [];
  }

  /** Milliseconds for each event; the scene as a whole is looked at as long as one more. */
  get time(): number {
    return this.on.reel.pace() / ((this.on.scene()?.events.length ?? 0) + 1);
  }

  /** A scene begins, or somebody wound the film: the body of an effect. */
  play(): (() => void) | undefined {
    const { reel } = this.on;
    const events = this.on.scene()?.events.length ?? 0;
    if (!reel.lively || !prefs.pace || !events) {
      this.#at = null;
      return undefined;
    }
    let next = 0;
    this.#at = 0;
    const timer = setInterval(() => {
      next += 1;
      this.#at = next < events ? next : null;
      if (next >= events) clearInterval(timer);
    }, untrack(() => this.time)); // the film may grow meanwhile
    return () => clearInterval(timer);
  }
}
