/** Where somebody finds a server: one that is started again and again, or one of several. */
export interface Host {
  /** How often it was another one. */
  readonly starts: number;
  /**
   * Milliseconds of silence after which another one is asked. Left out, whoever is asked answers well or is dead;
   * else it may be at a loss, and take leave.
   */
  readonly patience?: number;
  /** The version of the protocol that whoever comes speaks; left out, they name none. */
  readonly protocol?: number;
  /** The address of the one to ask now. */
  address(): Promise<string>;
  /** The one that was asked last is of no use. */
  leave(): void;
  /** The one that was asked last says that this version is too old. */
  refuse?(): void;
}
