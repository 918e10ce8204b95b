import type { Actor, Dice, Seat } from "@sofala/engine";
import { BOXES, FARMS, INDUSTRIES, rowOf } from "../board.ts";
import { isOwnAbility } from "../buildings.ts";
import { usableGifts } from "../civic/abilities.ts";
import type { CultureBox, CultureRow, DevelopmentId } from "../data/edition.ts";
import type { DevelopMove, Move, WorkerPlace } from "../moves.ts";
import { legalMoves } from "../legal.ts";
import { owing } from "../parts.ts";
import { vpPrice } from "../purchasing/buy-vp.ts";
import { developmentOf } from "../purchasing/develop.ts";
import { strikeOf } from "../resolution/calamities.ts";
import { refuse } from "../rules.ts";
import { playerAt, seatsOf, type Part, type State } from "../state.ts";
import { oneOf } from "./one-of.ts";
import { tradingMove } from "./trading-move.ts";

/** One move in so many is the clock's: rarely where many move, often where few are asked for one thing. */
const CLOCK: { readonly [P in Part]: number } = {
  abilities: 120,
  give: 20,
  flips: 250,
  trading: 250,
  grace: 20,
  bank: 10,
  vote: 20,
  cubes: 12,
  stored: 2,
  purchasing: 250,
  throw: 20,
};
/** One move in so many is a change of mind. */
const SECOND_THOUGHTS = 60;
/** Purchases thought of before a seat has enough. */
const TRIES = 8;

const READY: Move = { kind: "ready" };

/** A move of anybody who may move: sensible at times, silly at others, always legal. */
export function anyMove(state: State, dice: Dice): readonly [Actor, Move] {
  const { part } = state;
  if (part !== undefined && dice.below(CLOCK[part]) === 0) return ["clock", { kind: "time-up" }];
  if (dice.below(SECOND_THOUGHTS) === 0) {
    const seat = oneOf(seatsOf(state), dice);
    const move = secondThought(state, dice);
    if (seat !== undefined && refuse(state, seat, move) === undefined) return [seat, move];
  }
  const seat = oneOf(owing(state), dice);
  if (seat === undefined) throw new Error("nobody is to act");
  return [seat, anyMoveOf(state, seat, dice)];
}

function secondThought(state: State, dice: Dice): Move {
  if (state.part !== "vote") return { kind: "unready" };
  return { kind: "vote", victim: oneOf(strikeOf(state).tied, dice) ?? 0 };
}

export function anyMoveOf(state: State, seat: Seat, dice: Dice): Move {
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
  const card = cardIdea(state, dice);
  if (card === undefined) return READY;
  let move: DevelopMove = { kind: "develop", card };
  for (const effect of developmentOf(state, card).effects) {
    if (effect.op === "trackChoice")
      move = { ...move, spaces: (1 + dice.below(2)) * (dice.below(2) * 2 - 1) };
    if (effect.op !== "placeWorker") continue;
    const count = effect.upTo === true ? 1 + dice.below(effect.count) : effect.count;
    const from = Array.from({ length: count }, () => workerIdea(state, seat, dice));
    move = { ...move, from };
    if (effect.to === "culture")
      move = { ...move, box: boxIdea(state, seat, effect.cultureCategory ?? "any", dice) };
    if (effect.to === "industry") move = { ...move, industry: oneOf(INDUSTRIES, dice) ?? "arms" };
  }
  return move;
}

/** Of two cards that of culture, which would be lost behind what is cheap. */
function cardIdea(state: State, dice: Dice): DevelopmentId | undefined {
  const one = oneOf(state.developments, dice);
  if (one === undefined || developmentOf(state, one).category === "culture") return one;
  return oneOf(state.developments, dice);
}

/** A box of the card's row, a free one where there is any. */
function boxIdea(state: State, seat: Seat, row: CultureRow | "any", dice: Dice): CultureBox {
  const { culture } = playerAt(state, seat);
  const inRow = row === "any" ? BOXES : BOXES.filter((box) => rowOf(box) === row);
  const free = inRow.filter((box) => !culture.includes(box));
  return oneOf(free, dice) ?? oneOf(inRow, dice) ?? "letters.glory";
}

const workerIdea = (state: State, seat: Seat, dice: Dice): WorkerPlace =>
  playerAt(state, seat).cubes.available > 0 && dice.below(4) > 0
    ? "available"
    : (oneOf(FARMS, dice) ?? "available");
