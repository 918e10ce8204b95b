import { describe, expect, test } from "vitest";
import { zimbabwe } from "../index.ts";
import { mapOfSeed, readMapCode } from "./map-code.ts";

describe("R 2.1 a map as a code", () => {
  test.each([2, 3, 4, 5])("what is drawn for %i players comes back from its code", (players) => {
    for (const seed of ["limpopo", "save", "zambezi"]) {
      const map = mapOfSeed(seed, players);
      expect(readMapCode(map.code)).toEqual({ ok: true, value: map });
    }
  });

  test.each([2, 3, 4, 5])(
    "a game by seed for %i players is played on the seed's map",
    (players) => {
      const position = zimbabwe.position(zimbabwe.setup("limpopo", players, {}));
      expect(position?.["board"]).toEqual(mapOfSeed("limpopo", players).board);
    },
  );

  test("its rows make the same board in a position", () => {
    const { rows, board } = mapOfSeed("save", 4);
    const state = zimbabwe.fromPosition(
      { format: "sofala-position/1", game: "zimbabwe", map: rows, seats: [{}, {}, {}, {}] },
      "",
    );
    expect(state.ok && zimbabwe.position(state.value)?.["board"]).toEqual(board);
  });

  test("R 14.6: a game is played on the map of its options, and all else as the seed has it", () => {
    const { code, board } = mapOfSeed("save", 3);
    const options = zimbabwe.parseOptions({ map: code });
    const [chosen, drawn] = [options.ok ? options.value : {}, {}].map((each) =>
      zimbabwe.position(zimbabwe.setup("limpopo", 3, each)),
    );
    expect(chosen).toEqual({ ...drawn, board });
    expect(zimbabwe.parseOptions({ map: "F2Z0-C1A3" })).toMatchObject({ error: { path: ["map"] } });
    expect(zimbabwe.optionsFault?.({ map: code }, 4)).toMatchObject({ path: ["map"] });
    expect(zimbabwe.optionsFault?.({ map: code }, 3)).toBeUndefined();
  });

  test("case, spaces and dashes do not matter", () => {
    const written = readMapCode("F2B0-C1A3");
    expect(written).toMatchObject({ ok: true, value: { players: 2, rows: ["F2 B0", "C1 A3"] } });
    expect(readMapCode(" f2 b0\nc1–a3 ")).toEqual(written);
    expect(readMapCode("F2B0C1A3")).toEqual(written);
  });

  test.each([
    ["nothing", "", { code: "map/number-of-tiles", found: 0 }],
    ["five tiles", "F2B0C1A3D0", { code: "map/number-of-tiles", found: 5 }],
    ["a letter that is no tile", "F2Z0-C1A3", { code: "map/unreadable", found: "Z0" }],
    ["a turn that is none", "F4B0-C1A3", { code: "map/unreadable", found: "F4" }],
    ["half a tile at the end", "F2B0-C1A", { code: "map/unreadable", found: "A" }],
    ["other words", "constructor!", { code: "map/unreadable", found: "CO" }],
    ["a tile twice", "F2B0-F1A3", { code: "map/tile-twice", tile: "F" }],
    ["the start tile elsewhere", "A2B0-F1C3", { code: "map/start-tile", players: 2 }],
    ["no start tile", "D2B0-F1C3", { code: "map/start-tile", players: 2 }],
  ])("%s is no map", (_why, text, error) => {
    expect(readMapCode(text)).toEqual({ ok: false, error });
  });
});
