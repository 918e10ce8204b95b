import { deepCopy } from "@sofala/engine/testing/copy";
import { dice, type Dice, type JsonObject, type Seat } from "@sofala/engine";
import { trials } from "@sofala/engine/testing/trials";
import { describe, expect, test } from "vitest";
import { planRaises, raisePlans, zimbabwe, type RaisePlan, type State } from "../src/index.ts";
import { cellNamed } from "../src/map/cells.ts";
import { Buyer } from "../src/planner/planner.ts";
import { cheapestRaise, fromPosition, type NaiveState } from "./naive/index.ts";
import { hardRaise } from "./support/hard-raises.ts";
import { crowdedPosition, smallBoard, stateOf } from "./support/positions.ts";
import { playedBy, shuffled, text } from "./support/random-play.ts";
import { wholeTable } from "./support/soundness.ts";

/** Boards per test. */
const BOARDS = trials(80, 3000);
/** Maps with many monuments of one seat. */
const HARD_RAISES = trials(15, 1000);
/** Steps of the search and of the linear program together. */
const STEPS_MAX = 1000;
/** Rich in resources: something to plan for. */
const LAND = "............~~ccttiidd";
/** Enough for any plan. */
const WEALTH = 500;

interface Case {
  readonly position: JsonObject;
  readonly state: State;
  readonly twin: NaiveState;
  readonly random: Dice;
}

/** Small crowded boards where money is no object. */
function cases(name: string, count: number): readonly Case[] {
  return Array.from({ length: count }, (_, index) => {
    const random = dice(`${name} ${index}`);
    const board = smallBoard(random, 8 + random.below(5), 6 + random.below(5), LAND);
    const drawn = crowdedPosition(random, board, 2 + random.below(3), 16 + random.below(20));
    const seats = (drawn["seats"] as readonly JsonObject[]).map((seat) =>
      Object.assign({}, seat, { cattle: WEALTH }),
    );
    const position = { ...drawn, seats };
    return { position, state: stateOf(position), twin: fromPosition(position), random };
  });
}

/** Up to three monuments of a seat, some of them complete, now and then a foreign one. */
function someMonuments({ state, random }: Case, seat: Seat): readonly string[] {
  const all = wholeTable(state).monuments;
  const own = all.filter((monument) => monument.seat === seat);
  const cells = random.below(12) === 0 ? all : own;
  return shuffled(random, cells)
    .slice(0, 1 + random.below(3))
    .map(({ at }) => at);
}

describe("the planner", () => {
  test("finds what trying everything finds, for every seat", () => {
    let plans = 0;
    for (const tried of cases("planner", BOARDS)) {
      const { state, twin } = tried;
      for (const seat of wholeTable(state).seats.keys()) {
        const cells = someMonuments(tried, seat);
        const plan = planRaises(state, seat, cells);
        expect(plan?.cost ?? null, told(tried, seat, cells)).toBe(cheapestRaise(twin, seat, cells));
        const asked = zimbabwe.scenario.ask("cheapestRaise", state, {
          cheapestRaise: cells,
          seat,
        });
        expect(asked).toEqual({ ok: true, value: plan?.cost ?? null });
        // The linear program alone, which otherwise decides only where a short search does not.
        const purchases = new Buyer(state, seat, 0).cheapest(cells.map(cellNamed));
        expect(purchases?.cost, told(tried, seat, cells)).toBe(plan?.cost);
        if (plan !== undefined && cells.length > 0) plans++;
      }
    }
    expect(plans).toBeGreaterThan(BOARDS / 3);
  });

  test("makes plans that can be carried out and cost what they say", () => {
    let moves = 0;
    for (const tried of cases("carried out", BOARDS)) {
      const seat = wholeTable(tried.state).active ?? -1;
      const cells = someMonuments(tried, seat);
      const plan = planRaises(tried.state, seat, cells);
      if (plan === undefined) continue;
      expect(plan.moves.map(({ at }) => at).toSorted()).toEqual(cells.toSorted());
      expectCarriedOut(tried.state, seat, plan);
      moves += plan.moves.length;
    }
    expect(moves).toBeGreaterThan(BOARDS / 4);
  });

  test("goes on planning in the middle of a turn", () => {
    let plans = 0;
    for (const tried of cases("middle", BOARDS)) {
      const seat = wholeTable(tried.state).active ?? -1;
      const raise = [...zimbabwe.legalMoves(tried.state, seat)].find(
        ({ kind }) => kind === "raise-monument",
      );
      if (raise === undefined) continue;
      const state = playedBy(tried.state, seat, raise).after;
      for (const at of wholeTable(state).monuments.map((monument) => monument.at)) {
        const plan = planRaises(state, seat, [at]);
        const least = Math.min(...raisesOf(state, seat, at).map((move) => paid(state, seat, move)));
        expect(plan?.cost ?? Infinity).toBe(least);
        if (plan !== undefined) plans++;
      }
    }
    expect(plans).toBeGreaterThan(BOARDS / 10);
  });

  test("offers the cheapest plan for every group of sellers", () => {
    let alternatives = 0;
    for (const tried of cases("sellers", BOARDS / 2)) {
      const { state } = tried;
      const seat = wholeTable(state).active ?? -1;
      const cells = someMonuments(tried, seat);
      if (cells.length === 0) continue;
      const plans = raisePlans(state, seat, cells);
      const sellers = plans.map((plan) => sellersOf(plan));
      expect(new Set(sellers.map(text)).size).toBe(plans.length);
      expect(plans.map(({ cost }) => cost)).toEqual(
        plans.map(({ cost }) => cost).toSorted((a, b) => a - b),
      );
      expect(plans[0]?.cost).toBe(planRaises(state, seat, cells)?.cost);
      for (const plan of plans) expectCarriedOut(state, seat, plan);
      for (const group of groups([...wholeTable(state).seats.keys()])) {
        const within = plans.filter((_plan, n) => sellers[n]?.every((one) => group.includes(one)));
        const least = within.length === 0 ? null : Math.min(...within.map(({ cost }) => cost));
        const found = cheapestRaise(withSellers(tried, group, seat), seat, cells);
        expect(least, told(tried, seat, [...cells, "from", ...group.map(String)])).toBe(
          found === null || found >= WEALTH ? null : found,
        );
      }
      if (plans.length > 1) alternatives++;
    }
    expect(alternatives).toBeGreaterThan(BOARDS / 20);
  });

  test("takes few steps where many monuments want the same resources", () => {
    let programs = 0;
    for (let index = 0; index < HARD_RAISES; index++) {
      const random = dice(`hard raise ${index}`);
      const { state, seat, monuments } = hardRaise(random, `hard raise ${index}`);
      const raisable = monuments.filter((at) => planRaises(state, seat, [at]) !== undefined);
      for (let count = 1; count <= raisable.length; count++) {
        const cells = raisable.slice(0, count);
        const buyer = new Buyer(state, seat);
        const cost = buyer.cheapest(cells.map(cellNamed))?.cost;
        expect(buyer.steps, `hard raise ${index}, ${cells.join(" ")}`).toBeLessThan(STEPS_MAX);
        const program = new Buyer(state, seat, 0);
        expect(program.cheapest(cells.map(cellNamed))?.cost).toBe(cost);
        if (buyer.steps > 500) programs++;
        if (cost === undefined) break;
        const plan = planRaises(state, seat, cells);
        if (plan !== undefined) expectCarriedOut(state, seat, plan);
      }
    }
    expect(programs).toBeGreaterThan(HARD_RAISES / 2);
  });

  test("has no plan for what is foreign, complete, absent or named twice", () => {
    const state = stateOf({
      format: "sofala-position/1",
      game: "zimbabwe",
      board: ["c.......", "........"],
      phase: "culture",
      seats: [{ technologies: { potter: { card: 1, price: 1, cattle: 0 } } }, {}],
      craftsmen: [{ craftsman: "potter", at: "b1", seat: 0 }],
      monuments: [
        { at: "a2", seat: 0, level: 1 },
        { at: "d2", seat: 1, level: 1 },
        { at: "f2", seat: 0, level: 5 },
      ],
    });
    expect(planRaises(state, 0, ["a2"])?.cost).toBe(1);
    expect(planRaises(state, 0, [])?.cost).toBe(0);
    for (const cells of [["d2"], ["f2"], ["h1"], ["a2", "a2"], ["r18"]]) {
      expect(planRaises(state, 0, cells)).toBeUndefined();
      expect(raisePlans(state, 0, cells)).toEqual([]);
    }
  });
});

/** Makes the moves of a plan and looks at every card and hand. */
function expectCarriedOut(start: State, seat: Seat, plan: RaisePlan): void {
  let state = start;
  for (const move of plan.moves) state = playedBy(state, seat, move).after;
  const [before, after] = [wholeTable(start), wholeTable(state)];
  const gained = (one: Seat) => cardsOf(after, one) - cardsOf(before, one);
  expect(handOf(before, seat) - handOf(after, seat)).toBe(plan.cost);
  expect(gained(seat)).toBe(plan.returns);
  for (const other of before.seats.keys()) {
    const due = plan.bill.filter(({ to }) => to === other);
    expect(gained(other)).toBe(sum(due.map(({ cattle }) => cattle)));
  }
  expect(sum(plan.bill.map(({ cattle }) => cattle))).toBe(plan.cost);
  const named = plan.moves.flatMap(({ goods }) => goods.flatMap((good) => [good, good.primary]));
  expect(sum(plan.bill.map(({ hubs = 0 }) => hubs))).toBe(
    sum(named.map((delivery) => delivery?.hubs?.length ?? 0)),
  );
}

type Table = ReturnType<typeof wholeTable>;
const handOf = ({ seats }: Table, seat: Seat): number => seats[seat]?.cattle ?? 0;
const cardsOf = ({ seats }: Table, seat: Seat): number =>
  (seats[seat]?.godCattle ?? 0) +
  sum(Object.values(seats[seat]?.technologies ?? {}).map(({ cattle }) => cattle));

const raisesOf = (state: State, seat: Seat, at: string) =>
  [...zimbabwe.legalMoves(state, seat)].filter(
    (move) => move.kind === "raise-monument" && move.at === at,
  );

const paid = (state: State, seat: Seat, move: Parameters<typeof playedBy>[2]): number =>
  handOf(wholeTable(state), seat) - handOf(wholeTable(playedBy(state, seat, move).after), seat);

/** The seats whose craftsmen are paid. */
const sellersOf = ({ bill }: RaisePlan): readonly Seat[] =>
  [
    ...new Set(
      bill.flatMap(({ to, craftsman }) => (to === "stock" || craftsman === undefined ? [] : to)),
    ),
  ].toSorted((a, b) => a - b);

const groups = (seats: readonly Seat[]): readonly (readonly Seat[])[] =>
  Array.from({ length: 2 ** seats.length }, (_, bits) =>
    seats.filter((seat) => ((bits >>> seat) & 1) === 1),
  );

/** The same table where nobody but these sells at a price that could be paid. */
function withSellers({ twin }: Case, sellers: readonly Seat[], buyer: Seat): NaiveState {
  const state = deepCopy(twin);
  const tricks = state.players[buyer]?.god === "anansi";
  // Anansi pays 1 whatever the price: here the prices say so.
  if (tricks) delete state.players[buyer]?.god;
  for (const [seat, { technologies }] of state.players.entries()) {
    for (const card of Object.values(technologies)) {
      if (!sellers.includes(seat)) card.price = WEALTH;
      else if (tricks) card.price = 1;
    }
  }
  return state;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const told = ({ position }: Case, seat: Seat, cells: readonly string[]): string =>
  `seat ${seat}, ${cells.join(" ")}, in ${JSON.stringify(position)}`;
