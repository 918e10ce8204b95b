import type { AppliedEntry, Game, Observer, Seat, Timeline } from "@sofala/engine";
import type { ClockInfo, SeatInfo, SeenEntry, Snapshot, TableInfo } from "@sofala/protocol";
import { advanceClock, type TableClock, type Outage } from "../clocks/table-clock.ts";
import type { PersonSet } from "./subscriber-list.ts";
import type { TableCaller } from "./caller.ts";
import type { StoredTable } from "./stored-table.ts";

/** What an observer may see of a table: spectators of a delayed table see an earlier moment. */
export interface ObserverScope {
  readonly table: StoredTable;
  readonly timeline: Timeline;
  readonly now: number;
  readonly outages: readonly Outage[];
  /** People who are connected. */
  readonly connected: PersonSet;
  /** True if the players are ahead of this timeline. */
  readonly isBehind: boolean;
  /** True for spectators of a delayed table, who may see nothing of the present. */
  readonly isDelayed: boolean;
}

/** The table without the game itself: settings, seats, status, clocks. */
export function tableInfo(
  scope: ObserverScope,
  { seat, isOwner }: Pick<TableCaller, "seat" | "isOwner">,
): TableInfo {
  const { table, timeline, now } = scope;
  const { id, game, rulesVersion, visibility, createdAt, startedAt, endedAt, settings, proposal } =
    table;
  const { status, outcome } = visibleStatus(scope);
  // The invitation of this table does not admit to the rematch.
  const isRematchHidden = status !== "over" || (seat === undefined && visibility === "invited");
  return {
    id,
    game,
    rulesVersion,
    visibility,
    createdAt,
    ...settings,
    status,
    now,
    seats: table.seats.map((_, each) => seatInfo(scope, each)),
    you: { isOwner, ...(seat === undefined ? {} : { seat }) },
    entryCount: visibleEntryCount(scope),
    toAct: status === "running" ? timeline.toAct : [],
    ...(startedAt === undefined ? {} : { startedAt }),
    ...(endedAt === undefined || status !== "over" ? {} : { endedAt }),
    ...clockField(scope),
    // A proposal is not in the log, so spectators of a delayed table never see it.
    ...(proposal === undefined || scope.isDelayed ? {} : { proposal }),
    ...(outcome === undefined ? {} : { outcome }),
    ...(table.commitment === undefined ? {} : { commitment: table.commitment }),
    ...(status === "over" ? { deal: { seed: table.seed, salt: table.salt } } : {}),
    ...(table.rematch === undefined || isRematchHidden ? {} : { rematchTableId: table.rematch }),
    ...(isOwner ? { invite: table.invite } : {}),
  };
}

/** The game as it is now for an observer; the view and the legal moves only if requested. */
export function snapshotFor(
  scope: ObserverScope,
  observer: Observer,
  wants: { readonly views: boolean; readonly legal: boolean },
): Snapshot {
  const { timeline, now } = scope;
  const { status, outcome } = visibleStatus(scope);
  const hasStarted = status !== "open";
  const toAct = status === "running" ? timeline.toAct : [];
  const isToAct = typeof observer === "number" && toAct.includes(observer);
  return {
    entryCount: visibleEntryCount(scope),
    status,
    toAct,
    now,
    ...clockField(scope),
    ...(outcome === undefined ? {} : { outcome }),
    ...(wants.views && hasStarted ? { view: timeline.view(observer) } : {}),
    ...(wants.legal && isToAct
      ? { legal: [...timeline.game.legalMoves(timeline.state, observer)] }
      : {}),
  };
}

/** The part of an entry that an observer may know. */
export function visibleEntry(
  game: Game,
  { entry, stateBefore, events }: AppliedEntry,
  observer: Observer,
): Pick<SeenEntry, "entry" | "events"> {
  if (entry.kind !== "move") return { entry, events: [] };
  const move = game.moveFor(stateBefore, entry.move, entry.actor, observer);
  return {
    entry: { kind: "move", actor: entry.actor, ...(move === undefined ? {} : { move }) },
    events: game.eventsFor(events, observer),
  };
}

/** An entry as it is sent to an observer. */
export const projectEntry = (
  { game }: Timeline,
  seq: number,
  at: number,
  applied: AppliedEntry,
  observer: Observer,
): SeenEntry => ({ seq, at, ...visibleEntry(game, applied, observer) });

/** No entry is visible before the game starts, not even of a record that the table continues. */
const visibleEntryCount = ({ table, timeline }: ObserverScope): number =>
  table.status === "open" ? 0 : timeline.log.length;

/** Spectators who are behind do not know yet that the game is over. */
function visibleStatus({ table, isBehind }: ObserverScope): Pick<TableInfo, "status" | "outcome"> {
  const { status, outcome } = table;
  if (isBehind && status === "over") return { status: "running" };
  return { status, ...(outcome === undefined ? {} : { outcome }) };
}

/** The clocks. They show the present, so spectators of a delayed table never see them. */
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
  const remaining = rests.filter(({ ended }) => ended > now);
  return {
    timeLeft: allotted,
    bankLeft: bank,
    running,
    ...(part === undefined ? {} : { part: { name: part.name, timeLeft: part.left } }),
    ...(remaining.length === 0
      ? {}
      : {
          absences: remaining.map(({ seat, began, ended }) => ({
            seat,
            startsAt: began,
            endsAt: ended,
          })),
        }),
    ...(leave === undefined ? {} : { holidayLeft: leave }),
  };
}

function seatInfo({ table, timeline, connected, isDelayed }: ObserverScope, seat: Seat): SeatInfo {
  const isHidden = isDelayed && table.status !== "open";
  const holder = table.seats[seat];
  if (holder === undefined) throw new Error(`the table has no seat ${seat}`);
  const { kind, name } = holder;
  return {
    kind,
    name,
    ...(holder.kind === "person" ? { personId: holder.person } : {}),
    ...(holder.kind === "bot" ? { level: holder.level } : {}),
    ...(kind === "person" && timeline.isHandedOver(seat) ? { isHandedOver: true } : {}),
    ...(timeline.resigned.includes(seat) ? { hasResigned: true } : {}),
    ...(holder.kind === "person" && !isHidden && connected.has(holder.person)
      ? { isConnected: true }
      : {}),
  };
}
