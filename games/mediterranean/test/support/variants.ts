import type { Actor, Dice } from "@sofala/engine";
import { mutateJson } from "@sofala/engine/testing";
import { mediterranean, type Move, type State } from "@sofala/mediterranean";
import { BUILDINGS } from "../naive/buildings.ts";
import { AREA_NAMES, BOXES, GOODS, INDUSTRIES } from "../naive/data.ts";
import { CALAMITIES, DEVELOPMENTS } from "../naive/events.ts";
import { anyMove, pick, seatsOf } from "./random-play.ts";

const PARTS = "abilities give flips trading grace bank vote cubes stored purchasing throw".split(
  " ",
);
const KINDS = mediterranean.scenario.kinds;
const COUNTS = [0, 1, 2, 3, 4, 5, 6, 12];

/** Words and parts of moves that a mutation may put in. */
export const POOL: readonly unknown[] = [
  ...KINDS,
  ...PARTS,
  ...BUILDINGS.map(({ id }) => id),
  ...AREA_NAMES,
  ...BOXES,
  ...BOXES.map((box) => `culture.${box}`),
  ...GOODS,
  ...INDUSTRIES.map(({ area }) => area.slice("industry.".length)),
  ...DEVELOPMENTS.map(({ id }) => id),
  ...CALAMITIES.map(({ id }) => id),
  ..."all government religion poverty prosperity rock paper scissors to give want".split(" "),
  ...COUNTS,
  { vp: 1 },
  { goods: { grain: 1 } },
  { building: "white-G5", target: 1, use: true },
  ["available"],
  [1, 2],
];

export type Choice = readonly [Actor, Move];

/** The actors of a table, one who does not sit there, and the clock. */
const actorsOf = (state: State): readonly Actor[] => [
  ...seatsOf(state),
  state.players.length,
  "clock",
];

/** Other moves, mostly illegal, at the moment of one that is legal. */
export function* variantsOf(
  state: State,
  [actor, move]: Choice,
  random: Dice,
  count: number,
): Generator<Choice> {
  for (let n = 0; n < count; n++) yield variantOf(state, [actor, move], random);
}

function variantOf(state: State, choice: Choice, random: Dice): Choice {
  switch (random.below(8)) {
    case 0:
      return [pick(random, actorsOf(state)), choice[1]];
    case 1:
      return [random.below(4) > 0 ? "clock" : choice[0], timeUp(random)];
    case 2:
    case 3: {
      const [actor, move] = anyMove(state, random);
      return [actor, mutated(move, random)];
    }
    case 4: {
      const seat = pick(random, seatsOf(state));
      const moves = [...mediterranean.legalMoves(state, seat)];
      return [seat, mutated(moves.length === 0 ? choice[1] : pick(random, moves), random)];
    }
    default:
      return [choice[0], mutated(choice[1], random)];
  }
}

const timeUp = (random: Dice): Move => ({
  kind: "time-up",
  ...(random.below(2) === 0 ? {} : { part: pick(random, PARTS) }),
});

/** A move with one or two things about it changed that still reads as a move. */
function mutated(move: Move, random: Dice): Move {
  for (let attempt = 0; attempt < 12; attempt++) {
    let input: unknown = mutateJson(move, random, POOL);
    if (random.below(3) === 0) input = mutateJson(input, random, POOL);
    const read = mediterranean.parseMove(input);
    if (read.ok) return read.value;
  }
  return move;
}
