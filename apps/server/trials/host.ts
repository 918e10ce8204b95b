/** Finds a server: one that restarts, or one of several. */
export interface Host {
  /** How often the server changed. */
  readonly starts: number;
  /**
   * Milliseconds of silence after which another one is asked. Left out, whoever is asked answers well or is dead;
   * else it may be at a loss, and take leave.
   */
  readonly patience?: number;
  /** The protocol version of the clients; undefined if they send none. */
  readonly protocol?: number;
  /** The URL of the server to use now. */
  address(): Promise<string>;
  /** Reports that the last server is of no use. */
  leave(): void;
  /** Reports that the last server refused the version as too old. */
  refuse?(): void;
}
