import { dice } from "@sofala/engine";
import { expect, test } from "vitest";
import {
  CRAFTSMEN,
  cellsInRange,
  claimsOf,
  connectionsOf,
  customersOf,
  LINES_COUNT,
  OUT_OF_REACH,
  Prospects,
  craftsmanSitesOf,
  monumentSitesOf,
  phaseOf,
  placeableCrafts,
  planRaises,
  rainSitesOf,
  tryMoves,
  zimbabwe,
  type Craft,
  type Move,
  type State,
} from "../index.ts";

/** States of phase II from random games. */
function* turns(games: number): Iterable<State> {
  for (let game = 0; game < games; game++) {
    const chance = dice(`analysis ${game}`);
    const playground = zimbabwe.simulation.playground();
    playground.load(zimbabwe.setup(`analysis ${game}`, 2 + (game % 4), { roundLimit: 12 }));
    for (let moves = 0; playground.seat() !== -1; moves++) {
      if (moves % 23 === 0 && phaseOf(playground.state()) === "culture") yield playground.state();
      playground.playAny(chance);
    }
  }
}

const nameOf = (move: Move): string => JSON.stringify({ ...move, price: 0 });

test("sites are those of the legal moves", () => {
  for (const state of turns(8)) {
    const seat = state.active;
    const legal = [...zimbabwe.legalMoves(state, seat)];
    const builds = legal.flatMap((move) => (move.kind === "build-monument" ? [move.at] : []));
    if (builds.length > 0) {
      expect(monumentSitesOf(state, seat).map(({ at }) => at)).toEqual(builds);
    }
    const places = legal.filter(({ kind }) => kind === "place-craftsman");
    if (places.length === 0) continue;
    const sites = placeableCrafts(state, seat).flatMap((craftsman) =>
      craftsmanSitesOf(state, seat, craftsman).map(({ at, vertical }) =>
        nameOf({ kind: "place-craftsman", craftsman, at, ...(vertical ? { vertical } : {}) }),
      ),
    );
    expect(new Set(sites)).toEqual(new Set(places.map(nameOf)));
  }
});

test("rain falls where it may", () => {
  for (const state of turns(4)) {
    const choice: Move = { kind: "choose-specialist", specialist: "rain-ceremony" };
    const chosen = tryMoves(state, [choice]);
    if (chosen === undefined) continue;
    const legal = [...zimbabwe.legalMoves(chosen, state.active)].filter(
      (move) => move.kind === "use-specialist" && move.specialist === "rain-ceremony",
    );
    expect(rainSitesOf(state)).toHaveLength(legal.length);
  }
});

test("the cheapest good of a first level is what the planner pays", () => {
  const prospects = new Prospects();
  for (const state of turns(16)) {
    const seat = state.active;
    prospects.load(state, seat);
    for (let i = 0; i < prospects.monuments; i++) {
      if (prospects.levels[i] !== 1 || prospects.isRaised[i] === 1) continue;
      const first = i * LINES_COUNT;
      const cost = Math.min(...prospects.cost.subarray(first, first + LINES_COUNT));
      const plan = planRaises(state, seat, [prospects.cell(i)]);
      expect(plan?.cost ?? OUT_OF_REACH).toBe(cost);
    }
  }
});

test("what is connected, in range and claimed is as scenarios measure it", () => {
  for (const state of turns(3)) {
    const view = zimbabwe.view(state, 0);
    const answer = (question: string, from: string, to: string) => {
      const told = zimbabwe.scenario.ask(question, state, { [question]: [from, to], is: 0 });
      return told.ok ? told.value : undefined;
    };
    const seat = state.active;
    for (const { at } of view.monuments.slice(0, 4)) {
      const connected = new Map(
        connectionsOf(state, at, seat).map((each) => [each.at, each.hubs] as const),
      );
      for (const piece of view.craftsmen) {
        expect(connected.get(piece.at) ?? null).toBe(answer("hubs", piece.at, at));
      }
      const inRange = new Set(cellsInRange(state, at));
      for (const other of view.monuments) {
        const steps = answer("distance", at, other.at);
        const range = view.seats[seat]?.god === "eshu" ? 6 : 3;
        expect(inRange.has(other.at)).toBe(typeof steps === "number" && steps <= range);
      }
    }
    for (const { craftsman, at } of view.craftsmen) {
      const near = new Set(cellsInRange(state, at));
      for (const claim of claimsOf(state, seat, craftsman)) {
        if (near.has(claim.at)) expect(claim.isClaimed).toBe(true);
      }
    }
  }
});

test("customers are the monuments that are connected in the turn of their owners, at the price these pay", () => {
  for (const state of turns(8)) {
    const { craftsmen, monuments, seats } = zimbabwe.view(state, "spectator");
    const isSuperseded = (craft: Craft) =>
      craftsmen.some(({ craftsman }) => CRAFTSMEN[craftsman].needs === craft);
    for (const { craftsman, at, seat: maker } of craftsmen) {
      const expected = seats.flatMap((owner, seat) => {
        const price = seats[maker]?.technologies[craftsman]?.price ?? 0;
        const own = monuments.filter((monument) => monument.seat === seat && monument.level < 5);
        return connectionsOf(state, at, seat)
          .filter((each) => own.some((monument) => monument.at === each.at))
          .map((each) => ({ ...each, seat, price: owner.god === "anansi" ? 1 : price }));
      });
      const customers = customersOf(state, at);
      if (isSuperseded(craftsman)) expect(customers).toEqual([]);
      else expect(new Set(customers)).toEqual(new Set(expected));
    }
  }
});
