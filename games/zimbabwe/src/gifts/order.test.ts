import type { JsonObject, Seat } from "@sofala/engine";
import { describe, expect, test } from "vitest";
import { zimbabwe, type Move, type Order, type State } from "../index.ts";

const { orders } = zimbabwe;

/** The gifts of round 3: Kilwa, Zulu, then Lozi. */
function table(phase: string, seats: readonly JsonObject[] = []): State {
  const empires = ["kilwa", "zulu", "lozi"];
  const state = zimbabwe.fromPosition(
    {
      format: "sofala-position/1",
      game: "zimbabwe",
      board: ["s.s.s..c"],
      phase,
      round: 3,
      seats: empires.map((empire, seat) => ({ empire, cattle: 9, ...seats[seat] })),
      vrStack: [0, 1, 2],
    },
    "",
  );
  if (!state.ok) throw new Error(state.error.reason);
  return state.value;
}

function after(state: State, ...moves: readonly Move[]): State {
  let next = state;
  for (const move of moves) {
    const step = zimbabwe.applyMove(next, next.active, move);
    if (!step.ok) throw new Error(step.error.code);
    next = step.value.state;
  }
  return next;
}

const give = (cattle: number): Move => ({ kind: "give", cattle });
const pass: Move = { kind: "pass" };
const upTo = (cattle: number, round = 3): Order => ({ kind: "gift", upTo: cattle, round });
const follow = (state: State, seat: Seat, order: Order) => orders?.resolve(state, seat, order);

describe("an order for gifts", () => {
  const gifts = table("gifts");

  test("gives the least there is while that is enough, then passes", () => {
    expect(follow(gifts, 0, upTo(7))).toEqual({ move: give(1) });
    expect(follow(after(gifts, give(6)), 1, upTo(7))).toEqual({ move: give(7) });
    expect(follow(after(gifts, give(7)), 1, upTo(7))).toEqual({ move: pass });
    expect(follow(gifts, 0, upTo(0))).toEqual({ move: pass });
  });

  test("counts what Elegua adds (R 5.4)", () => {
    const helped = after(table("gifts", [{ god: "eshu" }, { cattle: 2, god: "elegua" }]), give(4));
    expect(follow(helped, 1, upTo(5))).toEqual({ move: give(5) });
    expect(follow(helped, 1, upTo(4))).toEqual({ move: pass });
  });

  test("waits for its turn, its phase and its round", () => {
    expect(follow(gifts, 1, upTo(7))).toBe("wait");
    expect(follow(gifts, 0, upTo(7, 4))).toBe("wait");
    expect(follow(table("culture"), 0, upTo(7, 4))).toBe("wait");
    expect(follow(zimbabwe.setup("limpopo", 3, {}), 0, upTo(7, 1))).toBe("wait");
  });

  test("is spent once its seat has passed, or its round has other things to do", () => {
    const passed = after(gifts, pass);
    expect(follow(passed, 0, upTo(7))).toBe("spent");
    expect(follow(passed, 2, upTo(7))).toBe("wait");
    const ended = after(passed, pass);
    expect(follow(ended, 2, upTo(7))).toBe("spent");
    expect(follow(gifts, 0, upTo(7, 2))).toBe("spent");
    expect(follow(table("over"), 0, upTo(7, 9))).toBe("spent");
  });
});

describe("what an order looks like", () => {
  test("is read as it is written", () => {
    expect(orders?.parse({ kind: "gift", upTo: 7, round: 3 })).toEqual({
      ok: true,
      value: upTo(7),
    });
  });

  test.each<[input: unknown, path: string]>([
    [{ kind: "gift", upTo: -1, round: 3 }, "upTo"],
    [{ kind: "gift", upTo: 1.5, round: 3 }, "upTo"],
    [{ kind: "gift", upTo: 7, round: 0 }, "round"],
    [{ kind: "gift", upTo: 7 }, "round"],
    [{ kind: "give", upTo: 7, round: 3 }, "kind"],
  ])("is not %j", (input, path) => {
    expect(orders?.parse(input)).toMatchObject({ ok: false, error: { path: [path] } });
  });
});
