import { accounts } from "../../online/account-api.ts";
import { offersPasskeys, showPasskey } from "../../online/passkeys.ts";

/** Milliseconds after which the challenge is replaced; the server takes it for five minutes. */
const FRESH = 4 * 60_000;

/** Lets the browser offer passkeys beside the fields, until one is chosen or the offer is withdrawn. */
export class PasskeyOffer {
  private readonly choose: (passkey: object) => void;
  private readonly renewing: ReturnType<typeof setInterval>;
  private standing = new AbortController();

  constructor(choose: (passkey: object) => void) {
    this.choose = choose;
    this.renewing = setInterval(() => void this.offer(), FRESH);
    void this.offer();
  }

  withdraw(): void {
    clearInterval(this.renewing);
    this.standing.abort();
  }

  private async offer(): Promise<void> {
    this.standing.abort();
    const { signal } = (this.standing = new AbortController());
    if (!(await offersPasskeys()) || signal.aborted) return;
    const options = await accounts.beginSignIn();
    if (!options.ok || signal.aborted) return;
    const passkey = await showPasskey(options.value, signal);
    if (passkey === undefined) return;
    this.withdraw();
    this.choose(passkey);
  }
}
