import type { OrderResolution, Seat } from "@sofala/engine";
import { picksFrom, playOutByKind } from "@sofala/engine/testing";
import { expect, test } from "vitest";
import { phaseOf, roundOf, zimbabwe, type Order, type State, type Zimbabwe } from "../src/index.ts";

/** In rounds 2 and 4 every seat has an order, each for another amount. */
function orderOf(state: State, seat: Seat): Order {
  const round = roundOf(state) <= 2 ? 2 : 4;
  return { kind: "gift", upTo: (seat * 2 + round) % 7, round };
}

function told(state: State, seat: Seat): OrderResolution<Zimbabwe> {
  const { orders } = zimbabwe;
  if (orders === undefined) throw new Error("there are no orders");
  return orders.resolve(state, seat, orderOf(state, seat));
}

/** Every moment of a game in which seats follow their orders and otherwise play at random. */
function* moments(seed: string, players: number): Generator<State> {
  const chances = picksFrom(seed);
  let state = zimbabwe.setup(seed, players, { roundLimit: 5 });
  while (zimbabwe.toAct(state).length > 0) {
    yield state;
    const says = told(state, state.active);
    if (typeof says === "string") {
      const [play] = playOutByKind(zimbabwe, state, [chances.next().value]);
      state = play?.after ?? state;
    } else {
      const step = zimbabwe.applyMove(state, state.active, says.move);
      if (!step.ok) throw new Error(`${JSON.stringify(says.move)} is refused: ${step.error.code}`);
      ({ state } = step.value);
    }
  }
  yield state;
}

test.each([2, 3, 4, 5])("orders of %i players are legal, modest and patient", (players) => {
  const followed = { give: 0, pass: 0 };
  for (let game = 0; game < 12; game++) {
    for (const state of moments(`orders ${players} ${game}`, players)) {
      for (let seat = 0; seat < players; seat++) {
        const { upTo, round } = orderOf(state, seat);
        const isTime = phaseOf(state) === "gifts" && roundOf(state) === round;
        const says = told(state, seat);
        expect(typeof says === "object").toBe(isTime && state.active === seat);
        if (typeof says === "string") continue;
        const { move } = says;
        expect([...zimbabwe.legalMoves(state, seat)]).toContainEqual(move);
        if (move.kind === "give") expect(move.cattle).toBeLessThanOrEqual(upTo);
        followed[move.kind === "give" ? "give" : "pass"] += 1;
      }
    }
  }
  expect(followed.give).toBeGreaterThan(20);
  expect(followed.pass).toBeGreaterThan(0);
});
