import { whereOthersFindUs } from "./api";

/** Addresses that lead no further than the machine itself: the server is asked whether it has better ones. */
const HERE = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Where others find this server. That is where the page came from, unless only this machine can go there. */
export class Reach {
  /** Links others can follow, if they are other than one's own. */
  links = $state.raw<string[]>([]);
  /** The one that is shared, of several networks. */
  chosen = $state(0);
  #asked: Promise<void> | null = null;

  get origin(): string {
    return this.links[this.chosen] ?? location.origin;
  }

  /** Asks once; who gets no answer shares the address that is there. */
  ask(): Promise<void> {
    if (!HERE.test(location.hostname)) return Promise.resolve();
    return (this.#asked ??= whereOthersFindUs().then(({ links }) => void (this.links = links)).catch(() => void (this.#asked = null)));
  }

  /** An address of ours as others need it. */
  whole(address: string): string {
    return new URL(location.pathname + address, this.origin).href;
  }
}

export const reach = new Reach();
