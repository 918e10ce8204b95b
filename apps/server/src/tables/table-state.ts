import {
  initialState,
  RecentStates,
  replayerOf,
  Timeline,
  type GameTypes,
  type JsonObject,
  type Observer,
  type Seat,
  type Game,
  type AppliedEntry,
  type Entry,
} from "@sofala/engine";
import type { SeenEntry, Snapshot, TableInfo } from "@sofala/protocol";
import { addUncoveredTime, type RestCalendar } from "../clocks/rest.ts";
import type { Outage } from "../clocks/table-clock.ts";
import {
  runToEnd,
  TimeSlicer,
  type Steps,
  type WaitingAddresses,
} from "../fairness/time-slicer.ts";
import type { PersonSet, Viewer } from "./subscriber-list.ts";
import { nextEntryTime, type Decision, type TableContext } from "./decision.ts";
import type { BlockLookup } from "./block-lookup.ts";
import { ordersAfter, type Change, type LoadedTable } from "./stored-table.ts";
import type { StoredEntry, StoredTable } from "./stored-table.ts";
import { projectEntry, snapshotFor, tableInfo, type ObserverScope } from "./projection.ts";

/** A table that was loaded from the database, perhaps with its log replayed already. */
export interface PreparedTable extends LoadedTable {
  readonly timeline?: Timeline;
}

/** Finds a game by its id and the version of its rules. */
/** The rules by the game's id and version. */
export interface GameVersions {
  readonly findGameVersion: (id: string, rulesVersion: number) => Game | undefined;
}

/** What the state of a table depends on; it does no I/O. */
export interface TableStateDeps extends GameVersions {
  readonly now: () => number;
  readonly blocks: Pick<BlockLookup, "hasBlocked">;
  /** The times during which the service was down. */
  readonly heartbeat: { readonly outages: readonly Outage[] };
}

/** The longest log from which a table is computed again whenever it is needed: that takes less than a millisecond. */
const MAX_COMPACT_LOG = 1000;

/** The log of a table and what follows from it. */
interface PlayedLog {
  timeline: Timeline;
  spectatorTimeline: Timeline;
  storedEntries: StoredEntry[];
  /** The length of the log when its states were dropped. */
  compactLength?: number;
}

/** A table in memory: what is stored of it, and what each observer may see. Stores and sends nothing. */
export class TableState {
  readonly id: string;
  table: StoredTable;
  orders: ReadonlyMap<Seat, JsonObject> = new Map();
  /** Days off and holidays by person, if the table allows any. */
  calendars: ReadonlyMap<string, RestCalendar> = new Map();
  /** Who is connected to any node; `Subscribers` sets it. */
  connected: PersonSet = new Set();
  /** Incremented by every undo and reload, so that results from before can be recognized. */
  generation = 0;
  readonly #deps: TableStateDeps;
  /** The stored entries as JSON while the table is compact. */
  #log: PlayedLog | string;

  constructor(deps: TableStateDeps, loaded: PreparedTable) {
    this.#deps = deps;
    this.id = loaded.table.id;
    this.table = loaded.table;
    const timeline = loaded.timeline ?? initialTimeline(deps, loaded.table);
    this.#log = { timeline, spectatorTimeline: timeline, storedEntries: [] };
    this.reset(loaded);
  }

  get timeline(): Timeline {
    return this.#playedLog().timeline;
  }

  /** What spectators see: the same timeline, or an earlier moment of it. */
  get spectatorTimeline(): Timeline {
    return this.#playedLog().spectatorTimeline;
  }

  /** The log with times and authors. */
  get storedEntries(): readonly StoredEntry[] {
    return this.#playedLog().storedEntries;
  }

  get game(): Game {
    return this.timeline.game;
  }

  /** The seat of a person, if they have one. */
  seatOf(person: string | undefined): Seat | undefined {
    if (person === undefined) return undefined;
    const seat = this.table.seats.findIndex(
      (holder) => holder.kind === "person" && holder.person === person,
    );
    return seat === -1 ? undefined : seat;
  }

  /**
   * True if somebody may see the table. A table for invited people is visible to its owner, the people at its seats,
   * operators, and everybody with the invitation whom the owner has not blocked.
   */
  canView({ person, invite, isOperator }: Viewer): boolean {
    const { visibility, owner, invite: code } = this.table;
    if (visibility !== "invited") return true;
    const isParticipant = person === owner || this.seatOf(person) !== undefined;
    const isBlocked = person !== undefined && this.#deps.blocks.hasBlocked(owner, person);
    return isParticipant || isOperator === true || (invite === code && !isBlocked);
  }

  /** The seat of a person, or spectator. */
  observerOf(person: string | undefined): Observer {
    return this.seatOf(person) ?? "spectator";
  }

  /** The input of a decision: the table at this moment. */
  context(): TableContext {
    const { table, timeline, storedEntries, calendars } = this;
    const { now, heartbeat } = this.#deps;
    return {
      table,
      timeline,
      storedEntries,
      calendars,
      now: nextEntryTime(storedEntries, now()),
      outages: heartbeat.outages,
    };
  }

  /** The table as a person may know it. */
  infoFor(person: string | undefined): TableInfo {
    const seat = this.seatOf(person);
    const isOwner = this.table.owner === person;
    return tableInfo(this.#scopeFor(seat ?? "spectator"), {
      isOwner,
      ...(seat === undefined ? {} : { seat }),
    });
  }

  snapshotFor(
    observer: Observer,
    wants: { readonly views: boolean; readonly legal: boolean },
  ): Snapshot {
    return snapshotFor(this.#scopeFor(observer), observer, wants);
  }

  /** True if the game is over and the observer may know it. */
  isOverFor(observer: Observer): boolean {
    return this.snapshotFor(observer, { views: false, legal: false }).status === "over";
  }

  /** The entries from this number on and a snapshot after the last one, as a person may see them. */
  *catchUpInSteps(
    person: string | undefined,
    from: number,
    wants: { readonly views: boolean; readonly legal: boolean },
  ): Steps<{ readonly entries: readonly SeenEntry[]; readonly snapshot: Snapshot }> {
    for (;;) {
      const observer = this.observerOf(person);
      const timeline = this.#timelineFor(observer);
      const entries =
        (yield* this.#replayEntriesInSteps(timeline, from, [observer])).get(observer) ?? [];
      // Between two steps the person may have taken a seat, or the table may have been reloaded.
      const isSame =
        observer === this.observerOf(person) && timeline === this.#timelineFor(observer);
      if (isSame) return { entries, snapshot: this.snapshotFor(observer, wants) };
    }
  }

  /** The entries from this number on, as each observer may see them. The log is replayed once for all observers. */
  entriesFrom(
    from: number,
    observers: readonly Observer[],
  ): ReadonlyMap<Observer, readonly SeenEntry[]> {
    const byTimeline = [...Map.groupBy(observers, (observer) => this.#timelineFor(observer))];
    return new Map(
      byTimeline.flatMap(([timeline, group]) => [
        ...runToEnd(this.#replayEntriesInSteps(timeline, from, group)),
      ]),
    );
  }

  *#replayEntriesInSteps(
    timeline: Timeline,
    from: number,
    observers: readonly Observer[],
  ): Steps<ReadonlyMap<Observer, readonly SeenEntry[]>> {
    const seen = new Map(observers.map((observer) => [observer, [] as SeenEntry[]]));
    if (from >= timeline.log.length || this.table.status === "open") return seen;
    const replayed = timeline.copyAtOrBefore(from);
    for (let seq = replayed.log.length; seq < timeline.log.length; seq++) {
      const applied = replayed.replay(entryAt(timeline.log, seq));
      if (seq >= from) {
        for (const [observer, list] of seen) list.push(this.entryFor(seq, applied, observer));
      }
      if (seq + 1 < timeline.log.length) yield;
    }
    return seen;
  }

  /** The timeline after this many entries; undefined if the observer may not see that far. */
  *timelineAtInSteps(entries: number, observer: Observer): Steps<Timeline | undefined> {
    const timeline = this.#timelineFor(observer);
    if (entries > timeline.log.length || this.table.status === "open") return undefined;
    if (entries === timeline.log.length) return timeline;
    const replayed = timeline.copyAtOrBefore(entries);
    yield* replayed.replayInSteps(timeline.log.slice(replayed.log.length, entries));
    return replayed;
  }

  /** How many entries a person may see. */
  visibleEntryCount(person: string | undefined): number {
    return this.#timelineFor(this.observerOf(person)).log.length;
  }

  /** An entry as an observer may see it. */
  entryFor(seq: number, applied: AppliedEntry, observer: Observer): SeenEntry {
    return projectEntry(this.timeline, seq, this.storedEntries[seq]?.at ?? 0, applied, observer);
  }

  /** Applies a decision of this node that has been stored. */
  applyDecision({ change, applied }: Decision): void {
    for (const each of applied) this.timeline.append(each);
    this.#updateStored(change, applied);
  }

  /** Applies a change that another node has stored; returns its entries with their effects. */
  applyChange(change: Change): readonly AppliedEntry[] {
    const applied = this.#replayAllOrNone(change.entries);
    this.#updateStored(change, applied);
    return applied;
  }

  #updateStored(change: Change, applied: readonly AppliedEntry[]): void {
    if (applied.some(({ entry }) => entry.kind === "undo")) this.generation++;
    this.#playedLog().storedEntries.push(...change.entries);
    this.orders = ordersAfter(this.orders, change);
    this.table = { ...this.table, ...change.table, revision: this.table.revision + 1 };
  }

  /** Applies newly loaded entries and fields; returns the entries with their effects. */
  applyLoaded({ table, entries, orders }: LoadedTable): readonly AppliedEntry[] {
    const applied = this.#replayAllOrNone(entries);
    if (applied.some(({ entry }) => entry.kind === "undo")) this.generation++;
    this.#playedLog().storedEntries.push(...entries);
    this.table = table;
    this.orders = orders;
    return applied;
  }

  /** Drops what can be computed again, until it is needed. */
  compact(): void {
    if (typeof this.#log === "string") return;
    const { timeline, spectatorTimeline, storedEntries, compactLength } = this.#log;
    const { length } = storedEntries;
    if (timeline === spectatorTimeline && length <= MAX_COMPACT_LOG) {
      this.#log = JSON.stringify(storedEntries);
    } else if (compactLength !== length) {
      timeline.compact();
      spectatorTimeline.compact();
      this.#log.compactLength = length;
    }
  }

  /** The log and what follows from it, computed if the table is compact. */
  #playedLog(): PlayedLog {
    if (typeof this.#log !== "string") return this.#log;
    const storedEntries = JSON.parse(this.#log) as StoredEntry[];
    const timeline = initialTimeline(this.#deps, this.table);
    runToEnd(timeline.replayInSteps(storedEntries.map(({ entry }) => entry)));
    this.#log = { timeline, spectatorTimeline: timeline, storedEntries };
    return this.#log;
  }

  /** Replaces everything with what was loaded. If its log cannot be replayed, nothing changes. */
  reset({ table, entries, orders, timeline }: PreparedTable): void {
    const played = timeline ?? this.#rebuildTimeline(entries);
    this.table = table;
    this.#log = { timeline: played, spectatorTimeline: played, storedEntries: [...entries] };
    this.orders = orders;
    this.generation++;
    if (table.settings.delay === 0) return;
    this.#log.spectatorTimeline = this.#startSpectatorTimeline();
    this.advanceSpectators();
  }

  /** Replays all of these entries or, if one is refused, none. */
  #replayAllOrNone(entries: readonly StoredEntry[]): readonly AppliedEntry[] {
    try {
      return entries.map(({ entry }) => this.timeline.replay(entry));
    } catch (error) {
      const played = this.#playedLog();
      const before = this.#rebuildTimeline(played.storedEntries);
      if (played.spectatorTimeline === played.timeline) played.spectatorTimeline = before;
      played.timeline = before;
      throw error;
    }
  }

  #rebuildTimeline(entries: readonly StoredEntry[]): Timeline {
    const timeline = this.timeline.fromStart();
    runToEnd(timeline.replayInSteps(entries.map(({ entry }) => entry)));
    return timeline;
  }

  /** The timeline that spectators of a delayed table may see now, or a checkpoint shortly before it. */
  #startSpectatorTimeline(): Timeline {
    const now = this.#deps.now();
    const hidden = this.storedEntries.findIndex(({ at }) => this.visibleToSpectatorsAt(at) > now);
    const shown = hidden === -1 ? this.storedEntries.length : hidden;
    return this.table.status === "open"
      ? this.timeline.fromStart()
      : this.timeline.copyAtOrBefore(shown);
  }

  /** Moves the spectators of a delayed table forward to what they may see now; returns the new entries. */
  advanceSpectators(): readonly AppliedEntry[] {
    const applied: AppliedEntry[] = [];
    if (this.table.settings.delay === 0 || this.table.status === "open") return applied;
    const { spectatorTimeline, timeline } = this;
    const now = this.#deps.now();
    for (
      let due = this.nextSpectatorUpdateAt;
      due !== undefined && due <= now;
      due = this.nextSpectatorUpdateAt
    ) {
      const entry = timeline.log[spectatorTimeline.log.length];
      if (entry !== undefined) applied.push(spectatorTimeline.replay(entry));
    }
    return applied;
  }

  /** When spectators may see the next entry; undefined if they see all. */
  get nextSpectatorUpdateAt(): number | undefined {
    if (this.table.settings.delay === 0) return undefined;
    const { length } = this.spectatorTimeline.log;
    if (length === this.timeline.log.length || this.table.status === "open") return undefined;
    return this.visibleToSpectatorsAt(this.storedEntries[length]?.at ?? 0);
  }

  /** When spectators may see what happened at a time. Outages do not count towards the delay while the game runs. */
  visibleToSpectatorsAt(at: number): number {
    const { status, settings } = this.table;
    const outages = status === "over" ? [] : this.#deps.heartbeat.outages;
    return addUncoveredTime(at, settings.delay * 1000, outages);
  }

  #timelineFor(observer: Observer): Timeline {
    return observer === "spectator" ? this.spectatorTimeline : this.timeline;
  }

  /** The input of a projection for this observer. */
  #scopeFor(observer: Observer): ObserverScope {
    const { table, connected } = this;
    const timeline = this.#timelineFor(observer);
    const { now, outages } = this.context();
    const isBehind = timeline.log.length < this.timeline.log.length;
    const isDelayed = observer === "spectator" && table.settings.delay > 0;
    return { table, timeline, now, outages, connected, isBehind, isDelayed };
  }
}

function entryAt(log: readonly Entry[], seq: number): Entry {
  const entry = log[seq];
  if (entry === undefined) throw new Error(`the log has no entry ${seq}`);
  return entry;
}

/** Replays the log of a loaded table in time slices; rejects if an entry is refused. */
export async function loadTimeline(
  {
    findGameVersion,
    timeSlicer = new TimeSlicer(),
  }: GameVersions & { readonly timeSlicer?: TimeSlicer },
  { table, entries }: LoadedTable,
  waiting: string | WaitingAddresses = "",
): Promise<Timeline> {
  const timeline = initialTimeline({ findGameVersion }, table);
  const log = entries.map(({ entry }) => entry);
  await timeSlicer.run(waiting, timeline.replayInSteps(log));
  return timeline;
}

/** The timeline before the first entry. */
export function initialTimeline({ findGameVersion }: GameVersions, table: StoredTable): Timeline {
  const { game: id, rulesVersion, seed, position, seats, settings } = table;
  const game = findGameVersion(id, rulesVersion);
  if (game === undefined)
    throw new Error(`this server does not know version ${rulesVersion} of ${id}`);
  const options = settings.options as GameTypes["options"];
  const players = seats.map(({ name }) => name);
  const first = initialState(game, { seed, players, options, ...(position && { position }) });
  if (!first.ok) throw new Error(`table ${table.id} cannot start: ${first.error.reason}`);
  return new Timeline(game, replayerOf(game, first.value).copy(), new RecentStates());
}
