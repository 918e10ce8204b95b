/** So many tables are played at in one page at the same time, with some to spare. */
const MAX_TABLES = 3;

/** The bots of a worker at their seats, of the tables that were asked about last; those of other tables are let go. */
export class PlayerCache<Player> {
  readonly #tables = new Map<string, Map<string, Player>>();

  /** The player at a seat, who sits down first where there is none. */
  get(table: string, seat: string, sit: () => Player): Player {
    const seats = this.#tables.get(table) ?? new Map<string, Player>();
    const player = seats.get(seat) ?? sit();
    seats.set(seat, player);
    // A map is in order of insertion: the table that was asked about last comes last.
    this.#tables.delete(table);
    this.#tables.set(table, seats);
    for (const oldest of this.#tables.keys()) {
      if (this.#tables.size <= MAX_TABLES) break;
      this.#tables.delete(oldest);
    }
    return player;
  }
}
