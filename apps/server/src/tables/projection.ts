import type { Observer, Seat } from "@sofala/engine";
import type { ClockInfo, SeatInfo, SeenEntry, Standing, TableInfo } from "@sofala/protocol";
import { readAt, type Clock, type Pause } from "../clocks/table-clock.ts";
import { told, type Judged, type Play } from "../timeline/timeline.ts";
import type { People } from "./subscriber-list.ts";
import type { Caller } from "./caller.ts";
import type { StoredTable } from "./stored-table.ts";

/** A table as far as an observer may look: spectators of a table with a delay see an earlier one. */
export interface Sight {
  readonly table: StoredTable;
  readonly play: Play;
  readonly now: number;
  readonly pauses: readonly Pause[];
  /** People who are connected. */
  readonly present: People;
  /** Do spectators see this later than players? */
  readonly isBehind: boolean;
  /** Is this for spectators of a table with a delay? Nothing of the present is for them. */
  readonly isDelayed: boolean;
}

/** All that a table's page needs to know but the board. */
export function tableInfo(
  sight: Sight,
  { seat, isOwner }: Pick<Caller, "seat" | "isOwner">,
): TableInfo {
  const { table, play, now } = sight;
  const { id, game, rules, visibility, created, started, ended, terms, proposal } = table;
  const { status, outcome } = statusOf(sight);
  // What is proposed stands in no log: spectators of a table with a delay never hear of it.
  // The invitation of this table does not open the next one.
  const isHidden = status !== "over" || (seat === undefined && visibility === "invited");
  return {
    id,
    game,
    rules,
    visibility,
    created,
    ...terms,
    status,
    now,
    seats: table.seats.map((_, each) => seatInfo(sight, each)),
    you: { isOwner, ...(seat === undefined ? {} : { seat }) },
    entries: entriesShown(sight),
    toAct: status === "running" ? play.toAct : [],
    ...(started === undefined ? {} : { started }),
    ...(ended === undefined || status !== "over" ? {} : { ended }),
    ...clockPart(sight),
    ...(proposal === undefined || sight.isDelayed ? {} : { proposal }),
    ...(outcome === undefined ? {} : { outcome }),
    ...(table.commitment === undefined ? {} : { commitment: table.commitment }),
    ...(status === "over" ? { deal: { seed: table.seed, salt: table.salt } } : {}),
    ...(table.rematch === undefined || isHidden ? {} : { rematch: table.rematch }),
    ...(isOwner ? { invite: table.invite } : {}),
  };
}

/** How the table stands for an observer. */
export function standingFor(
  sight: Sight,
  observer: Observer,
  wishes: { readonly views: boolean; readonly legal: boolean },
): Standing {
  const { play, now } = sight;
  const { status, outcome } = statusOf(sight);
  const isShown = status !== "open";
  const toAct = status === "running" ? play.toAct : [];
  const isToAct = typeof observer === "number" && toAct.includes(observer);
  return {
    entries: entriesShown(sight),
    status,
    toAct,
    now,
    ...clockPart(sight),
    ...(outcome === undefined ? {} : { outcome }),
    ...(wishes.views && isShown ? { view: play.view(observer) } : {}),
    ...(wishes.legal && isToAct ? { legal: [...play.game.legalMoves(play.state, observer)] } : {}),
  };
}

/** An entry as an observer is told of it. */
export const seenEntry = (
  { game }: Play,
  seq: number,
  at: number,
  judged: Judged,
  observer: Observer,
): SeenEntry => ({ seq, at, ...told(game, judged, observer) });

/** Nothing is shown before the game begins, not even of a record that is gone on with. */
const entriesShown = ({ table, play }: Sight): number =>
  table.status === "open" ? 0 : play.log.length;

/** Where spectators are behind, the end is news to them too. */
function statusOf({ table, isBehind }: Sight): Pick<TableInfo, "status" | "outcome"> {
  const { status, outcome } = table;
  if (isBehind && status === "over") return { status: "running" };
  return { status, ...(outcome === undefined ? {} : { outcome }) };
}

/** Clocks run in the present: where one is shown and then not, somebody has moved. */
function clockPart({ table, now, pauses, isDelayed }: Sight): { readonly clock?: ClockInfo } {
  const { clock } = table;
  return clock === undefined || isDelayed
    ? {}
    : { clock: clockInfo(readAt(clock, now, pauses), now) };
}

function clockInfo(clock: Clock, now: number): ClockInfo {
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

function seatInfo({ table, play, present, isDelayed }: Sight, seat: Seat): SeatInfo {
  const isHidden = isDelayed && table.status !== "open";
  const sitter = table.seats[seat];
  if (sitter === undefined) throw new Error(`the table has no seat ${seat}`);
  const { kind, name } = sitter;
  return {
    kind,
    name,
    ...(sitter.kind === "person" ? { person: sitter.person } : {}),
    ...(sitter.kind === "bot" ? { level: sitter.level } : {}),
    ...(kind === "person" && play.isHandedOver(seat) ? { handedOver: true } : {}),
    ...(play.resigned.includes(seat) ? { resigned: true } : {}),
    ...(sitter.kind === "person" && !isHidden && present.has(sitter.person)
      ? { present: true }
      : {}),
  };
}
