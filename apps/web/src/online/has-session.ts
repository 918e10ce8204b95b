const KEY = "sofala-online";

/** Was somebody on this device known to a server before? Who never was is not looked for. */
export function hasBeenOnline(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function rememberOnline(): void {
  try {
    localStorage.setItem(KEY, "yes");
  } catch {
    // A browser that keeps nothing: nobody is looked for.
  }
}
