import { botsOf } from "@sofala/bots";
import {
  jsonPath,
  isSameJson,
  type Fault,
  type Result,
  type Seat,
  type Entry,
} from "@sofala/engine";
import { refuse, type CommandBody, type CommandName, type Problem } from "@sofala/protocol";
import { hasNoTimeLeft } from "../clocks/table-clock.ts";
import { newToken } from "../tokens.ts";
import { requireActiveSeat, requireControlledSeat, type TableCaller } from "./caller.ts";
import {
  alreadyDone,
  appendEntries,
  startFields,
  updateFields,
  type Decision,
  type TableContext,
} from "./decision.ts";
import { logLimitProblem } from "./log-limits.ts";
import { answerProposal, propose } from "./proposals.ts";
import type { Change, SeatHolder, StoredEntry } from "./stored-table.ts";

/** The commands that change a table. Chat and rematches do not: they are stored elsewhere. */
export type TableCommand = Exclude<CommandName, "chat" | "rematch">;

type CommandHandler<Name extends CommandName> = (
  context: TableContext,
  caller: TableCaller,
  body: CommandBody<Name>,
) => Result<Decision, Problem>;

/** Decides what each command changes, or why it is refused. Stores nothing. */
export const COMMAND_HANDLERS: { readonly [Name in TableCommand]: CommandHandler<Name> } = {
  join(context, { person, name, seat: ownSeat, isBlocked }, { seat: wantedSeat, invite }) {
    const { status, seats, owner, invite: code } = context.table;
    if (ownSeat !== undefined && (wantedSeat ?? ownSeat) === ownSeat) return alreadyDone(context);
    if (status !== "open") return refuse("table/not-open");
    if (ownSeat !== undefined) return refuse("seat/already-seated");
    const isBlockedHolder = (holder: SeatHolder) =>
      holder.kind === "person" && isBlocked(holder.person);
    if (isBlocked(owner) || seats.some(isBlockedHolder)) return refuse("seat/blocked");
    const isInvited = invite === code;
    const isFree = ({ kind }: SeatHolder) => kind === "open" || (kind === "reserved" && isInvited);
    const seat = wantedSeat ?? seats.findIndex(isFree);
    const holder = seats[seat];
    if (holder === undefined)
      return refuse(wantedSeat === undefined ? "seat/none-free" : "seat/unknown");
    if (holder.kind === "reserved" && !isInvited) return refuse("seat/reserved");
    if (!isFree(holder)) return refuse("seat/taken");
    return seatPlayers(context, seats.with(seat, { kind: "person", person, name }));
  },

  leave(context, { seat }) {
    const { status, seats, settings } = context.table;
    if (status !== "open") return refuse("table/not-open");
    if (seat === undefined) return refuse("seat/not-seated");
    const remaining = seats.with(seat, {
      kind: settings.reserved?.includes(seat) === true ? "reserved" : "open",
      name: "",
    });
    return updateFields(context, {
      seats: remaining,
      ...(hasNoPeople(remaining) ? abortFields(context) : {}),
    });
  },

  "renew-invite"(context, { isOwner }, { replaces }) {
    if (!isOwner) return refuse("table/not-owner");
    // Already done: repeat the first answer.
    if (replaces !== context.table.invite) return alreadyDone(context);
    return updateFields(context, { invite: newToken() });
  },

  start(context, { seat }) {
    const { status, seats, settings, startedAt } = context.table;
    // The answer must not reveal to spectators of a delayed table that the game is over.
    const isDelayed = seat === undefined && settings.delay > 0 && startedAt !== undefined;
    if (status === "running" || isDelayed) return alreadyDone(context);
    if (status !== "open") return refuse("table/not-open");
    if (seats.some(isFreeSeat)) return refuse("table/not-full");
    if (hasNoPeople(seats)) return refuse("table/no-people");
    return updateFields(context, startFields(context));
  },

  "add-bots"(context, { seat, isOwner }, { level }) {
    const { status, seats, settings } = context.table;
    const isAllowed = isOwner || (settings.quick === true && seat !== undefined);
    if (!isAllowed) return refuse("table/not-owner");
    if (status !== "open") return refuse("table/not-open");
    if (!botsOf(context.timeline.game).some((bot) => bot.level === level))
      return refuse("bot/unknown");
    if (!seats.some(isFreeSeat)) return refuse("seat/none-free");
    const bot: SeatHolder = { kind: "bot", level, name: level };
    return seatPlayers(
      context,
      seats.map((holder) => (isFreeSeat(holder) ? bot : holder)),
    );
  },

  move(context, { seat }, { key, move: input }) {
    const move = context.timeline.game.parseMove(input);
    const isSame = (before: Entry) =>
      before.kind === "move" && move.ok && isSameJson(before.move, move.value);
    return oncePerKey(context, seat, key, isSame, () => {
      const allowed = requireControlledSeat(context, seat);
      if (!allowed.ok) return allowed;
      if (!move.ok) return malformed(move.error);
      return appendForSeat(context, allowed.value, key, {
        kind: "move",
        actor: allowed.value,
        move: move.value,
      });
    });
  },

  undo(context, { seat }, { key, to }) {
    return oncePerKey(context, seat, key, hasKind("undo"), () => {
      const allowed = requireControlledSeat(context, seat);
      if (!allowed.ok) return allowed;
      const entry = context.timeline.undoFor(allowed.value, to);
      return entry === undefined
        ? refuse("undo/nothing")
        : appendForSeat(context, allowed.value, key, entry);
    });
  },

  propose,
  "answer-proposal": answerProposal,

  resign(context, { seat }, { key }) {
    return oncePerKey(context, seat, key, hasKind("resign"), () => {
      const allowed = requireActiveSeat(context, seat);
      if (!allowed.ok) return allowed;
      const entries = [
        { kind: "resign", seat: allowed.value },
        { kind: "takeover", seat: allowed.value, by: "bot" },
      ] as const;
      return appendForSeat(context, allowed.value, key, ...entries);
    });
  },

  "hand-over"(context, { seat }, { key }) {
    return oncePerKey(context, seat, key, isTakeover("bot"), () => {
      const allowed = requireControlledSeat(context, seat);
      if (!allowed.ok) return allowed;
      return appendForSeat(context, allowed.value, key, {
        kind: "takeover",
        seat: allowed.value,
        by: "bot",
      });
    });
  },

  "reclaim-seat"(context, { seat }, { key }) {
    return oncePerKey(context, seat, key, isTakeover("person"), () => {
      const allowed = requireActiveSeat(context, seat);
      if (!allowed.ok) return allowed;
      if (!context.timeline.isHandedOver(allowed.value)) return refuse("seat/not-handed-over");
      if (mustWaitForBot(context, allowed.value)) return refuse("seat/out-of-time");
      return appendForSeat(context, allowed.value, key, {
        kind: "takeover",
        seat: allowed.value,
        by: "person",
      });
    });
  },

  order(context, { seat }, { order: input }) {
    const allowed = requireControlledSeat(context, seat);
    if (!allowed.ok) return allowed;
    const { orders } = context.timeline.game;
    if (orders === undefined) return refuse("order/not-supported");
    if (input === null) return updateFields(context, {}, { seat: allowed.value, order: undefined });
    const order = orders.parse(input);
    if (!order.ok) return malformed(order.error);
    return updateFields(context, {}, { seat: allowed.value, order: order.value });
  },
};

/** Decides a command once per key: a repeated request gets the first answer, whatever has happened since. */
function oncePerKey(
  context: TableContext,
  seat: Seat | undefined,
  key: string,
  isSame: (before: Entry) => boolean,
  decide: () => Result<Decision, Problem>,
): Result<Decision, Problem> {
  const seq = lastEntryWithKey(context.storedEntries, String(seat), key);
  const before = context.storedEntries[seq]?.entry;
  if (before === undefined) return decide();
  if (!isSame(before)) return refuse("key/reused");
  return alreadyDone(context, seq);
}

/** The number of an actor's last entry with a key, or -1. A plain loop, because it runs for every command. */
function lastEntryWithKey(entries: readonly StoredEntry[], actor: string, key: string): number {
  for (let seq = entries.length - 1; seq >= 0; seq--) {
    if (entries[seq]?.key === key && entries[seq]?.actor === actor) return seq;
  }
  return -1;
}

const hasKind =
  (kind: Entry["kind"]) =>
  (before: Entry): boolean =>
    before.kind === kind;

const isTakeover =
  (by: "bot" | "person") =>
  (before: Entry): boolean =>
    before.kind === "takeover" && before.by === by;

/** Appends entries of a seat, unless the rules refuse them or the log is full. Leaving is always possible. */
function appendForSeat(
  context: TableContext,
  seat: Seat,
  key: string,
  ...entries: readonly Entry[]
): Result<Decision, Problem> {
  const isLeaving = entries.every(
    (entry) => entry.kind === "resign" || (entry.kind === "takeover" && entry.by === "bot"),
  );
  const limit = isLeaving ? undefined : logLimitProblem(context, seat);
  if (limit !== undefined) return refuse(limit);
  const applied = [];
  for (const entry of entries) {
    const result = context.timeline.tryEntry(entry);
    if (!result.ok) {
      const code = entry.kind === "undo" ? "undo/refused" : "move/refused";
      return refuse(code, { refusal: result.error });
    }
    applied.push(result.value);
  }
  return appendEntries(context, { actor: String(seat), key }, applied);
}

/** True if the person's time is up: the bot moves first, so that taking the seat back cannot stall the game. */
const mustWaitForBot = ({ table, timeline }: TableContext, seat: Seat): boolean =>
  table.settings.pace.kind !== "untimed" &&
  timeline.toAct.includes(seat) &&
  timeline.game.timer(timeline.state) === undefined &&
  table.clock !== undefined &&
  hasNoTimeLeft(table.clock, seat);

/** Changes who has the seats. A quick table starts when the last seat is taken. */
function seatPlayers(
  context: TableContext,
  seats: readonly SeatHolder[],
): Result<Decision, Problem> {
  const { table } = context;
  if (table.settings.quick !== true || seats.some(isFreeSeat))
    return updateFields(context, { seats });
  const full = { ...context, table: { ...table, seats } };
  return updateFields(context, { seats, ...startFields(full) });
}

const isFreeSeat = ({ kind }: SeatHolder): boolean => kind === "open" || kind === "reserved";

const hasNoPeople = (seats: readonly SeatHolder[]): boolean =>
  !seats.some(({ kind }) => kind === "person");

/** The fields that change when a table is closed before its game has started. */
export const abortFields = ({ now }: TableContext): Change["table"] => ({
  status: "over",
  endedAt: now,
  outcome: { reason: "aborted" },
  deadline: undefined,
});

const malformed = (fault: Fault): Result<never, Problem> =>
  refuse("request/malformed", { detail: `${jsonPath(fault.path)}: ${fault.reason}` });
