import { describe, expect, test } from "vitest";
import { pebbles } from "../testing/pebbles.ts";
import { jsonPath } from "./json.ts";
import { parseScenario } from "./parse-scenario.ts";
import { fail } from "./result.ts";
import { runScenario } from "./scenario.ts";

/** Five pebbles, seat 1 to move, seat 0 has taken four. */
const position = { pile: 5, taken: [4, 0], cards: [2, 3], turn: 1, roundLimit: 0 };
const scenario = (...steps: readonly unknown[]) => ({
  format: "sofala-scenario/1",
  game: "pebbles",
  name: "five pebbles left",
  position,
  steps,
});
const take = (some: number) => ({ kind: "take", pebbles: some });

/** "holds", or which step fails and why, or where the input is malformed. */
function resultText(input: unknown, game = pebbles): string {
  const parsed = parseScenario(game, input);
  if (!parsed.ok) return `malformed ${jsonPath(parsed.error.path)}`;
  const outcome = runScenario(game, parsed.value);
  if (!outcome.ok) return `malformed ${jsonPath(outcome.error.path)}`;
  if (outcome.value.holds) return "holds";
  const { path, reason } = outcome.value.fault;
  return `${jsonPath(path)} ${reason}`;
}

describe("a scenario", () => {
  test("without steps passes", () => {
    expect(resultText(scenario())).toBe("holds");
  });

  test("may start from a seed and options", () => {
    const { position: _position, ...rest } = scenario({ expect: { pile: 9, taken: [0, 0, 0] } });
    const players = ["Ann", "Ben", "Cleo"];
    expect(resultText({ ...rest, seed: "limpopo", players, options: { pile: 9 } })).toBe("holds");
  });

  test("may be a record with questions: its moves are played first", () => {
    const moves = [[1, take(2)]];
    expect(resultText({ ...scenario({ expect: { pile: 3 } }), rules: 2, moves })).toBe("holds");
  });

  test("may contain comments", () => {
    const step = { left: 2, is: 3, why: "two of five" };
    expect(resultText({ ...scenario(step), comment: "an example" })).toBe("holds");
  });

  test.each<[path: string, change: object]>([
    ["$.format", { format: "sofala-record/1" }],
    ["$.game", { game: "zimbabwe" }],
    ["$.moves", { moves: {} }],
    ["$.moves[0]", { moves: [[0, take(1)]] }],
    ["$.colour", { colour: "blue" }],
    ["$.name", { name: undefined }],
    ["$.options.pile", { options: { pile: "many" } }],
    ["$.rules", { rules: 99 }],
    ["$.result", { result: "nonsense" }],
    ["$", { position: undefined }],
    ["$.position", { position: 5 }],
    ["$.position.pile", { position: { ...position, pile: -1 } }],
    ["$.players", { players: ["Ann"] }],
    ["$.steps", { steps: {} }],
  ])("is malformed at %s with %j", (path, change) => {
    expect(resultText({ ...scenario(), ...change })).toBe(`malformed ${path}`);
  });

  test.each([null, 7, []])("is not %j", (input) => {
    expect(resultText(input)).toBe("malformed $");
  });

  test("plays its moves one after the other, and a refused one changes nothing", () => {
    const steps = [
      { seat: 1, move: take(3) },
      { seat: 0, move: take(3), refused: true },
      { expect: { pile: 2, active: 0 } },
      { seat: 0, move: take(2) },
      { expect: { pile: 0, active: null } },
    ];
    expect(resultText(scenario(...steps))).toBe("holds");
  });

  test("stops at the first step that fails", () => {
    const wrong = { expect: { pile: 4 } };
    expect(resultText(scenario({ seat: 1, move: take(3) }, wrong, { seat: 7, move: 7 }))).toBe(
      "$.steps[1] $.pile is 2, not 4",
    );
  });
});

const passingSteps: readonly (readonly [why: string, step: unknown])[] = [
  ["a legal move", { seat: 1, move: take(2) }],
  ["a refusal", { seat: 0, move: take(2), refused: true }],
  ["a refusal by its code", { seat: 0, move: take(2), refused: "turn/not-yours" }],
  ["a malformed move counts as refused", { seat: 1, move: { kind: "give" }, refused: true }],
  ["a malformed move by its code", { seat: 1, move: take(9), refused: "move/malformed" }],
  ["null as a move counts as refused", { seat: 1, move: null, refused: true }],
  [
    "a refused move of the clock",
    { seat: "clock", move: { kind: "draw" }, refused: "turn/not-yours" },
  ],
  ["refused: false is a legal move", { seat: 1, move: take(2), refused: false }],
  ["legal cells, in any order", { seat: 1, legal: { kind: "take" }, cells: ["p3", "p1", "p2"] }],
  ["a filter by another member", { seat: 1, legal: { kind: "take", pebbles: 2 }, cells: ["p2"] }],
  [
    "false selects what lacks the member",
    { seat: 1, legal: { kind: "swap", pebbles: false }, count: 3 },
  ],
  ["a count", { seat: 1, legal: { kind: "swap" }, count: 3 }],
  ["cells and a count", { seat: 1, legal: { kind: "take" }, cells: ["p1", "p2", "p3"], count: 3 }],
  ["no move of another seat", { seat: 0, legal: { kind: "take" }, cells: [] }],
  ["part of the state", { expect: { pile: 5 } }],
  ["a list compares whole", { expect: { taken: [4, 0] } }],
  ["a set in any order", { expect: { cards: [3, 2] } }],
  ["a list member by member", { expect: { seats: { "0": { taken: 4 } } } }],
  ["an object that compares whole", { expect: { score: { least: 0, most: 4 } } }],
  ["null for what is absent", { expect: { ranking: null } }],
  ["an empty expectation", { expect: {} }],
  ["a view that hides secrets", { observer: 0, hides: ["rng", '"cards":[2,3]'] }],
  ["a spectator's view that hides secrets", { observer: "spectator", hides: ['"cards":[2'] }],
  ["a question of the game", { left: 3, is: 2 }],
  ["null for no answer", { left: 6, is: null }],
];

const failingSteps: readonly (readonly [step: unknown, reason: string])[] = [
  [{ seat: 0, move: take(2) }, "the move is refused: turn/not-yours"],
  [
    { seat: 1, move: take(4) },
    "the move is refused: move/malformed ($.kind: expected take, swap or draw)",
  ],
  [{ seat: 1, move: take(2), refused: true }, 'the move is accepted: {"kind":"take","pebbles":2}'],
  [
    { seat: 1, move: take(2), refused: "game/over" },
    'the move is accepted: {"kind":"take","pebbles":2}',
  ],
  [
    { seat: 0, move: take(2), refused: "game/over" },
    "the move is refused as turn/not-yours, not game/over",
  ],
  [
    { seat: 1, legal: { kind: "take" }, cells: ["p1", "p2", "p4"] },
    "legal cells: missing p4, unexpected p3",
  ],
  [{ seat: 0, legal: { kind: "take" }, cells: ["p1"] }, "legal cells: missing p1, unexpected none"],
  [{ seat: 1, legal: { kind: "take" }, count: 2 }, "there are 3 such legal moves, not 2"],
  [{ expect: { pile: 4 } }, "$.pile is 5, not 4"],
  [{ expect: { taken: [0, 4] } }, "$.taken is [4,0], not [0,4]"],
  [{ expect: { taken: [4] } }, "$.taken is [4,0], not [4]"],
  [{ expect: { cards: [2, 2] } }, "$.cards is [2,3], not [2,2]"],
  [{ expect: { seats: { "1": { taken: 4 } } } }, "$.seats.1.taken is 0, not 4"],
  [{ expect: { seats: { "2": { taken: 4 } } } }, '$.seats.2 is null, not {"taken":4}'],
  [{ expect: { score: { most: 4 } } }, '$.score is {"most":4,"least":0}, not {"most":4}'],
  [{ expect: { colour: "red" } }, '$.colour is null, not "red"'],
  [{ observer: 1, hides: ['"cards":[0,3]'] }, 'the view shows "cards":[0,3]'],
  [{ left: 3, is: 3 }, "left is 2, not 3"],
  [{ left: 6, is: 0 }, "left is null, not 0"],
];

const malformedSteps: readonly (readonly [path: string, step: unknown])[] = [
  ["", 7],
  ["", {}],
  ["", { seat: 0 }],
  ["", { seat: 1, move: take(1), legal: { kind: "take" } }],
  ["", { expect: {}, left: 1, is: 1 }],
  [".seat", { move: take(1) }],
  [".seat", { seat: -1, move: take(1) }],
  [".seat", { seat: "host", move: take(1) }],
  [".refused", { seat: 1, move: take(1), refused: 1 }],
  [".reason", { seat: 1, move: take(1), reason: "because" }],
  [".seat", { legal: { kind: "take" }, count: 1 }],
  [".seat", { seat: "clock", legal: { kind: "take" }, count: 1 }],
  [".legal", { seat: 1, legal: "take", count: 1 }],
  [".legal", { seat: 1, legal: {}, count: 1 }],
  [".cells", { seat: 1, legal: { kind: "take" }, cells: "p1" }],
  [".cells", { seat: 1, legal: { kind: "take" }, cells: [1] }],
  [".count", { seat: 1, legal: { kind: "take" }, count: "1" }],
  ["", { seat: 1, legal: { kind: "take" } }],
  [".is", { seat: 1, legal: { kind: "take" }, count: 1, is: 1 }],
  [".expect", { expect: 5 }],
  [".seat", { expect: {}, seat: 1 }],
  [".observer", { observer: "Ann", hides: [] }],
  [".hides", { observer: 1 }],
  [".hides", { observer: 1, hides: [1] }],
  [".is", { observer: 1, hides: [], is: 1 }],
  [".is", { left: 1 }],
  [".left", { left: "one", is: 1 }],
];

describe("a step", () => {
  test.each(passingSteps)("passes: %s %j", (_why, step) => {
    expect(resultText(scenario(step))).toBe("holds");
  });

  test.each(failingSteps)("fails: %j because %s", (step, reason) => {
    expect(resultText(scenario({ expect: {} }, step))).toBe(`$.steps[1] ${reason}`);
  });

  test.each(malformedSteps)("is malformed at its %s: %j", (path, step) => {
    expect(resultText(scenario({ expect: {} }, step))).toBe(`malformed $.steps[1]${path}`);
  });

  test("detects a refusal that changes the state", () => {
    const pile = { ...position };
    const careless: typeof pebbles = {
      ...pebbles,
      applyMove(state, actor, move) {
        const step = pebbles.applyMove(state, actor, move);
        if (!step.ok) (state as { pile: number }).pile -= 1;
        return step;
      },
    };
    const input = scenario({ seat: 0, move: take(1), refused: true });
    const parsed = parseScenario(careless, { ...input, position: pile });
    const outcome = parsed.ok ? runScenario(careless, parsed.value) : parsed;
    expect(outcome).toMatchObject({
      value: { holds: false, fault: { reason: "the refused move changed the state" } },
    });
  });
});

test("a scenario runs under the rules version that it names, else under the default or the newest", () => {
  /** The first rules had no draw. */
  const first: typeof pebbles = {
    ...pebbles,
    rulesVersion: 1,
    applyMove: (state, actor, move) =>
      move.kind === "draw" ? fail({ code: "card/swapped" }) : pebbles.applyMove(state, actor, move),
  };
  const withFirst = { ...pebbles, older: [first] };
  const draw = scenario({ seat: 1, move: { kind: "draw" } });
  expect(resultText(draw, withFirst)).toBe("holds");
  expect(resultText({ ...draw, rules: 2 }, withFirst)).toBe("holds");
  expect(resultText({ ...draw, rules: 1 }, withFirst)).toContain(
    "the move is refused: card/swapped",
  );
  expect(resultText({ ...draw, rules: 3 }, withFirst)).toBe("malformed $.rules");
  const withDefault = { ...withFirst, defaultRulesVersion: 1 };
  expect(resultText(draw, withDefault)).toContain("the move is refused: card/swapped");
  expect(resultText({ ...draw, rules: 2 }, withDefault)).toBe("holds");
});

describe("sets and objects that compare as a whole", () => {
  const described: typeof pebbles = {
    ...pebbles,
    scenario: {
      ...pebbles.scenario,
      describe: () => ({
        used: { a1: 1, b2: 2 },
        hand: ["wool", "ore"],
        seats: [{ hand: ["ore", "salt"], used: { c3: 1, d4: 1 }, at: { hand: [1, 2] } }],
        hands: [[{ slot: 1, good: "ore" }], ["salt"]],
      }),
      setPaths: ["seats.*.hand", "hands.*"],
      exactPaths: ["used"],
    },
  };

  test.each([
    ["a set in another order", { seats: { "0": { hand: ["salt", "ore"] } } }],
    [
      "part of an object with the same name at another path",
      { seats: { "0": { used: { c3: 1 } } } },
    ],
    ["an object in another order", { used: { b2: 2, a1: 1 } }],
    ["a list at another path, in its order", { hand: ["wool", "ore"] }],
    ["sets inside a list", { hands: [[{ good: "ore", slot: 1 }], ["salt"]] }],
    [
      "sets inside a list that compares whole",
      {
        seats: [{ used: { c3: 1, d4: 1 }, hand: ["salt", "ore"], at: { hand: [1, 2] } }],
      },
    ],
  ])("passes: %s", (_why, expected) => {
    expect(resultText(scenario({ expect: expected }), described)).toBe("holds");
  });

  test.each([
    [{ hand: ["ore", "wool"] }, '$.hand is ["wool","ore"], not ["ore","wool"]'],
    [{ used: { a1: 1 } }, '$.used is {"a1":1,"b2":2}, not {"a1":1}'],
    [{ seats: { "0": { at: { hand: [2, 1] } } } }, "$.seats.0.at.hand is [1,2], not [2,1]"],
    [{ seats: { "0": { hand: ["salt"] } } }, '$.seats.0.hand is ["ore","salt"], not ["salt"]'],
    [{ seats: { "0": { hand: "ore" } } }, '$.seats.0.hand is ["ore","salt"], not "ore"'],
  ])("fails: %j because %s", (expected, reason) => {
    expect(resultText(scenario({ expect: expected }), described)).toBe(`$.steps[0] ${reason}`);
  });
});
