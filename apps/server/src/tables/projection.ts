import type { Observer, Seat } from "@sofala/engine";
import type { ClockInfo, SeatInfo, SeenEntry, Snapshot, TableInfo } from "@sofala/protocol";
import { advanceClock, type TableClock, type Outage } from "../clocks/table-clock.ts";
import { visibleEntry, type AppliedEntry, type Timeline } from "../timeline/timeline.ts";
import type { PersonSet } from "./subscriber-list.ts";
import type { Caller } from "./caller.ts";
import type { StoredTable } from "./stored-table.ts";

/** A table as far as an observer may look: spectators of a table with a delay see an earlier one. */
export interface ObserverScope {
  readonly table: StoredTable;
  readonly timeline: Timeline;
  readonly now: number;
  readonly outages: readonly Outage[];
  /** People who are connected. */
  readonly connected: PersonSet;
  /** Do spectators see this later than players? */
  readonly isBehind: boolean;
  /** Is this for spectators of a table with a delay? Nothing of the present is for them. */
  readonly isDelayed: boolean;
}

/** All that a table's page needs to know but the board. */
export function tableInfo(
  sight: ObserverScope,
  { seat, isOwner }: Pick<Caller, "seat" | "isOwner">,
): TableInfo {
  const { table, timeline, now } = sight;
  const { id, game, rulesVersion, visibility, createdAt, startedAt, endedAt, settings, proposal } =
    table;
  const { status, outcome } = visibleStatus(sight);
  // What is proposed stands in no log: spectators of a table with a delay never hear of it.
  // The invitation of this table does not open the next one.
  const isHidden = status !== "over" || (seat === undefined && visibility === "invited");
  return {
    id,
    game,
    rules: rulesVersion,
    visibility,
    created: createdAt,
    ...settings,
    status,
    now,
    seats: table.seats.map((_, each) => seatInfo(sight, each)),
    you: { isOwner, ...(seat === undefined ? {} : { seat }) },
    entries: visibleEntryCount(sight),
    toAct: status === "running" ? timeline.toAct : [],
    ...(startedAt === undefined ? {} : { started: startedAt }),
    ...(endedAt === undefined || status !== "over" ? {} : { ended: endedAt }),
    ...clockField(sight),
    ...(proposal === undefined || sight.isDelayed ? {} : { proposal }),
    ...(outcome === undefined ? {} : { outcome }),
    ...(table.commitment === undefined ? {} : { commitment: table.commitment }),
    ...(status === "over" ? { deal: { seed: table.seed, salt: table.salt } } : {}),
    ...(table.rematch === undefined || isHidden ? {} : { rematch: table.rematch }),
    ...(isOwner ? { invite: table.invite } : {}),
  };
}

/** How the table stands for an observer. */
export function snapshotFor(
  sight: ObserverScope,
  observer: Observer,
  wishes: { readonly views: boolean; readonly legal: boolean },
): Snapshot {
  const { timeline, now } = sight;
  const { status, outcome } = visibleStatus(sight);
  const isShown = status !== "open";
  const toAct = status === "running" ? timeline.toAct : [];
  const isToAct = typeof observer === "number" && toAct.includes(observer);
  return {
    entries: visibleEntryCount(sight),
    status,
    toAct,
    now,
    ...clockField(sight),
    ...(outcome === undefined ? {} : { outcome }),
    ...(wishes.views && isShown ? { view: timeline.view(observer) } : {}),
    ...(wishes.legal && isToAct
      ? { legal: [...timeline.game.legalMoves(timeline.state, observer)] }
      : {}),
  };
}

/** An entry as an observer is told of it. */
export const projectEntry = (
  { game }: Timeline,
  seq: number,
  at: number,
  judged: AppliedEntry,
  observer: Observer,
): SeenEntry => ({ seq, at, ...visibleEntry(game, judged, observer) });

/** Nothing is shown before the game begins, not even of a record that is gone on with. */
const visibleEntryCount = ({ table, timeline }: ObserverScope): number =>
  table.status === "open" ? 0 : timeline.log.length;

/** Where spectators are behind, the end is news to them too. */
function visibleStatus({ table, isBehind }: ObserverScope): Pick<TableInfo, "status" | "outcome"> {
  const { status, outcome } = table;
  if (isBehind && status === "over") return { status: "running" };
  return { status, ...(outcome === undefined ? {} : { outcome }) };
}

/** Clocks run in the present: where one is shown and then not, somebody has moved. */
function clockField({ table, now, outages, isDelayed }: ObserverScope): {
  readonly clock?: ClockInfo;
} {
  const { clock } = table;
  return clock === undefined || isDelayed
    ? {}
    : { clock: clockInfo(advanceClock(clock, now, outages), now) };
}

function clockInfo(clock: TableClock, now: number): ClockInfo {
  const { allotted, bank, running, part, rests = [], leave } = clock;
  const { name, left } = part ?? {};
  const ahead = rests.filter(({ ended }) => ended > now);
  return {
    allotted,
    bank,
    running,
    ...(name === undefined || left === undefined ? {} : { part: { name, left } }),
    ...(ahead.length === 0
      ? {}
      : { rests: ahead.map(({ seat, began, ended }) => ({ seat, began, ended })) }),
    ...(leave === undefined ? {} : { leave }),
  };
}

function seatInfo({ table, timeline, connected, isDelayed }: ObserverScope, seat: Seat): SeatInfo {
  const isHidden = isDelayed && table.status !== "open";
  const sitter = table.seats[seat];
  if (sitter === undefined) throw new Error(`the table has no seat ${seat}`);
  const { kind, name } = sitter;
  return {
    kind,
    name,
    ...(sitter.kind === "person" ? { person: sitter.person } : {}),
    ...(sitter.kind === "bot" ? { level: sitter.level } : {}),
    ...(kind === "person" && timeline.isHandedOver(seat) ? { handedOver: true } : {}),
    ...(timeline.resigned.includes(seat) ? { resigned: true } : {}),
    ...(sitter.kind === "person" && !isHidden && connected.has(sitter.person)
      ? { present: true }
      : {}),
  };
}
