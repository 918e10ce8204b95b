import { botsOf } from "@sofala/bots";
import { jsonPath, sameJson, type Fault, type Result, type Seat } from "@sofala/engine";
import type { CommandBody, CommandName, Problem } from "@sofala/protocol";
import { isSpent } from "../clocks/table-clock.ts";
import type { LogEntry } from "../timeline/timeline.ts";
import { newToken } from "../tokens.ts";
import { isPlaying, mayPlay, type Caller } from "./caller.ts";
import {
  already,
  appending,
  beginning,
  no,
  quietly,
  type Decision,
  type Scene,
} from "./decision.ts";
import { fullLog } from "./log-limits.ts";
import { answer, propose } from "./proposals.ts";
import type { Change, Sitter, StoredEntry } from "./stored-table.ts";

/** The commands that change a table; what is said and rematches are kept elsewhere. */
export type TableCommand = Exclude<CommandName, "say" | "rematch">;

type Rule<Name extends CommandName> = (
  scene: Scene,
  caller: Caller,
  body: CommandBody<Name>,
) => Result<Decision, Problem>;

/** What each command does, or why not. Nothing is kept yet. */
export const RULES: { readonly [Name in TableCommand]: Rule<Name> } = {
  join(scene, { person, name, seat: taken, avoids }, { seat: wish, invite }) {
    const { status, seats, owner, invite: code } = scene.table;
    if (taken !== undefined && (wish ?? taken) === taken) return already(scene);
    if (status !== "open") return no("table/not-open");
    if (taken !== undefined) return no("seat/already");
    const isAvoided = (sitter: Sitter) => sitter.kind === "person" && avoids(sitter.person);
    if (avoids(owner) || seats.some(isAvoided)) return no("seat/blocked");
    const isInvited = invite === code;
    const isFree = ({ kind }: Sitter) => kind === "open" || (kind === "reserved" && isInvited);
    const seat = wish ?? seats.findIndex(isFree);
    const there = seats[seat];
    if (there === undefined) return no(wish === undefined ? "seat/none-free" : "seat/unknown");
    if (there.kind === "reserved" && !isInvited) return no("seat/reserved");
    if (!isFree(there)) return no("seat/taken");
    return seating(scene, seats.with(seat, { kind: "person", person, name }));
  },

  leave(scene, { seat }) {
    const { status, seats, terms } = scene.table;
    if (status !== "open") return no("table/not-open");
    if (seat === undefined) return no("seat/none");
    const left = seats.with(seat, {
      kind: terms.reserved?.includes(seat) === true ? "reserved" : "open",
      name: "",
    });
    return quietly(scene, { seats: left, ...(isDeserted(left) ? calledOff(scene) : {}) });
  },

  "renew-invite"(scene, { isOwner }, { replaces }) {
    if (!isOwner) return no("table/not-yours");
    // Already done: repeat the first answer.
    if (replaces !== scene.table.invite) return already(scene);
    return quietly(scene, { invite: newToken() });
  },

  start(scene, { seat }) {
    const { status, seats, terms, started } = scene.table;
    // Who does not sit there must not learn from the answer that the game is over.
    const isLate = seat === undefined && terms.delay > 0 && started !== undefined;
    if (status === "running" || isLate) return already(scene);
    if (status !== "open") return no("table/not-open");
    if (seats.some(isUntaken)) return no("table/not-full");
    if (isDeserted(seats)) return no("table/has-none");
    return quietly(scene, beginning(scene));
  },

  fill(scene, { seat, isOwner }, { level }) {
    const { status, seats, terms } = scene.table;
    const isTheirs = isOwner || (terms.quick === true && seat !== undefined);
    if (!isTheirs) return no("table/not-yours");
    if (status !== "open") return no("table/not-open");
    if (!botsOf(scene.play.game).some((bot) => bot.level === level)) return no("bot/unknown");
    if (!seats.some(isUntaken)) return no("seat/none-free");
    const bot: Sitter = { kind: "bot", level, name: level };
    return seating(
      scene,
      seats.map((sitter) => (isUntaken(sitter) ? bot : sitter)),
    );
  },

  move(scene, { seat }, { key, move: written }) {
    const move = scene.play.game.parseMove(written);
    const isSame = (before: LogEntry) =>
      before.kind === "move" && move.ok && sameJson(before.move, move.value);
    return once(scene, seat, key, isSame, () => {
      const may = mayPlay(scene, seat);
      if (!may.ok) return may;
      if (!move.ok) return malformed(move.error);
      return saying(scene, may.value, key, {
        kind: "move",
        actor: may.value,
        move: move.value,
      });
    });
  },

  undo(scene, { seat }, { key, to }) {
    return once(scene, seat, key, isOf("undo"), () => {
      const may = mayPlay(scene, seat);
      if (!may.ok) return may;
      const entry = scene.play.ownUndo(may.value, to);
      return entry === undefined ? no("undo/nothing") : saying(scene, may.value, key, entry);
    });
  },

  propose,
  answer,

  resign(scene, { seat }, { key }) {
    return once(scene, seat, key, isOf("resign"), () => {
      const may = isPlaying(scene, seat);
      if (!may.ok) return may;
      const words = [
        { kind: "resign", seat: may.value },
        { kind: "takeover", seat: may.value, by: "bot" },
      ] as const;
      return saying(scene, may.value, key, ...words);
    });
  },

  "hand-over"(scene, { seat }, { key }) {
    return once(scene, seat, key, isTakeover("bot"), () => {
      const may = mayPlay(scene, seat);
      if (!may.ok) return may;
      return saying(scene, may.value, key, { kind: "takeover", seat: may.value, by: "bot" });
    });
  },

  return(scene, { seat }, { key }) {
    return once(scene, seat, key, isTakeover("person"), () => {
      const may = isPlaying(scene, seat);
      if (!may.ok) return may;
      if (!scene.play.isHandedOver(may.value)) return no("seat/held");
      if (isOutOfTime(scene, may.value)) return no("seat/out-of-time");
      return saying(scene, may.value, key, { kind: "takeover", seat: may.value, by: "person" });
    });
  },

  order(scene, { seat }, { order: written }) {
    const may = mayPlay(scene, seat);
    if (!may.ok) return may;
    const { orders } = scene.play.game;
    if (orders === undefined) return no("order/none");
    if (written === null) return quietly(scene, {}, { seat: may.value, order: undefined });
    const order = orders.parse(written);
    if (!order.ok) return malformed(order.error);
    return quietly(scene, {}, { seat: may.value, order: order.value });
  },
};

/** Does something once for each key: a resend is told what came of it, whatever happened since. */
function once(
  scene: Scene,
  seat: Seat | undefined,
  key: string,
  isSame: (before: LogEntry) => boolean,
  otherwise: () => Result<Decision, Problem>,
): Result<Decision, Problem> {
  const seq = lastSaid(scene.kept, String(seat), key);
  const before = scene.kept[seq]?.entry;
  if (before === undefined) return otherwise();
  if (!isSame(before)) return no("key/reused");
  return already(scene, seq);
}

/** The number of the last entry of an actor's under a key, or -1; a plain loop, since every command waits for it. */
function lastSaid(kept: readonly StoredEntry[], actor: string, key: string): number {
  for (let seq = kept.length - 1; seq >= 0; seq--) {
    if (kept[seq]?.key === key && kept[seq]?.actor === actor) return seq;
  }
  return -1;
}

const isOf =
  (kind: LogEntry["kind"]) =>
  (before: LogEntry): boolean =>
    before.kind === kind;

const isTakeover =
  (by: "bot" | "person") =>
  (before: LogEntry): boolean =>
    before.kind === "takeover" && before.by === by;

/** Says something in the log; words of the host's may come of it. */
function saying(
  scene: Scene,
  seat: Seat,
  key: string,
  ...entries: readonly LogEntry[]
): Result<Decision, Problem> {
  const isFarewell = entries.every(
    (entry) => entry.kind === "resign" || (entry.kind === "takeover" && entry.by === "bot"),
  );
  const full = isFarewell ? undefined : fullLog(scene, seat);
  if (full !== undefined) return no(full);
  const judged = [];
  for (const entry of entries) {
    const verdict = scene.play.judge(entry);
    if (!verdict.ok) {
      const code = entry.kind === "undo" ? "undo/refused" : "move/refused";
      return no(code, { refusal: verdict.error });
    }
    judged.push(verdict.value);
  }
  return appending(scene, { actor: String(seat), key }, judged);
}

/** Who let their time run out waits until the bot has decided; else they could stop the game. */
const isOutOfTime = ({ table, play }: Scene, seat: Seat): boolean =>
  table.terms.pace.kind !== "untimed" &&
  play.toAct.includes(seat) &&
  play.game.timer(play.state) === undefined &&
  table.clock !== undefined &&
  isSpent(table.clock, seat);

/** People or bots sit down; where strangers were paired, the game begins when all are there. */
function seating(scene: Scene, seats: readonly Sitter[]): Result<Decision, Problem> {
  const { table } = scene;
  if (table.terms.quick !== true || seats.some(isUntaken)) return quietly(scene, { seats });
  const full = { ...scene, table: { ...table, seats } };
  return quietly(scene, { seats, ...beginning(full) });
}

const isUntaken = ({ kind }: Sitter): boolean => kind === "open" || kind === "reserved";

const isDeserted = (seats: readonly Sitter[]): boolean =>
  !seats.some(({ kind }) => kind === "person");

/** A table that everybody left before the game is closed. */
export const calledOff = ({ now }: Scene): Change["table"] => ({
  status: "over",
  ended: now,
  outcome: { reason: "aborted" },
  deadline: undefined,
});

const malformed = (fault: Fault): Result<never, Problem> =>
  no("request/malformed", { detail: `${jsonPath(fault.path)}: ${fault.reason}` });
