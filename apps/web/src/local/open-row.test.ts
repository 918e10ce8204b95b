import { zimbabwe, zimbabweRules } from "@sofala/zimbabwe";
import { expect, test, vi } from "vitest";
import { randomGame } from "../testing/zimbabwe-game.ts";
import { forkGame } from "./fork.ts";
import { loadRow } from "./load-game.ts";
import { rowOpener } from "./open-row.ts";

const loadGame = vi.fn(async () => zimbabwe);
const openRow = rowOpener([zimbabweRules], loadGame);
const game = randomGame("open row", 3, 30);

async function open(row: unknown) {
  loadGame.mockClear();
  const opened = await openRow(structuredClone(row));
  return { opened, isGameLoaded: loadGame.mock.calls.length > 0 };
}

test("a game that was stored here is opened by its rules alone", async () => {
  const { opened, isGameLoaded } = await open(game);
  if (!opened.ok) throw new Error(opened.error.reason);
  const loaded = loadRow(zimbabwe, game);
  if (!loaded.ok) throw new Error(loaded.error.reason);
  expect(isGameLoaded).toBe(false);
  expect(opened.value.stored).toEqual(game);
  expect(opened.value.moments.map(({ view }) => view)).toEqual(
    loaded.value.moments.map(({ view }) => view),
  );
});

const { seed, ...withoutSeed } = game;
const position = zimbabwe.position(zimbabwe.setup(seed ?? "", 3, game.options));

test.for([
  ["starts from a position", { ...withoutSeed, position }],
  ["is an analysis", forkGame(game, 12, game.players, "analysis", { id: "fork", now: 7 })],
] as const)("a game that %s is opened with its parsers", async ([, row]) => {
  expect(await open(row)).toMatchObject({ opened: { ok: true }, isGameLoaded: true });
});

const [first, ...others] = game.log;

test.for([
  ["no game", undefined, []],
  ["of another game", { ...game, game: "chess" }, ["game"]],
  ["of later rules", { ...game, rules: 99 }, ["rules"]],
  ["of too few players", { ...game, players: game.players.slice(0, 1) }, ["players"]],
  ["without a beginning", withoutSeed, []],
  ["with other options", { ...game, options: { gods: 3 } }, ["options", "gods"]],
  [
    "with an unknown move",
    { ...game, log: [{ ...first, move: { kind: "fly" } }] },
    ["moves", 0, 1, "kind"],
  ],
  ["with a broken move", { ...game, log: [{ ...first, move: null }] }, ["moves", 0, 1]],
  ["with an illegal move", { ...game, log: [first, first, ...others] }, ["moves", 1]],
] as const)("a row %s is refused with its fault", async ([, row, path]) => {
  expect(await open(row)).toMatchObject({
    opened: { ok: false, error: { path } },
    isGameLoaded: true,
  });
});
