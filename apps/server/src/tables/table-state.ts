import {
  initialState,
  type GameTypes,
  type JsonObject,
  type Observer,
  type Seat,
} from "@sofala/engine";
import type { SeenEntry, Snapshot, TableInfo } from "@sofala/protocol";
import { Timeline, type AnyGame, type AppliedEntry, type LogEntry } from "../timeline/timeline.ts";
import { addUncoveredTime, type RestCalendar } from "../clocks/rest.ts";
import { runToEnd, TimeSlicer, type Steps } from "../fairness/time-slicer.ts";
import type { PersonSet, Viewer } from "./subscriber-list.ts";
import { nextEntryTime, type Decision, type TableContext } from "./decision.ts";
import type { Services } from "./services.ts";
import { ordersAfter, type Change, type LoadedTable } from "./stored-table.ts";
import type { StoredEntry, StoredTable } from "./stored-table.ts";
import { projectEntry, snapshotFor, tableInfo, type ObserverScope } from "./projection.ts";

/** A table as it was read from the database; its log may have been played already. */
export interface PreparedTable extends LoadedTable {
  readonly timeline?: Timeline;
}

/** A table in memory, and what everybody may know of it. Nothing is kept or sent here. */
export class TableState {
  readonly id: string;
  table: StoredTable;
  timeline: Timeline;
  /** What spectators see: the same, or an earlier moment of it. */
  spectatorTimeline: Timeline;
  /** The log as it is kept. */
  storedEntries: StoredEntry[] = [];
  orders: ReadonlyMap<Seat, JsonObject> = new Map();
  /** Days off and holidays by person, where the table allows for any. */
  calendars: ReadonlyMap<string, RestCalendar> = new Map();
  /** Another one after every undo. */
  generation = 0;
  protected readonly services: Services;

  constructor(services: Services, loaded: PreparedTable) {
    this.services = services;
    this.id = loaded.table.id;
    this.table = loaded.table;
    this.timeline = loaded.timeline ?? initialTimeline(services, loaded.table);
    this.spectatorTimeline = this.timeline;
    this.reset(loaded);
  }

  get game(): AnyGame {
    return this.timeline.game;
  }

  /** People who are there. */
  get connected(): PersonSet {
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
  canView({ person, invite, isOperator }: Viewer): boolean {
    const { visibility, owner, invite: code } = this.table;
    if (visibility !== "invited") return true;
    const isThere = person === owner || this.seatOf(person) !== undefined;
    const isBlocked = person !== undefined && this.services.blocks.hasBlocked(owner, person);
    return isThere || isOperator === true || (invite === code && !isBlocked);
  }

  /** What somebody looks at the table as. */
  observerOf(person: string | undefined): Observer {
    return this.seatOf(person) ?? "spectator";
  }

  /** The table as it is now. */
  context(): TableContext {
    const { table, timeline, storedEntries, calendars } = this;
    const { now, heartbeat } = this.services;
    return {
      table,
      timeline,
      storedEntries,
      calendars,
      now: nextEntryTime(storedEntries, now()),
      outages: heartbeat.outages,
    };
  }

  /** What somebody may know of the table. */
  infoFor(person: string | undefined): TableInfo {
    const seat = this.seatOf(person);
    const isOwner = this.table.owner === person;
    return tableInfo(this.scopeFor(seat ?? "spectator"), {
      isOwner,
      ...(seat === undefined ? {} : { seat }),
    });
  }

  snapshotFor(
    observer: Observer,
    wishes: { readonly views: boolean; readonly legal: boolean },
  ): Snapshot {
    return snapshotFor(this.scopeFor(observer), observer, wishes);
  }

  /** Is the game over, as far as an observer may know? */
  isOverFor(observer: Observer): boolean {
    return this.snapshotFor(observer, { views: false, legal: false }).status === "over";
  }

  /** The entries from a number on, and how the table stands after the last of them, as somebody may know it. */
  *catchUpInSteps(
    person: string | undefined,
    from: number,
    wishes: { readonly views: boolean; readonly legal: boolean },
  ): Steps<{ readonly entries: readonly SeenEntry[]; readonly standing: Snapshot }> {
    for (;;) {
      const observer = this.observerOf(person);
      const play = this.timelineFor(observer);
      const entries =
        (yield* this.#replayEntriesInSteps(play, from, [observer])).get(observer) ?? [];
      // Meanwhile they may have sat down, or the table may have been read anew.
      const isSame = observer === this.observerOf(person) && play === this.timelineFor(observer);
      if (isSame) return { entries, standing: this.snapshotFor(observer, wishes) };
    }
  }

  /** The entries from a number on, as far as each observer may look; the log is played once for all of them. */
  protected entriesFrom(
    from: number,
    observers: readonly Observer[],
  ): ReadonlyMap<Observer, readonly SeenEntry[]> {
    const together = [...Map.groupBy(observers, (observer) => this.timelineFor(observer))];
    return new Map(
      together.flatMap(([play, some]) => [
        ...runToEnd(this.#replayEntriesInSteps(play, from, some)),
      ]),
    );
  }

  *#replayEntriesInSteps(
    play: Timeline,
    from: number,
    observers: readonly Observer[],
  ): Steps<ReadonlyMap<Observer, readonly SeenEntry[]>> {
    const seen = new Map(observers.map((observer) => [observer, [] as SeenEntry[]]));
    if (from >= play.log.length || this.table.status === "open") return seen;
    const again = play.copyAtOrBefore(from);
    for (let seq = again.log.length; seq < play.log.length; seq++) {
      const judged = again.replay(entryAt(play.log, seq));
      if (seq >= from) {
        for (const [observer, list] of seen) list.push(this.entryFor(seq, judged, observer));
      }
      if (seq + 1 < play.log.length) yield;
    }
    return seen;
  }

  /** The game as it stood after so many entries; undefined where an observer may not look so far. */
  *timelineAtInSteps(entries: number, observer: Observer): Steps<Timeline | undefined> {
    const play = this.timelineFor(observer);
    if (entries > play.log.length || this.table.status === "open") return undefined;
    if (entries === play.log.length) return play;
    const again = play.copyAtOrBefore(entries);
    yield* replayLogInSteps(again, play.log, entries);
    return again;
  }

  /** How many entries somebody may know of. */
  visibleEntryCount(person: string | undefined): number {
    return this.timelineFor(this.observerOf(person)).log.length;
  }

  /** An entry as an observer is told of it. */
  protected entryFor(seq: number, judged: AppliedEntry, observer: Observer): SeenEntry {
    return projectEntry(this.timeline, seq, this.storedEntries[seq]?.at ?? 0, judged, observer);
  }

  /** A decision was kept: it counts from now on. */
  protected applyDecision({ change, applied }: Decision): void {
    for (const each of applied) this.timeline.append(each);
    this.#updateStored(change, applied);
  }

  /** What another node decided and kept is taken in; what it brought. */
  protected applyChange(change: Change): readonly AppliedEntry[] {
    const judged = this.#replayAllOrNone(change.entries);
    this.#updateStored(change, judged);
    return judged;
  }

  #updateStored(change: Change, judged: readonly AppliedEntry[]): void {
    if (judged.some(({ entry }) => entry.kind === "undo")) this.generation++;
    this.storedEntries.push(...change.entries);
    this.orders = ordersAfter(this.orders, change);
    this.table = { ...this.table, ...change.table, revision: this.table.revision + 1 };
  }

  /** What was decided elsewhere is taken in as it was read; what it brought. */
  protected applyLoaded({ table, entries, orders }: LoadedTable): readonly AppliedEntry[] {
    const judged = this.#replayAllOrNone(entries);
    if (judged.some(({ entry }) => entry.kind === "undo")) this.generation++;
    this.storedEntries.push(...entries);
    this.table = table;
    this.orders = orders;
    return judged;
  }

  /** The table as it was read from the database; where its log does not hold, everything stays as it is. */
  protected reset({ table, entries, orders, timeline }: PreparedTable): void {
    this.timeline = timeline ?? this.#rebuildTimeline(entries);
    this.table = table;
    this.storedEntries = [...entries];
    this.orders = orders;
    this.generation++;
    this.spectatorTimeline =
      table.settings.delay === 0 ? this.timeline : this.#startSpectatorTimeline();
    this.advanceSpectators();
  }

  /** Goes on with all of these entries, or with none. */
  #replayAllOrNone(entries: readonly StoredEntry[]): readonly AppliedEntry[] {
    try {
      return entries.map(({ entry }) => this.timeline.replay(entry));
    } catch (error) {
      const before = this.#rebuildTimeline(this.storedEntries);
      if (this.spectatorTimeline === this.timeline) this.spectatorTimeline = before;
      this.timeline = before;
      throw error;
    }
  }

  #rebuildTimeline(entries: readonly StoredEntry[]): Timeline {
    const play = this.timeline.fromStart();
    for (const { entry } of entries) play.replay(entry);
    return play;
  }

  /** The game as spectators of a table with a delay may see it, or shortly before. */
  #startSpectatorTimeline(): Timeline {
    const now = this.services.now();
    const hidden = this.storedEntries.findIndex(({ at }) => this.visibleToSpectatorsAt(at) > now);
    const shown = hidden === -1 ? this.storedEntries.length : hidden;
    return this.table.status === "open"
      ? this.timeline.fromStart()
      : this.timeline.copyAtOrBefore(shown);
  }

  /** Lets spectators see what is old enough by now. */
  protected advanceSpectators(): readonly AppliedEntry[] {
    const { spectatorTimeline, timeline } = this;
    const now = this.services.now();
    const judged: AppliedEntry[] = [];
    if (this.table.status === "open") return judged;
    for (
      let due = this.nextSpectatorUpdateAt;
      due !== undefined && due <= now;
      due = this.nextSpectatorUpdateAt
    ) {
      const entry = timeline.log[spectatorTimeline.log.length];
      if (entry !== undefined) judged.push(spectatorTimeline.replay(entry));
    }
    return judged;
  }

  /** When spectators may see one entry more; undefined where they see everything. */
  get nextSpectatorUpdateAt(): number | undefined {
    const { length } = this.spectatorTimeline.log;
    if (length === this.timeline.log.length || this.table.status === "open") return undefined;
    return this.visibleToSpectatorsAt(this.storedEntries[length]?.at ?? 0);
  }

  /** When spectators may know what happened then; while the game goes on, time in which nobody could play does not count. */
  visibleToSpectatorsAt(at: number): number {
    const { status, settings } = this.table;
    const pauses = status === "over" ? [] : this.services.heartbeat.outages;
    return addUncoveredTime(at, settings.delay * 1000, pauses);
  }

  private timelineFor(observer: Observer): Timeline {
    return observer === "spectator" ? this.spectatorTimeline : this.timeline;
  }

  /** The table as far as an observer may look. */
  private scopeFor(observer: Observer): ObserverScope {
    const { table, connected } = this;
    const timeline = this.timelineFor(observer);
    const { now, outages } = this.context();
    const isBehind = timeline.log.length < this.timeline.log.length;
    const isDelayed = observer === "spectator" && table.settings.delay > 0;
    return { table, timeline, now, outages, connected, isBehind, isDelayed };
  }
}

function entryAt(log: readonly LogEntry[], seq: number): LogEntry {
  const entry = log[seq];
  if (entry === undefined) throw new Error(`there is no entry ${seq}`);
  return entry;
}

/** Lets a game follow a log until it has so many entries. */
function* replayLogInSteps(
  play: Timeline,
  log: readonly LogEntry[],
  entries: number = log.length,
): Steps<void> {
  while (play.log.length < entries) {
    play.replay(entryAt(log, play.log.length));
    yield;
  }
}

/** Plays the log of a table that was read, in slices; a log that does not hold is a fault. */
export async function loadTimeline(
  {
    findGameVersion,
    timeSlicer = new TimeSlicer(),
  }: Pick<Services, "findGameVersion"> & Partial<Pick<Services, "timeSlicer">>,
  { table, entries }: LoadedTable,
  address = "",
): Promise<Timeline> {
  const play = initialTimeline({ findGameVersion }, table);
  const log = entries.map(({ entry }) => entry);
  await timeSlicer.run(address, replayLogInSteps(play, log));
  return play;
}

/** The table before the first entry of its log. */
export function initialTimeline(
  { findGameVersion }: Pick<Services, "findGameVersion">,
  table: StoredTable,
): Timeline {
  const { game: id, rulesVersion, seed, position, seats, settings } = table;
  const game = findGameVersion(id, rulesVersion);
  if (game === undefined) throw new Error(`nobody here knows ${id} under rules ${rulesVersion}`);
  const options = settings.options as GameTypes["options"];
  const players = seats.map(({ name }) => name);
  const first = initialState(game, { seed, players, options, ...(position && { position }) });
  if (!first.ok) throw new Error(`table ${table.id} cannot begin: ${first.error.reason}`);
  return new Timeline(game, first.value);
}
