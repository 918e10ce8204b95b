import { readFileSync } from "node:fs";
import { parseRecord, isSameJson } from "@sofala/engine";
import { zimbabwe, type View } from "@sofala/zimbabwe";
import type { Plugin } from "vite";
import type { BoardView } from "../../src/games/zimbabwe/board/board-view.ts";

const QUERY = "?scenes";

/** `import scenes from "./game.json?scenes"`: the boards of a recorded game, so that the page need not load the rules. */
export function boardScenes(): Plugin {
  return {
    name: "board-scenes",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const record: unknown = JSON.parse(readFileSync(id.slice(0, -QUERY.length), "utf8"));
      const scenes = JSON.stringify(JSON.stringify(scenesOf(record)));
      return { code: `export default JSON.parse(${scenes});`, moduleType: "js" };
    },
  };
}

/** One scene for each change on the board; each has only the parts that differ from the scene before. */
export function scenesOf(record: unknown): readonly Partial<BoardView>[] {
  const parsed = parseRecord(zimbabwe, record);
  if (!parsed.ok) throw new Error(parsed.error.reason);
  const { seed = "", players, options, moves } = parsed.value;
  let state = zimbabwe.setup(seed, players.length, options);
  let last = sceneOf(zimbabwe.view(state, "spectator"));
  const scenes: Partial<BoardView>[] = [last];
  for (const [actor, move] of moves) {
    const step = zimbabwe.applyMove(state, actor, move);
    if (!step.ok) throw new Error(step.error.code);
    ({ state } = step.value);
    const scene = sceneOf(zimbabwe.view(state, "spectator"));
    if (isSameBoard(scene, last)) continue;
    scenes.push(changedParts(last, scene));
    last = scene;
  }
  return scenes;
}

function sceneOf({ board, monuments, craftsmen, used, seats }: View): BoardView {
  const sceneSeats = seats.map(({ empire, technologies }) => {
    const prices = Object.entries(technologies).map(([craft, { price }]) => [craft, { price }]);
    return { empire, technologies: Object.fromEntries(prices) as object };
  });
  return { board, monuments, craftsmen, used, seats: sceneSeats };
}

const isSameBoard = (a: BoardView, b: BoardView): boolean =>
  isSameJson(a.monuments, b.monuments) &&
  isSameJson(a.craftsmen, b.craftsmen) &&
  isSameJson(a.board, b.board);

function changedParts(before: BoardView, after: BoardView): Partial<BoardView> {
  const parts = Object.entries(after) as [keyof BoardView, unknown][];
  return Object.fromEntries(parts.filter(([part, value]) => !isSameJson(value, before[part])));
}
