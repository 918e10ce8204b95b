import type { Seat } from "@sofala/engine";
import {
  LINES_COUNT,
  MONUMENT_VP,
  OUT_OF_REACH,
  Prospects,
  RESOURCES,
  SPECIALISTS,
  afterMoves,
  cattleOf,
  godOf,
  highestOf,
  incomeOf,
  monumentsOf,
  onCardsOf,
  ownsSpecialist,
  phaseOf,
  planRaises,
  resourcesNear,
  seatsToCome,
  vpOf,
  vrOf,
  withoutMarkers,
  zimbabwe,
  type Move,
  type Resource,
  type Specialist,
  type State,
  type TurnReason,
} from "@sofala/zimbabwe";
import type { Budget } from "../../bot.ts";
import { outlookOf } from "../outlook.ts";
import { ThreatDetector } from "../threats.ts";
import { marginOf } from "../winning-turn.ts";
import { byChance } from "../../search/by-chance.ts";
import { hintsOf } from "./hints.ts";

/** A turn that the strong bot recommends. */
export interface AdvisedTurn {
  readonly moves: readonly Move[];
  /** The winning chance of the seat after it. */
  readonly chance: number;
  /** The strongest first. */
  readonly reasons: readonly TurnReason[];
}

/** So many reasons fit into one sentence. */
const MAX_REASONS = 2;
/** A smaller difference in the estimated rounds is not reliable. */
const MIN_ROUNDS = 1;
/** A smaller difference in prices does not matter. */
const MIN_COSTLIER = 2;
const MAX_LEVEL = MONUMENT_VP.length - 1;

/** The strong bot's best turns for the seat to act, each with reasons; the highest chance first. */
export function adviceOf(state: State, budget: Budget = {}): readonly AdvisedTurn[] {
  const seat = state.active;
  const turns = hintsOf(state, budget).lines.map(({ moves, chances }): AdvisedTurn => {
    const chance = chances[seat] ?? 0;
    const reasons = reasonsFor(state, moves);
    return { moves, chance, reasons: reasons.length > 0 ? reasons : [{ kind: "chance", chance }] };
  });
  return byChance(turns);
}

/** What speaks for these moves of the seat to act; nothing if no fact does. */
export function reasonsFor(state: State, moves: readonly Move[]): readonly TurnReason[] {
  switch (phaseOf(state)) {
    case "culture":
      return turnReasons(state, moves);
    case "gifts":
      return [giftReason(state, moves)];
    case "setup":
      return moves.flatMap((move) =>
        move.kind === "place-first" ? nearReason(state, move.at) : [],
      );
    case "over":
      return [];
  }
}

type Weighted = readonly [weight: number, reason: TurnReason];

/** The turn is compared with ending it at once. */
function turnReasons(before: State, moves: readonly Move[]): readonly TurnReason[] {
  const seat = before.active;
  const after = afterMoves(
    before,
    moves.filter(({ kind }) => kind !== "end-turn"),
  );
  if (zimbabwe.result(afterMoves(before, moves))?.[0]?.includes(seat) === true) {
    return [{ kind: "wins" }];
  }
  return strongest([
    ...gains(before, after, seat),
    ...raiseReasons(before, after, seat),
    ...saleReasons(before, after, seat),
    ...rivalReasons(before, after, seat),
  ]);
}

/** The strongest reasons, at most one of each kind. */
function strongest(reasons: readonly Weighted[]): readonly TurnReason[] {
  const kinds = new Map<string, TurnReason>();
  for (const [, reason] of reasons.toSorted(([one], [other]) => other - one)) {
    if (!kinds.has(reason.kind)) kinds.set(reason.kind, reason);
  }
  return [...kinds.values()].slice(0, MAX_REASONS);
}

/** What the seat has after the turn and did not have before. */
function gains(before: State, after: State, seat: Seat): readonly Weighted[] {
  const reasons: Weighted[] = [];
  const vr = vrOf(after, seat) - vrOf(before, seat);
  const vp = vpOf(after, seat) - vpOf(before, seat);
  if (marginOf(after, seat) >= 0 && marginOf(before, seat) < 0) {
    reasons.push([40, { kind: "reaches-vr", vr: vrOf(after, seat) }]);
  }
  if (vp > 0) reasons.push([vp > vr ? 2 + 2 * (vp - vr) : 1, { kind: "vp", vp, vr }]);
  const god = godOf(before, seat) === undefined ? godOf(after, seat) : undefined;
  const higher = highestOf(after, seat) - highestOf(before, seat);
  const fromGod = incomeOf(after, seat) - incomeOf(before, seat) - higher;
  if (higher > 0) reasons.push([3 * higher, { kind: "income", cattle: higher, god: undefined }]);
  if (fromGod > 0) reasons.push([3 * fromGod, { kind: "income", cattle: fromGod, god }]);
  else if (god !== undefined) reasons.push([4, { kind: "god", god }]);
  for (const specialist of Object.keys(SPECIALISTS) as Specialist[]) {
    if (ownsSpecialist(after, seat, specialist) && !ownsSpecialist(before, seat, specialist)) {
      reasons.push([3, { kind: "specialist", specialist }]);
    }
  }
  const cattle = cattleOf(before, seat) - cattleOf(after, seat);
  const returns = onCardsOf(after, seat) - onCardsOf(before, seat);
  const profit = returns - cattle;
  if (cattle > 0 && profit > 0) reasons.push([1.5 * profit, { kind: "profit", cattle: profit }]);
  else if (cattle > 0 && returns > 0)
    reasons.push([returns / 2, { kind: "cost", cattle, returns }]);
  if (cattle === 0 && cattleOf(after, seat) > 0) {
    reasons.push([0.5, { kind: "keeps-cattle", cattle: cattleOf(after, seat) }]);
  }
  const rounds = (outlookOf(before)[seat]?.rounds ?? 0) - (outlookOf(after)[seat]?.rounds ?? 0);
  if (rounds >= MIN_ROUNDS) reasons.push([1.5 * rounds, { kind: "sooner", rounds }]);
  return reasons;
}

/** The seat's own next raise. */
function raiseReasons(before: State, after: State, seat: Seat): readonly Weighted[] {
  const cost = cheapestRaise(withoutMarkers(after), seat);
  if (cost === undefined) return [];
  const earlier = cheapestRaise(withoutMarkers(before), seat);
  if (earlier === undefined) return [[6, { kind: "next-raise", cost }]];
  const by = earlier - cost;
  return by > 0 ? [[1.5 * by, { kind: "cheaper-raise", by, cost }]] : [];
}

/** What rivals will buy from the seat. */
function saleReasons(before: State, after: State, seat: Seat): readonly Weighted[] {
  const buyersBefore = buyersOf(withoutMarkers(before), seat);
  return [...buyersOf(withoutMarkers(after), seat)].flatMap(([resource, buyers]): Weighted[] => {
    const rivals = buyers.filter((rival) => buyersBefore.get(resource)?.includes(rival) !== true);
    return rivals.length === 0
      ? []
      : [[2 + 1.5 * rivals.length, { kind: "sells", rivals, resource }]];
  });
}

/** What changes for rivals who are still to move in this round. */
function rivalReasons(before: State, after: State, seat: Seat): readonly Weighted[] {
  const threat = new ThreatDetector(seat, 1).winningRival(before);
  const isStopped = threat !== undefined && !new ThreatDetector(seat, 1).canRivalWin(after);
  return [
    ...(isStopped ? [[50, { kind: "stops-win", rival: threat }] as const] : []),
    ...seatsToCome(after).flatMap((rival) => rivalReason(before, after, rival)),
  ];
}

function rivalReason(before: State, after: State, rival: Seat): readonly Weighted[] {
  const earlier = cheapestRaise(before, rival);
  const now = cheapestRaise(after, rival);
  const cattle = cattleOf(after, rival);
  const reached = resourcesFor(after, rival);
  const lost = [...resourcesFor(before, rival)].find((resource) => !reached.has(resource));
  if (lost !== undefined) return [[5, { kind: "takes-resource", rival, resource: lost }]];
  if (earlier === undefined || earlier > cattleOf(before, rival)) return [];
  if (now === undefined || now > cattle) return [[6, { kind: "stops-raise", rival }]];
  const by = now - earlier;
  return by >= MIN_COSTLIER ? [[by, { kind: "costlier-raise", rival, by }]] : [];
}

/** Undefined where the goods for no monument can be bought. */
function cheapestRaise(state: State, seat: Seat): number | undefined {
  const costs = monumentsOf(state, seat).flatMap(({ at, level }) => {
    const plan = level < MAX_LEVEL ? planRaises(state, seat, [at]) : undefined;
    return plan === undefined ? [] : [plan.cost];
  });
  return costs.length === 0 ? undefined : Math.min(...costs);
}

/** The resources of which goods reach a monument of the seat. */
function resourcesFor(state: State, seat: Seat): ReadonlySet<Resource> {
  return new Set(offersTo(state, seat).map(({ resource }) => resource));
}

/** For each resource the rivals for whose monument the seat is the cheapest seller. */
function buyersOf(state: State, seat: Seat): ReadonlyMap<Resource, readonly Seat[]> {
  const buyers = new Map<Resource, readonly Seat[]>();
  for (let rival = 0; rival < state.players; rival++) {
    if (rival === seat) continue;
    const bought = offersTo(state, rival).filter(({ sellers }) => sellers.includes(seat));
    for (const resource of new Set(bought.map((offer) => offer.resource))) {
      buyers.set(resource, [...(buyers.get(resource) ?? []), rival]);
    }
  }
  return buyers;
}

interface Offer {
  readonly resource: Resource;
  /** Those who are paid. */
  readonly sellers: readonly Seat[];
}

/** The cheapest good of every resource for every monument of a seat. */
function offersTo(state: State, seat: Seat): readonly Offer[] {
  const prospects = new Prospects();
  prospects.load(state, seat);
  const offers: Offer[] = [];
  for (let entry = 0; entry < prospects.monuments * LINES_COUNT; entry++) {
    const resource = RESOURCES[entry % LINES_COUNT];
    if (resource === undefined || (prospects.cost[entry] ?? OUT_OF_REACH) >= OUT_OF_REACH) continue;
    const sellers = [prospects.owner[entry] ?? -1, prospects.primaryOwner[entry] ?? -1];
    offers.push({ resource, sellers });
  }
  return offers;
}

/** How the gifts end for the seat if all others pass from now on. */
function giftReason(before: State, moves: readonly Move[]): TurnReason {
  const seat = before.active;
  let state = afterMoves(before, moves);
  while (phaseOf(state) === "gifts") state = afterMoves(state, [{ kind: "pass" }]);
  return {
    kind: "order",
    place: state.players - placesBehind(state, seat),
    cattle: cattleOf(state, seat) - cattleOf(before, seat),
  };
}

/** How many seats move after this one, at the start of the turns. */
function placesBehind(state: State, seat: Seat): number {
  const order = [state.active, ...seatsToCome(state)];
  return order.length - 1 - order.indexOf(seat);
}

function nearReason(state: State, at: string): readonly TurnReason[] {
  const counts = resourcesNear(state, at);
  const resources = RESOURCES.filter((_, kind) => (counts[kind] ?? 0) > 0);
  const count = counts.reduce((sum, each) => sum + each, 0);
  return count === 0 ? [] : [{ kind: "near", count, resources }];
}
