import type { Seat } from "@sofala/engine";
import { BOXES, FARMS, IDEA_TRACKS, INDUSTRIES, isLuxury } from "./board.ts";
import { usableGifts } from "./civic/abilities.ts";
import { isOwnAbility } from "./buildings.ts";
import type { DevelopmentId, Good, LuxuryGood } from "./data/edition.ts";
import {
  BANK_CHOICES,
  HANDS,
  type AcceptMove,
  type DevelopMove,
  type Move,
  type Slot,
  type WorkerPlace,
} from "./moves.ts";
import { mayMove } from "./parts.ts";
import { vpPrice } from "./purchasing/buy-vp.ts";
import { developmentOf } from "./purchasing/develop.ts";
import { lossAsked, strikeOf } from "./resolution/calamities.ts";
import { cubeChoices } from "./resolution/cubes.ts";
import { discardChoices } from "./resolution/stores.ts";
import { refuse } from "./rules.ts";
import { playerAt, seatsOf, type Offer, type State } from "./state.ts";
import { goodAt } from "./trading/offers.ts";

/**
 * Every legal move of a seat once, in a fixed order; offers are not listed, an answer once for each
 * offer, and the warehouse one card at a time.
 */
export function* legalMoves(state: State, seat: Seat): Generator<Move, void, undefined> {
  if (state.part === undefined || !mayMove(state, seat)) return;
  const candidates = playerAt(state, seat).ready ? [UNREADY] : candidatesOf(state, seat);
  for (const move of candidates) if (refuse(state, seat, move) === undefined) yield move;
}

const READY: Move = { kind: "ready" };
const UNREADY: Move = { kind: "unready" };

function* candidatesOf(state: State, seat: Seat): Generator<Move, void, undefined> {
  const { buildings } = playerAt(state, seat);
  switch (state.part) {
    case "abilities":
      for (const building of buildings)
        if (isOwnAbility(state, building)) yield { kind: "use-ability", building };
      yield READY;
      return;
    case "give":
      for (const building of usableGifts(state, seat))
        for (const target of seatsOf(state)) yield { kind: "use-ability", building, target };
      yield READY;
      return;
    case "flips":
      for (const track of IDEA_TRACKS) yield { kind: "flip", track };
      yield READY;
      return;
    case "trading":
      yield* answers(state, seat);
      yield* storings(state, seat);
      yield READY;
      return;
    case "grace":
      yield* storings(state, seat);
      yield READY;
      return;
    case "bank":
      for (const choice of BANK_CHOICES) yield { kind: "bank", choice };
      return;
    case "vote":
      for (const victim of strikeOf(state).tied) yield { kind: "vote", victim };
      return;
    case "cubes":
      for (const areas of cubeChoices(state, seat, lossAsked(state)))
        yield { kind: "lose-cubes", areas };
      return;
    case "stored":
      for (const cards of discardChoices(state, seat)) yield { kind: "discard-stored", cards };
      return;
    case "purchasing":
      yield* purchases(state, seat);
      yield READY;
      return;
    case "throw":
      for (const hand of HANDS) yield { kind: "throw", hand };
      return;
    case undefined:
      return;
  }
}

function* answers(state: State, seat: Seat): Generator<Move, void, undefined> {
  for (const offer of state.offers) {
    if (offer.end !== undefined) continue;
    const answer = answerTo(state, seat, offer);
    if (answer !== undefined) yield answer;
    yield { kind: "decline", offer: offer.number };
    yield { kind: "withdraw", offer: offer.number };
  }
}

/** An acceptance with the first cards that answer an offer; Piracy stands in where real ones are missing. */
export function answerTo(state: State, seat: Seat, offer: Offer): AcceptMove | undefined {
  const player = playerAt(state, seat);
  const slots = [...player.hand, ...player.warehouse].map(({ slot }) => slot).sort((a, b) => a - b);
  const give: Slot[] = [];
  const as: { [slot: Slot]: LuxuryGood } = {};
  const { goods = {} } = offer.want;
  for (const key in goods) {
    const good = key as Good;
    const ofGood = slots.filter((slot) => goodAt(state, player, slot) === good);
    const wanted = goods[good] ?? 0;
    give.push(...ofGood.slice(0, wanted));
    if (ofGood.length >= wanted) continue;
    const pirate = slots.find((slot) => goodAt(state, player, slot) === "piracy");
    if (pirate === undefined || !isLuxury(good) || give.includes(pirate)) return undefined;
    give.push(pirate);
    as[pirate] = good;
    if (ofGood.length + 1 < wanted) return undefined;
  }
  return {
    kind: "accept",
    offer: offer.number,
    ...(give.length === 0 ? {} : { give }),
    ...(Object.keys(as).length === 0 ? {} : { as }),
  };
}

/** One card more, or one less. */
function* storings(state: State, seat: Seat): Generator<Move, void, undefined> {
  const { hand, warehouse } = playerAt(state, seat);
  const stored = warehouse.map(({ slot }) => slot);
  for (const { slot } of hand)
    yield { kind: "store", cards: [...stored, slot].sort((a, b) => a - b) };
  for (const slot of stored)
    yield { kind: "store", cards: stored.filter((other) => other !== slot) };
}

function* purchases(state: State, seat: Seat): Generator<Move, void, undefined> {
  for (const building in state.edition.buildings) yield { kind: "build", building };
  for (const card of state.developments) yield* developMoves(state, card);
  const { money } = playerAt(state, seat);
  for (let vp = 1; vpPrice(state, seat, vp) <= money; vp++) yield { kind: "buy-vp", vp };
}

/** Every way in which a development can be asked for. */
function* developMoves(state: State, card: DevelopmentId): Generator<DevelopMove, void, undefined> {
  const { effects } = developmentOf(state, card);
  const choice = effects.find(({ op }) => op === "trackChoice");
  const placement = effects.find(({ op }) => op === "placeWorker");
  if (choice?.op === "trackChoice") {
    for (let spaces = -choice.maxSpaces; spaces <= choice.maxSpaces; spaces++)
      yield { kind: "develop", card, spaces };
    return;
  }
  if (placement?.op !== "placeWorker") {
    yield { kind: "develop", card };
    return;
  }
  for (const from of workerChoices(placement.count)) {
    if (placement.to === "culture")
      for (const box of BOXES) yield { kind: "develop", card, from, box };
    else if (placement.to === "industry")
      for (const industry of INDUSTRIES) yield { kind: "develop", card, from, industry };
    else yield { kind: "develop", card, from };
  }
}

const WORKER_PLACES: readonly WorkerPlace[] = ["available", ...FARMS];

/** One worker to `most`, in the order of the board. */
function workerChoices(most: number): readonly (readonly WorkerPlace[])[] {
  const found = WORKER_CHOICES.get(most);
  if (found !== undefined) return found;
  const fewer = most === 1 ? [] : workerChoices(most - 1);
  const one = WORKER_PLACES.map((place) => [place]);
  const more = fewer.flatMap((places) =>
    places.length === most - 1
      ? WORKER_PLACES.slice(WORKER_PLACES.indexOf(places.at(-1) ?? "available")).map((place) => [
          ...places,
          place,
        ])
      : [],
  );
  const all = most === 1 ? one : [...fewer, ...more];
  WORKER_CHOICES.set(most, all);
  return all;
}
const WORKER_CHOICES = new Map<number, readonly (readonly WorkerPlace[])[]>();
