import {
  fail,
  ok,
  type Actor,
  type Replayer,
  type Result,
  type Seat,
  type Step,
} from "@sofala/engine";
import { applyAbility, givingSeat, refuseAbility, refusePassing } from "./civic/abilities.ts";
import { chooseFlip, refuseFlip } from "./civic/flips.ts";
import { chooseHand } from "./ending/throws.ts";
import { SILENCE, type Event, type Log } from "./events.ts";
import type { Move, MoveKind, MoveOf } from "./moves.ts";
import { mayMove, proceed, runOut } from "./parts.ts";
import { build, refuseBuild } from "./purchasing/build.ts";
import { buyVp, refuseBuying } from "./purchasing/buy-vp.ts";
import { develop, refuseDevelop } from "./purchasing/develop.ts";
import type { Refusal } from "./refusals.ts";
import { discardChosen, lossAsked, loseChosen } from "./resolution/calamities.ts";
import { refuseLoss } from "./resolution/cubes.ts";
import { useBank } from "./resolution/spending.ts";
import { refuseDiscard } from "./resolution/stores.ts";
import { castVote, refuseVote } from "./resolution/votes.ts";
import { copyOf, playerAt, type Part, type State } from "./state.ts";
import { makeDeal, refuseAccept } from "./trading/deal.ts";
import {
  decline,
  makeOffer,
  refuseDecline,
  refuseOffer,
  refuseWithdraw,
  withdraw,
} from "./trading/offers.ts";
import { refuseStore, store } from "./trading/warehouse.ts";
import type { Mediterranean } from "./types.ts";

/** One kind of move of a seat: in which parts, why it is refused, what it does. */
interface MoveRule<Kind extends MoveKind> {
  readonly parts: readonly Part[];
  refuse(state: State, seat: Seat, move: MoveOf<Kind>): Refusal | undefined;
  /** Works in place; called only with moves that `refuse` lets through. */
  apply(state: State, seat: Seat, move: MoveOf<Kind>, log: Log): void;
  /** Does it bring something hidden to light, or close something, so that it cannot be taken back alone? */
  readonly reveals?: boolean;
}

type SeatMoveKind = Exclude<MoveKind, "time-up">;

/** A rule for every kind of move: a new variant of `Move` does not compile without one. */
const RULES: { readonly [Kind in SeatMoveKind]: MoveRule<Kind> } = {
  "use-ability": {
    parts: ["abilities", "give"],
    refuse: refuseAbility,
    apply: (state, seat, { building, target }, log) =>
      applyAbility(state, seat, building, target, log),
  },
  flip: {
    parts: ["flips"],
    refuse: (state, seat, { track }) => refuseFlip(state, seat, track),
    apply: (state, seat, { track }, log) => chooseFlip(state, seat, track, log),
  },
  offer: { parts: ["trading"], refuse: refuseOffer, apply: makeOffer, reveals: true },
  accept: { parts: ["trading"], refuse: refuseAccept, apply: makeDeal, reveals: true },
  decline: {
    parts: ["trading"],
    refuse: (state, seat, { offer }) => refuseDecline(state, seat, offer),
    apply: (state, seat, { offer }, log) => decline(state, seat, offer, log),
    reveals: true,
  },
  withdraw: {
    parts: ["trading"],
    refuse: (state, seat, { offer }) => refuseWithdraw(state, seat, offer),
    apply: (state, seat, { offer }, log) => withdraw(state, seat, offer, log),
    reveals: true,
  },
  store: {
    parts: ["trading", "grace"],
    refuse: (state, seat, { cards }) => refuseStore(state, seat, cards),
    apply: (state, seat, { cards }, log) => store(state, seat, cards, log),
  },
  bank: {
    parts: ["bank"],
    refuse: () => undefined,
    apply: (state, seat, { choice }, log) => useBank(state, seat, choice, log),
    reveals: true,
  },
  vote: {
    parts: ["vote"],
    refuse: (state, _seat, { victim }) => refuseVote(state, victim),
    apply: (state, seat, { victim }, log) => castVote(state, seat, victim, log),
    reveals: true,
  },
  "lose-cubes": {
    parts: ["cubes"],
    refuse: (state, seat, { areas }) => refuseLoss(state, seat, lossAsked(state), areas),
    apply: (state, _seat, { areas }, log) => loseChosen(state, areas, log),
    reveals: true,
  },
  "discard-stored": {
    parts: ["stored"],
    refuse: (state, seat, { cards }) => refuseDiscard(state, seat, cards),
    apply: (state, _seat, { cards }, log) => discardChosen(state, cards, log),
    reveals: true,
  },
  build: {
    parts: ["purchasing"],
    refuse: (state, seat, { building }) => refuseBuild(state, seat, building),
    apply: (state, seat, { building }, log) => build(state, seat, building, log),
  },
  develop: { parts: ["purchasing"], refuse: refuseDevelop, apply: develop },
  "buy-vp": {
    parts: ["purchasing"],
    refuse: (state, seat, { vp }) => refuseBuying(state, seat, vp),
    apply: (state, seat, { vp }, log) => buyVp(state, seat, vp, log),
  },
  ready: {
    parts: ["abilities", "give", "flips", "trading", "grace", "purchasing"],
    refuse: (state, seat) => (state.part === "give" ? refusePassing(state, seat) : undefined),
    apply(state, seat, _move, log) {
      playerAt(state, seat).ready = true;
      log.push({ kind: "seat-ready", seat });
    },
  },
  unready: {
    parts: ["abilities", "flips", "trading", "grace", "purchasing"],
    refuse: (state, seat) => (playerAt(state, seat).ready ? undefined : { code: "turn/not-ready" }),
    apply(state, seat, _move, log) {
      playerAt(state, seat).ready = false;
      log.push({ kind: "seat-unready", seat });
    },
  },
  throw: {
    parts: ["throw"],
    refuse: () => undefined,
    apply: (state, seat, { hand }, log) => chooseHand(state, seat, hand, log),
    reveals: true,
  },
};

export const MOVE_KINDS: readonly string[] = [...Object.keys(RULES), "time-up"];

/** The rule of a move. The union of moves and the record of rules agree by construction. */
const ruleOf = (move: MoveOf<SeatMoveKind>): MoveRule<SeatMoveKind> =>
  RULES[move.kind] as MoveRule<SeatMoveKind>;

export function applyMove(
  state: State,
  actor: Actor,
  move: Move,
): Result<Step<Mediterranean>, Refusal> {
  const refusal = refuse(state, actor, move);
  if (refusal !== undefined) return fail(refusal);
  const next = copyOf(state);
  const events: Event[] = [];
  return ok({ state: next, events, reveals: playInPlace(next, actor, move, events) });
}

/** Plays the moves of a stored game in place. */
export function replayer(start: State): Replayer<Mediterranean> {
  const state = copyOf(start);
  return {
    state,
    play(actor, move) {
      const refusal = refuse(state, actor, move);
      return refusal === undefined ? ok(playInPlace(state, actor, move, SILENCE)) : fail(refusal);
    },
    copy: () => copyOf(state),
  };
}

/** Plays a move in place; true if it brings something hidden to light, or closes something. */
function playInPlace(state: State, actor: Actor, move: Move, log: Log): boolean {
  const { part, marketStep } = state;
  const giver = part === "give" ? givingSeat(state) : undefined;
  playMove(state, actor, move, log);
  const closes =
    state.part !== part ||
    state.marketStep !== marketStep ||
    (part === "give" && givingSeat(state) !== giver);
  return closes || move.kind === "time-up" || ruleOf(move).reveals === true;
}

/** Who and when come first; then the rule of the move. */
export function refuse(state: State, actor: Actor, move: Move): Refusal | undefined {
  const { part } = state;
  if (part === undefined) return { code: "game/over" };
  if (move.kind === "time-up") {
    if (actor !== "clock") return { code: "clock/only" };
    return move.part === undefined || move.part === part
      ? undefined
      : { code: "clock/other-part", part };
  }
  if (actor === "clock") return { code: "clock/only" };
  const rule = ruleOf(move);
  if (!rule.parts.includes(part)) return { code: "turn/wrong-part", part };
  if (actor >= state.players.length) return { code: "turn/not-yours" };
  // R 5.9: a ready seat may only say that it is not.
  const isReady = playerAt(state, actor).ready;
  if (isReady && move.kind !== "unready") return { code: "turn/ready" };
  if (!mayMove(state, actor)) return { code: "turn/not-yours" };
  return rule.refuse(state, actor, move);
}

/** Plays a move in place, and goes on to the next decision. */
export function playMove(state: State, actor: Actor, move: Move, log: Log): void {
  state.fresh = false;
  if (move.kind === "time-up" || actor === "clock") runOut(state, log);
  else ruleOf(move).apply(state, actor, move, log);
  proceed(state, log);
}
