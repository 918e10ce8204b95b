import type { Seat } from "@sofala/engine";
import type { Log } from "./cattle.ts";
import { chooseGod, chooseSpecialist, refuseGod, refuseSpecialist } from "./culture/choose.ts";
import { buildMonument, refuseBuild } from "./culture/build-monument.ts";
import { placeCraftsman, refusePlacing } from "./culture/place-craftsman.ts";
import { raisePrices, refuseRaisePrices, refuseSetPrices, setPrices } from "./culture/prices.ts";
import { judgeGoods, raiseMonument, refuseRaise } from "./culture/raise-monument.ts";
import { endTurn, refuseEnd } from "./culture/turn.ts";
import {
  inRowOrder,
  refuseUse,
  useHerd,
  useRain,
  useShaman,
  useSpecialist,
} from "./culture/use-specialist.ts";
import { give, pass, refuseGift } from "./gifts/gifts.ts";
import {
  SPECIALIST_COST,
  craftIndex,
  godIndex,
  of,
  resourceIndex,
  specialistIndex,
} from "./indices.ts";
import { cellNamed } from "./map/cells.ts";
import { CULTURE, GIFTS, SETUP, type State } from "./memory.ts";
import { proceed } from "./phases.ts";
import { placeFirst, refuseFirst } from "./setup/place-first.ts";
import type { Move, MoveKind, MoveOf, Refusal, UseSpecialist } from "./state.ts";

/** One kind of move: in which phase, why it is refused, what it does. */
interface MoveRule<Kind extends MoveKind> {
  readonly phase: number;
  refuse(state: State, seat: Seat, move: MoveOf<Kind>): Refusal | undefined;
  /** Works in place; called only with moves that `refuse` lets through. */
  apply(state: State, seat: Seat, move: MoveOf<Kind>, log: Log): void;
}

/** A rule for every kind of move: a new variant of `Move` does not compile without one. */
const RULES: { readonly [Kind in MoveKind]: MoveRule<Kind> } = {
  "place-first": {
    phase: SETUP,
    refuse: (state, _seat, { at }) => refuseFirst(state, cellNamed(at)),
    apply: (state, seat, { at }, log) => placeFirst(state, seat, cellNamed(at), log),
  },
  give: {
    phase: GIFTS,
    refuse: (state, seat, { cattle }) => refuseGift(state, seat, cattle),
    apply: (state, seat, { cattle }, log) => give(state, seat, cattle, log),
  },
  pass: {
    phase: GIFTS,
    refuse: () => undefined,
    apply: (state, seat, _move, log) => pass(state, seat, log),
  },
  "set-prices": {
    phase: CULTURE,
    refuse: (state, seat, { prices }) => refuseSetPrices(state, seat, prices),
    apply: (state, seat, { prices }, log) => setPrices(state, seat, prices, log),
  },
  "choose-god": {
    phase: CULTURE,
    refuse: (state, seat, { god }) => refuseGod(state, seat, godIndex(god)),
    apply: (state, seat, { god }, log) => chooseGod(state, seat, godIndex(god), log),
  },
  "choose-specialist": {
    phase: CULTURE,
    refuse: (state, seat, { specialist }) =>
      refuseSpecialist(state, seat, specialistIndex(specialist)),
    apply: (state, seat, { specialist }, log) =>
      chooseSpecialist(state, seat, specialistIndex(specialist), log),
  },
  "use-specialist": { phase: CULTURE, refuse: refuseUse, apply: applyUse },
  "build-monument": {
    phase: CULTURE,
    refuse: (state, seat, { at }) => refuseBuild(state, seat, cellNamed(at)),
    apply: (state, seat, { at }, log) => buildMonument(state, seat, cellNamed(at), log),
  },
  "place-craftsman": {
    phase: CULTURE,
    refuse: refusePlacing,
    apply: (state, seat, { craftsman, at, vertical = false, price = 0 }, log) =>
      placeCraftsman(state, seat, craftIndex(craftsman), cellNamed(at), vertical, price, log),
  },
  "raise-prices": {
    phase: CULTURE,
    refuse: (state, seat, { prices }) => refuseRaisePrices(state, seat, prices),
    apply: (state, seat, { prices }, log) => raisePrices(state, seat, prices, log),
  },
  "raise-monument": {
    phase: CULTURE,
    refuse: refuseRaise,
    apply(state, seat, { at, goods }, log) {
      const purchases = judgeGoods(state, cellNamed(at), goods);
      if (!purchases.ok) throw new Error(`judged twice, and differently: ${purchases.error.code}`);
      raiseMonument(state, seat, cellNamed(at), purchases.value, goods, log);
    },
  },
  "end-turn": {
    phase: CULTURE,
    refuse: (state) => refuseEnd(state),
    apply: (state, seat, _move, log) => endTurn(state, seat, log),
  },
};

export const MOVE_KINDS: readonly string[] = Object.keys(RULES);

function applyUse(state: State, seat: Seat, move: UseSpecialist, log: Log): void {
  switch (move.specialist) {
    case "herd":
      return useHerd(state, seat, move.cattle, log);
    case "shaman":
      return useShaman(state, seat, resourceIndex(move.resource), cellNamed(move.at), log);
    case "rain-ceremony": {
      const [first, second] = inRowOrder(move.cells);
      return useRain(state, seat, first, second, log);
    }
    case "builder":
    case "nomads": {
      const specialist = specialistIndex(move.specialist);
      return useSpecialist(state, seat, specialist, of(SPECIALIST_COST, specialist), log);
    }
  }
}

/** Plays a move in place, and goes on to the next decision. */
export function playMove(state: State, seat: Seat, move: Move, log: Log): void {
  const rule = ruleOf(move);
  rule.apply(state, seat, move, log);
  if (ENDS_DECISION.has(move.kind)) proceed(state, log);
}

/** After these another seat may have to decide. */
const ENDS_DECISION: ReadonlySet<MoveKind> = new Set(["place-first", "give", "pass", "end-turn"]);

/** The rule of a move. The union of moves and the record of rules agree by construction. */
export const ruleOf = (move: Move): MoveRule<MoveKind> => RULES[move.kind] as MoveRule<MoveKind>;
