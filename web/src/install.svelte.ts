/** What a browser that would install the app offers; not every one does. */
interface Offer extends Event {
  prompt: () => Promise<unknown>;
}

/** The pages as an app of their own: kept by a service worker, and installed by who likes to. */
class Install {
  #offer = $state.raw<Offer | null>(null);

  get offered(): boolean {
    return this.#offer !== null;
  }

  /** Listens for the offer, which comes once; and lets the worker look after what was built. */
  begin(): void {
    window.addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.#offer = event as Offer;
    });
    window.addEventListener("appinstalled", () => (this.#offer = null));
    if (import.meta.env.PROD && isSecureContext) void this.#keep();
  }

  /** Browsers look for a new worker when they like; who loads the pages has it at once. */
  async #keep(): Promise<void> {
    try {
      const worker = await navigator.serviceWorker?.register("sw.js");
      await worker?.update();
    } catch {
      // Without one everything is as it would be without it.
    }
  }

  /** An offer can be taken up once. */
  async ask(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null;
    await offer?.prompt();
  }
}

export const install = new Install();
