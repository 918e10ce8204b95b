/** Finds a server: one that restarts, or one of several. */
export interface Host {
  /** How often the server changed. */
  readonly starts: number;
  /**
   * Milliseconds without a response after which another server is used. If it is undefined, a server either responds or
   * is dead; otherwise a server may also be unable to respond, or shut down.
   */
  readonly timeoutMs?: number;
  /** The protocol version of the clients; undefined if they send none. */
  readonly protocol?: number;
  /** The URL of the server to use now. */
  address(): Promise<string>;
  /** Reports that the last server cannot be used. */
  reportFailure(): void;
  /** Reports that the last server refused the version as too old. */
  reportTooOld?(): void;
}
