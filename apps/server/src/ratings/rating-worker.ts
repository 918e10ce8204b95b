import type { Terms } from "@sofala/protocol";
import type { CompiledQuery } from "kysely";
import type { Services } from "../tables/services.ts";
import { replayed } from "../tables/table-state.ts";
import { loadTable, type LoadedTable } from "../tables/stored-table.ts";
import { Conflict, Damaged, Unsure } from "../store/database.ts";
import { keepTally, takingTurn, type Waiting } from "./store-result.ts";
import { tallyOf, type Tally } from "./table-result.ts";

/** So many games that wait are read at once. */
const AT_ONCE = 100;
/** How often somebody else may be quicker. */
const TRIES = 50;

interface Needs
  extends Pick<Services, "database" | "gameAt" | "now">, Partial<Pick<Services, "slices">> {
  readonly log: Pick<Services["log"], "error">;
}

/** Counts what finished games were for those who played: each once, whoever crashes and however many servers run. */
export class Keeper {
  readonly #services: Needs;
  /** Games that cannot be read do not keep the others waiting. */
  readonly #unreadable = new Set<string>();
  #counting: Promise<void> | undefined;
  #isAsked = false;
  #isClosed = false;

  constructor(services: Needs) {
    this.#services = services;
  }

  /** Games that cannot be read, as far as they were met. */
  get unreadable(): readonly string[] {
    return [...this.#unreadable];
  }

  /** Counts all games that wait; those who ask meanwhile wait for the same. */
  count(): Promise<void> {
    this.#isAsked = true;
    this.#counting ??= this.#countAll();
    return this.#counting;
  }

  /** A game is over: it is counted soon. */
  hurry(): void {
    if (this.#isClosed) return;
    const { log } = this.#services;
    this.count().catch((error: unknown) => log.error({ err: error }, "a game was not counted"));
  }

  /** Waits for what is being counted; nothing is counted afterwards. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#counting?.catch(() => {});
  }

  async #countAll(): Promise<void> {
    try {
      while (this.#isAsked && !this.#isClosed) {
        this.#isAsked = false;
        while (!this.#isClosed && (await this.#hasCounted()));
      }
    } finally {
      this.#counting = undefined;
    }
  }

  /** Counts the game whose turn it is; false where none is left. */
  async #hasCounted(): Promise<boolean> {
    for (let tries = 0; tries < TRIES; tries++) {
      // Taken before the game is chosen: whoever counts meanwhile may have changed whose turn it is.
      const turn = await takingTurn(this.#services.database.query);
      const next = await this.#next();
      if (next === undefined) return false;
      try {
        await this.#keep(next, turn);
        return true;
      } catch (error) {
        // Another server was quicker, or nobody knows: what waits now is read again.
        if (!(error instanceof Conflict || error instanceof Unsure)) throw error;
      }
    }
    throw new Error("others are always quicker");
  }

  /** Games to be counted again come first and in their old order, then the others as they ended. */
  async #next(): Promise<Waiting | undefined> {
    const { now } = this.#services;
    const [again] = await this.#readable()
      .select(["id", "rated"])
      .where("rated", "<", 0)
      .orderBy("rated", "desc")
      .limit(1)
      .execute();
    if (again !== undefined) return { id: again.id, before: -(again.rated ?? 0) };
    for (let from = 0; ; from += AT_ONCE) {
      const ended = await this.#readable()
        .select(["id", "ended", "terms"])
        .where("status", "=", "over")
        .where("rated", "is", null)
        .orderBy("ended")
        .orderBy("id")
        .limit(AT_ONCE)
        .offset(from)
        .execute();
      // Ratings must not tell spectators of a table with a delay how its game ended.
      const shown = ended.find((game) => (game.ended ?? 0) + delayOf(game.terms) <= now());
      if (shown !== undefined || ended.length < AT_ONCE) return shown;
    }
  }

  #readable() {
    return this.#services.database.query
      .selectFrom("games")
      .where("id", "not in", ["", ...this.#unreadable]);
  }

  async #keep(waiting: Waiting, turn: CompiledQuery): Promise<void> {
    const { database, now, log } = this.#services;
    const loaded = await loadTable(database.query, waiting.id).catch((error: unknown) => {
      if (error instanceof Damaged) return error;
      throw error;
    });
    if (loaded === undefined) return;
    const tally = loaded instanceof Damaged ? loaded : await this.#tallied(loaded);
    if (tally instanceof Error) {
      this.#unreadable.add(waiting.id);
      log.error({ err: tally, table: waiting.id }, "a game cannot be counted");
    } else if (!(loaded instanceof Damaged)) {
      await keepTally(database, { ...waiting, turn }, loaded.table, tally, now());
    }
  }

  async #tallied(loaded: LoadedTable): Promise<Tally | Error> {
    try {
      return tallyOf(await replayed(this.#services, loaded), loaded);
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }
}

const delayOf = (terms: string): number => (JSON.parse(terms) as Terms).delay * 1000;
