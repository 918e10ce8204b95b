import { dice, type Dice, type Seat } from "@sofala/engine";
import {
  cattleOf,
  freeGods,
  freeSpecialists,
  freeStartCells,
  giftsOf,
  godOf,
  onCardsOf,
  roundOf,
  tryMoves,
  vpOf,
  vrOf,
  type God,
  type Move,
  type Specialist,
  type State,
  type Zimbabwe,
} from "@sofala/zimbabwe";
import type { Bot } from "../bot.ts";
import { zimbabweMoveDelay } from "./move-delay.ts";
import { craftsmanMoves, monumentMoves } from "./sites.ts";
import { PlanningPlayer, singleMove } from "./planning-player.ts";
import { payablePlans, raiseSets } from "./raising.ts";

/** How a beginner likes the gods: by name, not by fit. */
const GOD_APPEAL: { readonly [god in God]: number } = {
  obatala: 3,
  qamata: 2.5,
  engai: 2.5,
  atete: 2,
  anansi: 2,
  shadipinyi: 1.5,
  elegua: 1.5,
  eshu: 1.5,
  "tsui-goab": 1.5,
  gu: 1,
  xango: 1,
  dziva: 0.5,
};
/** The herd by reflex, the builder now and then. */
const SPECIALIST_APPEAL: { readonly [specialist in Specialist]: number } = {
  herd: 2,
  builder: 1,
  nomads: 0.2,
  "rain-ceremony": 0.3,
  shaman: 0.6,
};

/** A beginner: plausible turns, judged by points and cattle, with the mistakes beginners make. */
export const zimbabweNovice: Bot<Zimbabwe> = {
  game: "zimbabwe",
  level: "novice",
  moveDelay: zimbabweMoveDelay,
  createPlayer(seat, seed) {
    const chance = dice(`zimbabwe novice ${seed}`);
    return new PlanningPlayer(seat, {
      firstMonument: (state) =>
        singleMove({ kind: "place-first", at: pickRandom(freeStartCells(state), chance) ?? "" }),
      gifts: (state) => singleMove(chooseGift(state, seat, chance)),
      *turns(state) {
        yield { moves: [], comparedTurns: 1 };
        yield chooseTurn(state, seat, chance);
      },
    });
  },
};

/** Bids high early and too little late. */
function chooseGift(state: State, seat: Seat, chance: Dice): Move {
  const { least } = giftsOf(state);
  const cattle = cattleOf(state, seat);
  const eagerness = roundOf(state) <= 3 ? 50 : 20;
  const isWilling = cattle >= least && least <= cattle / 2 && chance.below(100) < eagerness;
  return isWilling ? { kind: "give", cattle: least } : { kind: "pass" };
}

function chooseTurn(
  state: State,
  seat: Seat,
  chance: Dice,
): { readonly moves: readonly Move[]; readonly comparedTurns: number } {
  const before = chooseCard(state, seat, chance);
  const from = tryMoves(state, before) ?? state;
  const options: (readonly Move[])[] = [];
  for (const { moves } of payablePlans(from, seat, raiseSets(from, seat), 2)) options.push(moves);
  for (const move of monumentMoves(from, seat, 4)) options.push([move]);
  for (const move of craftsmanMoves(from, seat, 1, 1 + chance.below(3))) options.push([move]);
  let best: readonly Move[] = [];
  let most = -Infinity;
  for (const moves of options) {
    const after = tryMoves(from, moves);
    if (after === undefined) continue;
    const value = crudeValue(after, seat) + noise(chance);
    if (value <= most) continue;
    most = value;
    best = moves;
  }
  return { moves: [...(from === state ? [] : before), ...best], comparedTurns: options.length };
}

/** Looks at points and cattle, hardly at the requirement. */
const crudeValue = (state: State, seat: Seat): number =>
  vpOf(state, seat) -
  0.5 * vrOf(state, seat) +
  0.3 * Math.sqrt(cattleOf(state, seat) + onCardsOf(state, seat));

const noise = (chance: Dice): number => (chance.below(1001) / 1000) * 3 - 1.5;

/** A card that is liked, early in the game and not every turn. */
function chooseCard(state: State, seat: Seat, chance: Dice): readonly Move[] {
  if (chance.below(100) >= 25) return [];
  if (godOf(state, seat) === undefined && chance.below(100) < 60) {
    const god = weightedPick(freeGods(state), GOD_APPEAL, chance);
    return god === undefined ? [] : [{ kind: "choose-god", god }];
  }
  if (roundOf(state) > 6) return [];
  const specialist = weightedPick(freeSpecialists(state), SPECIALIST_APPEAL, chance);
  if (specialist !== "herd" && specialist !== "builder") return [];
  const choice: Move = { kind: "choose-specialist", specialist };
  return specialist === "herd"
    ? [choice, { kind: "use-specialist", specialist, cattle: 2 }]
    : [choice, { kind: "use-specialist", specialist }];
}

function weightedPick<Name extends string>(
  names: readonly Name[],
  weights: { readonly [name in Name]: number },
  chance: Dice,
): Name | undefined {
  const total = names.reduce((sum, name) => sum + weights[name], 0);
  let ticket = (chance.below(1 << 20) / (1 << 20)) * total;
  return names.find((name) => (ticket -= weights[name]) < 0);
}

const pickRandom = <Item>(items: readonly Item[], chance: Dice): Item | undefined =>
  items[chance.below(items.length)];
