import { botsOf } from "@sofala/bots";
import { jsonPath, isSameJson, type Fault, type Result, type Seat } from "@sofala/engine";
import type { CommandBody, CommandName, Problem } from "@sofala/protocol";
import { hasNoTimeLeft } from "../clocks/table-clock.ts";
import type { LogEntry } from "../timeline/timeline.ts";
import { newToken } from "../tokens.ts";
import { requireActiveSeat, requireControlledSeat, type Caller } from "./caller.ts";
import {
  alreadyDone,
  appendEntries,
  startFields,
  refuse,
  updateFields,
  type Decision,
  type TableContext,
} from "./decision.ts";
import { logLimitProblem } from "./log-limits.ts";
import { answer, propose } from "./proposals.ts";
import type { Change, SeatHolder, StoredEntry } from "./stored-table.ts";

/** The commands that change a table; what is said and rematches are kept elsewhere. */
export type TableCommand = Exclude<CommandName, "say" | "rematch">;

type CommandHandler<Name extends CommandName> = (
  scene: TableContext,
  caller: Caller,
  body: CommandBody<Name>,
) => Result<Decision, Problem>;

/** What each command does, or why not. Nothing is kept yet. */
export const COMMAND_HANDLERS: { readonly [Name in TableCommand]: CommandHandler<Name> } = {
  join(scene, { person, name, seat: taken, isBlocked }, { seat: wish, invite }) {
    const { status, seats, owner, invite: code } = scene.table;
    if (taken !== undefined && (wish ?? taken) === taken) return alreadyDone(scene);
    if (status !== "open") return refuse("table/not-open");
    if (taken !== undefined) return refuse("seat/already");
    const isAvoided = (sitter: SeatHolder) => sitter.kind === "person" && isBlocked(sitter.person);
    if (isBlocked(owner) || seats.some(isAvoided)) return refuse("seat/blocked");
    const isInvited = invite === code;
    const isFree = ({ kind }: SeatHolder) => kind === "open" || (kind === "reserved" && isInvited);
    const seat = wish ?? seats.findIndex(isFree);
    const there = seats[seat];
    if (there === undefined) return refuse(wish === undefined ? "seat/none-free" : "seat/unknown");
    if (there.kind === "reserved" && !isInvited) return refuse("seat/reserved");
    if (!isFree(there)) return refuse("seat/taken");
    return seatPlayers(scene, seats.with(seat, { kind: "person", person, name }));
  },

  leave(scene, { seat }) {
    const { status, seats, settings } = scene.table;
    if (status !== "open") return refuse("table/not-open");
    if (seat === undefined) return refuse("seat/none");
    const left = seats.with(seat, {
      kind: settings.reserved?.includes(seat) === true ? "reserved" : "open",
      name: "",
    });
    return updateFields(scene, { seats: left, ...(hasNoPeople(left) ? abortFields(scene) : {}) });
  },

  "renew-invite"(scene, { isOwner }, { replaces }) {
    if (!isOwner) return refuse("table/not-yours");
    // Already done: repeat the first answer.
    if (replaces !== scene.table.invite) return alreadyDone(scene);
    return updateFields(scene, { invite: newToken() });
  },

  start(scene, { seat }) {
    const { status, seats, settings, startedAt } = scene.table;
    // Who does not sit there must not learn from the answer that the game is over.
    const isLate = seat === undefined && settings.delay > 0 && startedAt !== undefined;
    if (status === "running" || isLate) return alreadyDone(scene);
    if (status !== "open") return refuse("table/not-open");
    if (seats.some(isUntaken)) return refuse("table/not-full");
    if (hasNoPeople(seats)) return refuse("table/has-none");
    return updateFields(scene, startFields(scene));
  },

  fill(scene, { seat, isOwner }, { level }) {
    const { status, seats, settings } = scene.table;
    const isTheirs = isOwner || (settings.quick === true && seat !== undefined);
    if (!isTheirs) return refuse("table/not-yours");
    if (status !== "open") return refuse("table/not-open");
    if (!botsOf(scene.timeline.game).some((bot) => bot.level === level))
      return refuse("bot/unknown");
    if (!seats.some(isUntaken)) return refuse("seat/none-free");
    const bot: SeatHolder = { kind: "bot", level, name: level };
    return seatPlayers(
      scene,
      seats.map((sitter) => (isUntaken(sitter) ? bot : sitter)),
    );
  },

  move(scene, { seat }, { key, move: written }) {
    const move = scene.timeline.game.parseMove(written);
    const isSame = (before: LogEntry) =>
      before.kind === "move" && move.ok && isSameJson(before.move, move.value);
    return oncePerKey(scene, seat, key, isSame, () => {
      const may = requireControlledSeat(scene, seat);
      if (!may.ok) return may;
      if (!move.ok) return malformed(move.error);
      return appendForSeat(scene, may.value, key, {
        kind: "move",
        actor: may.value,
        move: move.value,
      });
    });
  },

  undo(scene, { seat }, { key, to }) {
    return oncePerKey(scene, seat, key, hasKind("undo"), () => {
      const may = requireControlledSeat(scene, seat);
      if (!may.ok) return may;
      const entry = scene.timeline.undoFor(may.value, to);
      return entry === undefined
        ? refuse("undo/nothing")
        : appendForSeat(scene, may.value, key, entry);
    });
  },

  propose,
  answer,

  resign(scene, { seat }, { key }) {
    return oncePerKey(scene, seat, key, hasKind("resign"), () => {
      const may = requireActiveSeat(scene, seat);
      if (!may.ok) return may;
      const words = [
        { kind: "resign", seat: may.value },
        { kind: "takeover", seat: may.value, by: "bot" },
      ] as const;
      return appendForSeat(scene, may.value, key, ...words);
    });
  },

  "hand-over"(scene, { seat }, { key }) {
    return oncePerKey(scene, seat, key, isTakeover("bot"), () => {
      const may = requireControlledSeat(scene, seat);
      if (!may.ok) return may;
      return appendForSeat(scene, may.value, key, { kind: "takeover", seat: may.value, by: "bot" });
    });
  },

  return(scene, { seat }, { key }) {
    return oncePerKey(scene, seat, key, isTakeover("person"), () => {
      const may = requireActiveSeat(scene, seat);
      if (!may.ok) return may;
      if (!scene.timeline.isHandedOver(may.value)) return refuse("seat/held");
      if (mustWaitForBot(scene, may.value)) return refuse("seat/out-of-time");
      return appendForSeat(scene, may.value, key, {
        kind: "takeover",
        seat: may.value,
        by: "person",
      });
    });
  },

  order(scene, { seat }, { order: written }) {
    const may = requireControlledSeat(scene, seat);
    if (!may.ok) return may;
    const { orders } = scene.timeline.game;
    if (orders === undefined) return refuse("order/none");
    if (written === null) return updateFields(scene, {}, { seat: may.value, order: undefined });
    const order = orders.parse(written);
    if (!order.ok) return malformed(order.error);
    return updateFields(scene, {}, { seat: may.value, order: order.value });
  },
};

/** Does something once for each key: a resend is told what came of it, whatever happened since. */
function oncePerKey(
  scene: TableContext,
  seat: Seat | undefined,
  key: string,
  isSame: (before: LogEntry) => boolean,
  otherwise: () => Result<Decision, Problem>,
): Result<Decision, Problem> {
  const seq = lastEntryWithKey(scene.storedEntries, String(seat), key);
  const before = scene.storedEntries[seq]?.entry;
  if (before === undefined) return otherwise();
  if (!isSame(before)) return refuse("key/reused");
  return alreadyDone(scene, seq);
}

/** The number of the last entry of an actor's under a key, or -1; a plain loop, since every command waits for it. */
function lastEntryWithKey(kept: readonly StoredEntry[], actor: string, key: string): number {
  for (let seq = kept.length - 1; seq >= 0; seq--) {
    if (kept[seq]?.key === key && kept[seq]?.actor === actor) return seq;
  }
  return -1;
}

const hasKind =
  (kind: LogEntry["kind"]) =>
  (before: LogEntry): boolean =>
    before.kind === kind;

const isTakeover =
  (by: "bot" | "person") =>
  (before: LogEntry): boolean =>
    before.kind === "takeover" && before.by === by;

/** Says something in the log; words of the host's may come of it. */
function appendForSeat(
  scene: TableContext,
  seat: Seat,
  key: string,
  ...entries: readonly LogEntry[]
): Result<Decision, Problem> {
  const isFarewell = entries.every(
    (entry) => entry.kind === "resign" || (entry.kind === "takeover" && entry.by === "bot"),
  );
  const full = isFarewell ? undefined : logLimitProblem(scene, seat);
  if (full !== undefined) return refuse(full);
  const judged = [];
  for (const entry of entries) {
    const verdict = scene.timeline.tryEntry(entry);
    if (!verdict.ok) {
      const code = entry.kind === "undo" ? "undo/refused" : "move/refused";
      return refuse(code, { refusal: verdict.error });
    }
    judged.push(verdict.value);
  }
  return appendEntries(scene, { actor: String(seat), key }, judged);
}

/** Who let their time run out waits until the bot has decided; else they could stop the game. */
const mustWaitForBot = ({ table, timeline }: TableContext, seat: Seat): boolean =>
  table.settings.pace.kind !== "untimed" &&
  timeline.toAct.includes(seat) &&
  timeline.game.timer(timeline.state) === undefined &&
  table.clock !== undefined &&
  hasNoTimeLeft(table.clock, seat);

/** People or bots sit down; where strangers were paired, the game begins when all are there. */
function seatPlayers(scene: TableContext, seats: readonly SeatHolder[]): Result<Decision, Problem> {
  const { table } = scene;
  if (table.settings.quick !== true || seats.some(isUntaken)) return updateFields(scene, { seats });
  const full = { ...scene, table: { ...table, seats } };
  return updateFields(scene, { seats, ...startFields(full) });
}

const isUntaken = ({ kind }: SeatHolder): boolean => kind === "open" || kind === "reserved";

const hasNoPeople = (seats: readonly SeatHolder[]): boolean =>
  !seats.some(({ kind }) => kind === "person");

/** A table that everybody left before the game is closed. */
export const abortFields = ({ now }: TableContext): Change["table"] => ({
  status: "over",
  endedAt: now,
  outcome: { reason: "aborted" },
  deadline: undefined,
});

const malformed = (fault: Fault): Result<never, Problem> =>
  refuse("request/malformed", { detail: `${jsonPath(fault.path)}: ${fault.reason}` });
