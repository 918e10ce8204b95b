import { initialState } from "@sofala/engine";
import { zimbabwe, type Empire, type Options } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { createStoredGame } from "../../../store/create-stored-game.ts";
import { recordOf, type Player } from "../../../store/stored-game.ts";
import { rematchOf } from "./rematch.ts";

const PLAYERS: readonly Player[] = [
  { kind: "person", name: "Ann" },
  { kind: "bot", name: "Lozi", level: "steady" },
  { kind: "bot", name: "Zulu", level: "novice" },
];
const EMPIRES: readonly Empire[] = ["kilwa", "lozi", "zulu"];

function firstView(options: Options, seed: string) {
  const stored = createStoredGame(
    zimbabwe,
    rematchOf({ players: PLAYERS, options }, EMPIRES, seed),
  );
  const state = initialState(zimbabwe, recordOf(stored));
  if (!state.ok) throw new Error(state.error.reason);
  return { stored, view: zimbabwe.view(state.value, "spectator") };
}

test("players keep name and empire and move one seat on", () => {
  const { stored, view } = firstView({}, "one");
  expect(stored.players.map(({ name }) => name)).toEqual(["Zulu", "Ann", "Lozi"]);
  expect(stored.players[0]).toEqual(PLAYERS[2]);
  expect(view.seats.map(({ empire }) => empire)).toEqual(["zulu", "kilwa", "lozi"]);
});

test("the map is another one, the options are the same", () => {
  const options = { gods: ["gu", "eshu"], specialists: false, roundLimit: 9 } as const;
  const [one, two] = [firstView(options, "one"), firstView(options, "two")];
  expect(one.view.board).not.toEqual(two.view.board);
  expect(one.stored.options).toEqual(options);
  expect(one.view.options).toMatchObject({ specialists: false, roundLimit: 9 });
  expect([...one.view.gods].sort()).toEqual(["eshu", "gu"]);
});
