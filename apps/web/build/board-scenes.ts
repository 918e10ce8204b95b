import { readFileSync } from "node:fs";
import { parseRecord, isSameJson } from "@sofala/engine";
import { zimbabwe, type View } from "@sofala/zimbabwe";
import type { Plugin } from "vite";
import type { BoardView } from "../src/games/zimbabwe/board/board-view.ts";

const QUERY = "?scenes";

/** `import scenes from "./game.json?scenes"`: what can be seen of a recorded game; the page need not know the rules for it. */
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

/** The board whenever a piece on it changed: of each scene what is not as it was in the one before. */
export function scenesOf(record: unknown): readonly Partial<BoardView>[] {
  const parsed = parseRecord(zimbabwe, record);
  if (!parsed.ok) throw new Error(parsed.error.reason);
  const { seed = "", players, options, moves } = parsed.value;
  let state = zimbabwe.setup(seed, players.length, options);
  let last = sceneOf(zimbabwe.view(state, "spectator"));
  const seen: Partial<BoardView>[] = [last];
  for (const [actor, move] of moves) {
    const step = zimbabwe.applyMove(state, actor, move);
    if (!step.ok) throw new Error(step.error.code);
    ({ state } = step.value);
    const scene = sceneOf(zimbabwe.view(state, "spectator"));
    if (isSameBoard(scene, last)) continue;
    seen.push(changed(last, scene));
    last = scene;
  }
  return seen;
}

function sceneOf({ board, monuments, craftsmen, used, seats }: View): BoardView {
  const shown = seats.map(({ empire, technologies }) => {
    const prices = Object.entries(technologies).map(([craft, { price }]) => [craft, { price }]);
    return { empire, technologies: Object.fromEntries(prices) as object };
  });
  return { board, monuments, craftsmen, used, seats: shown };
}

const isSameBoard = (a: BoardView, b: BoardView): boolean =>
  isSameJson(a.monuments, b.monuments) &&
  isSameJson(a.craftsmen, b.craftsmen) &&
  isSameJson(a.board, b.board);

function changed(before: BoardView, after: BoardView): Partial<BoardView> {
  const parts = Object.entries(after) as [keyof BoardView, unknown][];
  return Object.fromEntries(parts.filter(([part, value]) => !isSameJson(value, before[part])));
}
