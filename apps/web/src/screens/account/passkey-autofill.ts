import { accountApi } from "../../online/account-api.ts";
import { supportsPasskeyAutofill, requestPasskey } from "../../online/passkeys.ts";

/** When the challenge is replaced; the server accepts it for five minutes. */
const RENEW_AFTER_MS = 4 * 60_000;

/** Lets the browser suggest passkeys in the fields, until one is chosen or it is stopped. */
export class PasskeyAutofill {
  private readonly onChosen: (passkey: object) => void;
  private readonly renewTimer: ReturnType<typeof setInterval>;
  private currentRequest = new AbortController();

  constructor(choose: (passkey: object) => void) {
    this.onChosen = choose;
    this.renewTimer = setInterval(() => void this.request(), RENEW_AFTER_MS);
    void this.request();
  }

  stop(): void {
    clearInterval(this.renewTimer);
    this.currentRequest.abort();
  }

  private async request(): Promise<void> {
    this.currentRequest.abort();
    const { signal } = (this.currentRequest = new AbortController());
    if (!(await supportsPasskeyAutofill()) || signal.aborted) return;
    const options = await accountApi.passkeySignInOptions();
    if (!options.ok || signal.aborted) return;
    const passkey = await requestPasskey(options.value, signal);
    if (passkey === undefined) return;
    this.stop();
    this.onChosen(passkey);
  }
}
