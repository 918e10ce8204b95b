import { begin, type GameTypes, type JsonObject, type Observer, type Seat } from "@sofala/engine";
import type { SeenEntry, Standing, TableInfo } from "@sofala/protocol";
import { Play, type AnyGame, type Judged, type LogEntry } from "../timeline/timeline.ts";
import { afterFree, type Calendar } from "../clocks/rest.ts";
import { atOnce, Slices, type Work } from "../fairness/time-slicer.ts";
import type { People, Visitor } from "./subscriber-list.ts";
import { timeAfter, type Decision, type Scene } from "./decision.ts";
import type { Services } from "./services.ts";
import { ordersAfter, type Change, type LoadedTable } from "./stored-table.ts";
import type { StoredEntry, StoredTable } from "./stored-table.ts";
import { seenEntry, standingFor, tableInfo, type Sight } from "./projection.ts";

/** A table as it was read from the database; its log may have been played already. */
export interface ReadTable extends LoadedTable {
  readonly play?: Play;
}

/** A table in memory, and what everybody may know of it. Nothing is kept or sent here. */
export class Sitting {
  readonly id: string;
  table: StoredTable;
  play: Play;
  /** What spectators see: the same, or an earlier moment of it. */
  watched: Play;
  /** The log as it is kept. */
  kept: StoredEntry[] = [];
  orders: ReadonlyMap<Seat, JsonObject> = new Map();
  /** Days off and holidays by person, where the table allows for any. */
  calendars: ReadonlyMap<string, Calendar> = new Map();
  /** Another one after every undo. */
  era = 0;
  protected readonly services: Services;

  constructor(services: Services, loaded: ReadTable) {
    this.services = services;
    this.id = loaded.table.id;
    this.table = loaded.table;
    this.play = loaded.play ?? beginningOf(services, loaded.table);
    this.watched = this.play;
    this.take(loaded);
  }

  get game(): AnyGame {
    return this.play.game;
  }

  /** People who are there. */
  get present(): People {
    return new Set();
  }

  /** Somebody's place at the table. */
  seatOf(person: string | undefined): Seat | undefined {
    if (person === undefined) return undefined;
    const seat = this.table.seats.findIndex(
      (sitter) => sitter.kind === "person" && sitter.person === person,
    );
    return seat === -1 ? undefined : seat;
  }

  /**
   * May somebody see the table? One for invited people is seen by who opened it, who sits there, operators, and who has
   * the invitation, unless the owner blocked them.
   */
  admits({ person, invite, isOperator }: Visitor): boolean {
    const { visibility, owner, invite: code } = this.table;
    if (visibility !== "invited") return true;
    const isThere = person === owner || this.seatOf(person) !== undefined;
    const isBlocked = person !== undefined && this.services.apart.hasBlocked(owner, person);
    return isThere || isOperator === true || (invite === code && !isBlocked);
  }

  /** What somebody looks at the table as. */
  observerOf(person: string | undefined): Observer {
    return this.seatOf(person) ?? "spectator";
  }

  /** The table as it is now. */
  scene(): Scene {
    const { table, play, kept, calendars } = this;
    const { now, vigil } = this.services;
    return { table, play, kept, calendars, now: timeAfter(kept, now()), pauses: vigil.pauses };
  }

  /** What somebody may know of the table. */
  info(person: string | undefined): TableInfo {
    const seat = this.seatOf(person);
    const isOwner = this.table.owner === person;
    return tableInfo(this.sight(seat ?? "spectator"), {
      isOwner,
      ...(seat === undefined ? {} : { seat }),
    });
  }

  standing(
    observer: Observer,
    wishes: { readonly views: boolean; readonly legal: boolean },
  ): Standing {
    return standingFor(this.sight(observer), observer, wishes);
  }

  /** Is the game over, as far as an observer may know? */
  isOverFor(observer: Observer): boolean {
    return this.standing(observer, { views: false, legal: false }).status === "over";
  }

  /** The entries from a number on, and how the table stands after the last of them, as somebody may know it. */
  *catchUpWork(
    person: string | undefined,
    from: number,
    wishes: { readonly views: boolean; readonly legal: boolean },
  ): Work<{ readonly entries: readonly SeenEntry[]; readonly standing: Standing }> {
    for (;;) {
      const observer = this.observerOf(person);
      const play = this.playFor(observer);
      const entries = (yield* this.#retellWork(play, from, [observer])).get(observer) ?? [];
      // Meanwhile they may have sat down, or the table may have been read anew.
      const isSame = observer === this.observerOf(person) && play === this.playFor(observer);
      if (isSame) return { entries, standing: this.standing(observer, wishes) };
    }
  }

  /** The entries from a number on, as far as each observer may look; the log is played once for all of them. */
  protected entriesFrom(
    from: number,
    observers: readonly Observer[],
  ): ReadonlyMap<Observer, readonly SeenEntry[]> {
    const together = [...Map.groupBy(observers, (observer) => this.playFor(observer))];
    return new Map(
      together.flatMap(([play, some]) => [...atOnce(this.#retellWork(play, from, some))]),
    );
  }

  *#retellWork(
    play: Play,
    from: number,
    observers: readonly Observer[],
  ): Work<ReadonlyMap<Observer, readonly SeenEntry[]>> {
    const seen = new Map(observers.map((observer) => [observer, [] as SeenEntry[]]));
    if (from >= play.log.length || this.table.status === "open") return seen;
    const again = play.shortlyBefore(from);
    for (let seq = again.log.length; seq < play.log.length; seq++) {
      const judged = again.follow(entryAt(play.log, seq));
      if (seq >= from) {
        for (const [observer, list] of seen) list.push(this.seen(seq, judged, observer));
      }
      if (seq + 1 < play.log.length) yield;
    }
    return seen;
  }

  /** The game as it stood after so many entries; undefined where an observer may not look so far. */
  *momentWork(entries: number, observer: Observer): Work<Play | undefined> {
    const play = this.playFor(observer);
    if (entries > play.log.length || this.table.status === "open") return undefined;
    if (entries === play.log.length) return play;
    const again = play.shortlyBefore(entries);
    yield* followWork(again, play.log, entries);
    return again;
  }

  /** How many entries somebody may know of. */
  entriesFor(person: string | undefined): number {
    return this.playFor(this.observerOf(person)).log.length;
  }

  /** An entry as an observer is told of it. */
  protected seen(seq: number, judged: Judged, observer: Observer): SeenEntry {
    return seenEntry(this.play, seq, this.kept[seq]?.at ?? 0, judged, observer);
  }

  /** A decision was kept: it counts from now on. */
  protected accept({ change, judged }: Decision): void {
    for (const each of judged) this.play.accept(each);
    this.#count(change, judged);
  }

  /** What another node decided and kept is taken in; what it brought. */
  protected takeChange(change: Change): readonly Judged[] {
    const judged = this.#follow(change.entries);
    this.#count(change, judged);
    return judged;
  }

  #count(change: Change, judged: readonly Judged[]): void {
    if (judged.some(({ entry }) => entry.kind === "undo")) this.era++;
    this.kept.push(...change.entries);
    this.orders = ordersAfter(this.orders, change);
    this.table = { ...this.table, ...change.table, revision: this.table.revision + 1 };
  }

  /** What was decided elsewhere is taken in as it was read; what it brought. */
  protected takeNews({ table, entries, orders }: LoadedTable): readonly Judged[] {
    const judged = this.#follow(entries);
    if (judged.some(({ entry }) => entry.kind === "undo")) this.era++;
    this.kept.push(...entries);
    this.table = table;
    this.orders = orders;
    return judged;
  }

  /** The table as it was read from the database; where its log does not hold, everything stays as it is. */
  protected take({ table, entries, orders, play }: ReadTable): void {
    this.play = play ?? this.#replayed(entries);
    this.table = table;
    this.kept = [...entries];
    this.orders = orders;
    this.era++;
    this.watched = table.terms.delay === 0 ? this.play : this.#shownAlready();
    this.letSpectatorsSee();
  }

  /** Goes on with all of these entries, or with none. */
  #follow(entries: readonly StoredEntry[]): readonly Judged[] {
    try {
      return entries.map(({ entry }) => this.play.follow(entry));
    } catch (error) {
      const before = this.#replayed(this.kept);
      if (this.watched === this.play) this.watched = before;
      this.play = before;
      throw error;
    }
  }

  #replayed(entries: readonly StoredEntry[]): Play {
    const play = this.play.fresh();
    for (const { entry } of entries) play.follow(entry);
    return play;
  }

  /** The game as spectators of a table with a delay may see it, or shortly before. */
  #shownAlready(): Play {
    const now = this.services.now();
    const hidden = this.kept.findIndex(({ at }) => this.shownAt(at) > now);
    const shown = hidden === -1 ? this.kept.length : hidden;
    return this.table.status === "open" ? this.play.fresh() : this.play.shortlyBefore(shown);
  }

  /** Lets spectators see what is old enough by now. */
  protected letSpectatorsSee(): readonly Judged[] {
    const { watched, play } = this;
    const now = this.services.now();
    const judged: Judged[] = [];
    if (this.table.status === "open") return judged;
    for (let due = this.shownNext; due !== undefined && due <= now; due = this.shownNext) {
      const entry = play.log[watched.log.length];
      if (entry !== undefined) judged.push(watched.follow(entry));
    }
    return judged;
  }

  /** When spectators may see one entry more; undefined where they see everything. */
  get shownNext(): number | undefined {
    const { length } = this.watched.log;
    if (length === this.play.log.length || this.table.status === "open") return undefined;
    return this.shownAt(this.kept[length]?.at ?? 0);
  }

  /** When spectators may know what happened then; while the game goes on, time in which nobody could play does not count. */
  shownAt(at: number): number {
    const { status, terms } = this.table;
    const pauses = status === "over" ? [] : this.services.vigil.pauses;
    return afterFree(at, terms.delay * 1000, pauses);
  }

  private playFor(observer: Observer): Play {
    return observer === "spectator" ? this.watched : this.play;
  }

  /** The table as far as an observer may look. */
  private sight(observer: Observer): Sight {
    const { table, present } = this;
    const play = this.playFor(observer);
    const { now, pauses } = this.scene();
    const isBehind = play.log.length < this.play.log.length;
    const isDelayed = observer === "spectator" && table.terms.delay > 0;
    return { table, play, now, pauses, present, isBehind, isDelayed };
  }
}

function entryAt(log: readonly LogEntry[], seq: number): LogEntry {
  const entry = log[seq];
  if (entry === undefined) throw new Error(`there is no entry ${seq}`);
  return entry;
}

/** Lets a game follow a log until it has so many entries. */
function* followWork(
  play: Play,
  log: readonly LogEntry[],
  entries: number = log.length,
): Work<void> {
  while (play.log.length < entries) {
    play.follow(entryAt(log, play.log.length));
    yield;
  }
}

/** Plays the log of a table that was read, in slices; a log that does not hold is a fault. */
export async function replayed(
  { gameAt, slices = new Slices() }: Pick<Services, "gameAt"> & Partial<Pick<Services, "slices">>,
  { table, entries }: LoadedTable,
  address = "",
): Promise<Play> {
  const play = beginningOf({ gameAt }, table);
  const log = entries.map(({ entry }) => entry);
  await slices.run(address, followWork(play, log));
  return play;
}

/** The table before the first entry of its log. */
export function beginningOf({ gameAt }: Pick<Services, "gameAt">, table: StoredTable): Play {
  const { game: id, rules, seed, position, seats, terms } = table;
  const game = gameAt(id, rules);
  if (game === undefined) throw new Error(`nobody here knows ${id} under rules ${rules}`);
  const options = terms.options as GameTypes["options"];
  const players = seats.map(({ name }) => name);
  const first = begin(game, { seed, players, options, ...(position && { position }) });
  if (!first.ok) throw new Error(`table ${table.id} cannot begin: ${first.error.reason}`);
  return new Play(game, first.value);
}
