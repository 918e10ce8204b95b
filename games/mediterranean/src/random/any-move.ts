import type { Actor, Dice, Seat } from "@sofala/engine";
import { BOXES, FARMS, INDUSTRIES } from "../board.ts";
import { isOwnAbility } from "../buildings.ts";
import { usableGifts } from "../civic/abilities.ts";
import type { DevelopMove, Move, WorkerPlace } from "../moves.ts";
import { legalMoves } from "../legal.ts";
import { owing } from "../parts.ts";
import { vpPrice } from "../purchasing/buy-vp.ts";
import { developmentOf } from "../purchasing/develop.ts";
import { refuse } from "../rules.ts";
import { playerAt, seatsOf, type State } from "../state.ts";
import { oneOf } from "./one-of.ts";
import { tradingMove } from "./trading-move.ts";

/** One move in so many is the clock's, and one a change of mind. */
const CLOCK = 250;
const SECOND_THOUGHTS = 60;
/** Purchases thought of before a seat has enough. */
const TRIES = 8;

const READY: Move = { kind: "ready" };

/** A move of anybody who may move: sensible at times, silly at others, always legal. */
export function anyMove(state: State, dice: Dice): readonly [Actor, Move] {
  if (dice.below(CLOCK) === 0) return ["clock", { kind: "time-up" }];
  if (dice.below(SECOND_THOUGHTS) === 0) {
    const seat = oneOf(seatsOf(state), dice);
    const move: Move = { kind: "unready" };
    if (seat !== undefined && refuse(state, seat, move) === undefined) return [seat, move];
  }
  const seat = oneOf(owing(state), dice);
  if (seat === undefined) throw new Error("nobody is to act");
  return [seat, moveOf(state, seat, dice)];
}

function moveOf(state: State, seat: Seat, dice: Dice): Move {
  const { part } = state;
  if (part === "abilities" || part === "give") return abilityMove(state, seat, dice);
  if (part === "flips") return flipMove(state, seat, dice);
  if (part === "trading" || part === "grace") return tradingMove(state, seat, dice);
  if (part === "purchasing") return purchase(state, seat, dice);
  const any = oneOf([...legalMoves(state, seat)], dice);
  if (any === undefined) throw new Error(`nothing to do in ${part}`);
  return any;
}

function abilityMove(state: State, seat: Seat, dice: Dice): Move {
  const { buildings, used } = playerAt(state, seat);
  const isGive = state.part === "give";
  const usable = isGive
    ? usableGifts(state, seat)
    : buildings.filter((id) => isOwnAbility(state, id) && !used.includes(id));
  const building = oneOf(usable, dice);
  if (building === undefined || dice.below(6) === 0) return passing(state, seat, dice);
  const move: Move = isGive
    ? { kind: "use-ability", building, target: dice.below(state.players.length) }
    : { kind: "use-ability", building };
  return refuse(state, seat, move) === undefined ? move : passing(state, seat, dice);
}

/** Who has pledged a use cannot pass before it. */
function passing(state: State, seat: Seat, dice: Dice): Move {
  if (refuse(state, seat, READY) === undefined) return READY;
  return oneOf([...legalMoves(state, seat)], dice) ?? READY;
}

function flipMove(state: State, seat: Seat, dice: Dice): Move {
  const move: Move = { kind: "flip", track: dice.below(2) === 0 ? "government" : "religion" };
  return dice.below(14) === 0 && refuse(state, seat, move) === undefined ? move : READY;
}

function purchase(state: State, seat: Seat, dice: Dice): Move {
  for (let n = 0; n < TRIES; n++) {
    const move = purchaseIdea(state, seat, dice);
    if (refuse(state, seat, move) === undefined) return move;
  }
  return READY;
}

function purchaseIdea(state: State, seat: Seat, dice: Dice): Move {
  switch (dice.below(10)) {
    case 0:
      return READY;
    case 1: {
      const most = Math.floor(playerAt(state, seat).money / vpPrice(state, seat, 1));
      return { kind: "buy-vp", vp: 1 + dice.below(Math.max(1, most)) };
    }
    case 2:
    case 3:
    case 4: {
      const { buildings } = state.edition;
      const standing = playerAt(state, seat);
      const side = Object.keys(buildings).filter((id) => {
        const { track, idea } = buildings[id] ?? {};
        return track !== undefined && standing[track].idea === idea;
      });
      return { kind: "build", building: oneOf(side, dice) ?? "" };
    }
    default:
      return developIdea(state, seat, dice);
  }
}

function developIdea(state: State, seat: Seat, dice: Dice): Move {
  const card = oneOf(state.developments, dice);
  if (card === undefined) return READY;
  let move: DevelopMove = { kind: "develop", card };
  for (const effect of developmentOf(state, card).effects) {
    if (effect.op === "trackChoice")
      move = { ...move, spaces: (1 + dice.below(2)) * (dice.below(2) * 2 - 1) };
    if (effect.op !== "placeWorker") continue;
    const count = effect.upTo === true ? 1 + dice.below(effect.count) : effect.count;
    const from = Array.from({ length: count }, () => workerIdea(state, seat, dice));
    move = { ...move, from };
    if (effect.to === "culture") move = { ...move, box: oneOf(BOXES, dice) ?? "letters.glory" };
    if (effect.to === "industry") move = { ...move, industry: oneOf(INDUSTRIES, dice) ?? "arms" };
  }
  return move;
}

const workerIdea = (state: State, seat: Seat, dice: Dice): WorkerPlace =>
  playerAt(state, seat).cubes.available > 0 && dice.below(4) > 0
    ? "available"
    : (oneOf(FARMS, dice) ?? "available");
