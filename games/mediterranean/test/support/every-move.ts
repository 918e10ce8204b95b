import type { Seat } from "@sofala/engine";
import { mediterranean, type Move, type State } from "@sofala/mediterranean";
import { BUILDINGS } from "../naive/buildings.ts";
import { AREA_NAMES, BOXES, FARMS, INDUSTRIES } from "../naive/data.ts";
import { DEVELOPMENTS } from "../naive/events.ts";
import { seatsOf, text } from "./random-play.ts";

/** The kinds of which every single move is listed. */
const ENUMERABLE: readonly string[] = mediterranean.scenario.kinds.filter(
  (kind) => !mediterranean.simulation.untracedKinds.includes(kind),
);

/** The listed moves of a seat, and those that are accepted of all that can be thought of. */
export function triedAndListed(
  state: State,
  seat: Seat,
): { readonly tried: readonly string[]; readonly listed: readonly string[] } {
  const listed = [...mediterranean.legalMoves(state, seat)].filter(({ kind }) =>
    ENUMERABLE.includes(kind),
  );
  const tried: string[] = [];
  for (const move of everyMove(state, seat)) {
    if (mediterranean.applyMove(state, seat, move).ok) tried.push(spelled(move));
  }
  return { tried: tried.toSorted(), listed: listed.map(spelled).toSorted() };
}

/** The order of areas says nothing. */
const spelled = (move: Move): string =>
  text(move.kind === "lose-cubes" ? { ...move, areas: move.areas.toSorted() } : move);

/** Candidates of every part: the others are refused wholesale. */
function* everyMove(state: State, seat: Seat): Generator<Move> {
  const seats = [...seatsOf(state), state.players.length];
  yield { kind: "ready" };
  yield { kind: "unready" };
  yield { kind: "time-up" };
  for (const track of ["government", "religion"] as const) yield { kind: "flip", track };
  for (const choice of ["poverty", "prosperity"] as const) yield { kind: "bank", choice };
  for (const hand of ["rock", "paper", "scissors"] as const) yield { kind: "throw", hand };
  for (const victim of seats) yield { kind: "vote", victim };
  for (const offer of [...state.offers.keys(), state.offers.length].map((n) => n + 1)) {
    yield { kind: "decline", offer };
    yield { kind: "withdraw", offer };
  }
  for (const { id: building } of [...BUILDINGS, { id: "white-G7" }]) {
    yield { kind: "build", building };
    yield { kind: "use-ability", building };
    for (const target of seats) yield { kind: "use-ability", building, target };
  }
  if (state.part === "cubes") yield* everyLoss();
  if (state.part === "stored") yield* everyDiscard(state, seat);
  if (state.part === "purchasing") yield* everyPurchase(state, seat);
}

type Loss = Extract<Move, { kind: "lose-cubes" }>;
const CUBE_PLACES: Loss["areas"] = [
  ...AREA_NAMES,
  ...BOXES.map((box) => `culture.${box}` as Loss["areas"][number]),
];

/** No calamity takes more than two. */
export function* everyLoss(): Generator<Loss> {
  yield { kind: "lose-cubes", areas: [] };
  for (const areas of upToTwo(CUBE_PLACES)) {
    yield { kind: "lose-cubes", areas };
    if (areas.length === 2) yield { kind: "lose-cubes", areas: [...areas, "available"] };
  }
}

function* everyDiscard(state: State, seat: Seat): Generator<Move> {
  const { hand = [], warehouse = [] } = state.players[seat] ?? {};
  const slots = [...warehouse, ...hand.slice(0, 1)].map(({ slot }) => slot);
  for (let chosen = 0; chosen < 2 ** slots.length; chosen++) {
    yield { kind: "discard-stored", cards: slots.filter((_, n) => (chosen >> n) % 2 === 1) };
  }
}

type Sources = NonNullable<Extract<Move, { kind: "develop" }>["from"]>;
const SOURCES = ["available", ...FARMS] as unknown as Sources;
const CITY: Sources = ["city"];

function* everyPurchase(state: State, seat: Seat): Generator<Move> {
  const { money = 0 } = state.players[seat] ?? {};
  for (let vp = 1; vp <= money + 2; vp++) yield { kind: "buy-vp", vp };
  const fields = [
    {},
    ...BOXES.map((box) => ({ box: box as "letters.glory" })),
    ...INDUSTRIES.map(({ area }) => ({ industry: area.slice("industry.".length) as "arms" })),
    ...[-3, -2, -1, 0, 1, 2, 3].map((spaces) => ({ spaces })),
    { box: "letters.glory", industry: "arms" } as const,
  ];
  const offered = DEVELOPMENTS.filter(
    ({ id }, n) => state.developments.includes(id) || n % 12 === 0,
  );
  for (const { id: card, place } of offered) {
    for (const field of fields) {
      // Left out, workers are meant that the list spells out.
      if (place === undefined) yield { kind: "develop", card, ...field };
      for (const from of [[], ...upToTwo(SOURCES), CITY])
        yield { kind: "develop", card, from, ...field };
    }
  }
}

/** One, or two in the order given. */
const upToTwo = <T>(items: readonly T[]): readonly T[][] => [
  ...items.map((item) => [item]),
  ...items.flatMap((item, n) => items.slice(n).map((other) => [item, other])),
];
