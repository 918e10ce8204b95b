const KEY = "sofala-online";

/** Did this browser ever have a session? If not, the server need not be asked for the current person. */
export function hasSession(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function rememberSession(): void {
  try {
    localStorage.setItem(KEY, "yes");
  } catch {
    // This browser does not store anything: the server is not asked.
  }
}
