import { recall, remember } from "./memory";
import { go, tableAddress } from "./route.svelte";
import { say } from "./words.svelte";

const NAME = "alerts";

/** Notifications of the browser, for who has asked for them with a button, and looks elsewhere. */
class Alerts {
  readonly possible = "Notification" in window;
  #wanted = $state(recall(NAME, false));
  #allowed = $state(this.possible ? Notification.permission : "denied");

  get on(): boolean {
    return this.#wanted && this.#allowed === "granted";
  }

  get refused(): boolean {
    return this.#allowed === "denied";
  }

  async toggle(): Promise<void> {
    if (!this.on) this.#allowed = await Notification.requestPermission();
    this.#want(!this.on && this.#allowed === "granted");
  }

  /** It is one's turn at a table. */
  tell(table: string, game: string): void {
    if (!this.on || document.visibilityState !== "hidden") return;
    const options = { body: say("web-turn-alert", { game: say(`${game}-title`) }), tag: `turn ${table}` };
    try {
      const shown = new Notification(say("web-turn"), options);
      shown.onclick = () => {
        window.focus();
        go(tableAddress(table));
        shown.close();
      };
    } catch {
      // Some phones let only a service worker speak, if there is one.
      void navigator.serviceWorker?.getRegistration().then((worker) => worker?.showNotification(say("web-turn"), options));
    }
  }

  #want(on: boolean): void {
    this.#wanted = on;
    remember(NAME, on);
  }
}

export const alerts = new Alerts();
