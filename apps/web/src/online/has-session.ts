import { signal, type ReadonlySignal } from "@preact/signals";

const KEY = "sofala-online";

const isRemembered = signal(readFlag());

/** Did this browser ever have a session? If not, the server need not be asked for the current person. */
export const hasSession: ReadonlySignal<boolean> = isRemembered;

export function rememberSession(): void {
  isRemembered.value = true;
  try {
    localStorage.setItem(KEY, "yes");
  } catch {
    // This browser does not store anything.
  }
}

function readFlag(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
