import { parseRecord, sameJson } from "@sofala/engine";
import { zimbabwe, type View } from "@sofala/zimbabwe";
import record from "./self-play.json";

/** Moves between two breaths of the page. */
const AT_ONCE = 12;

/** What can be seen of a game that bots played: the table whenever something on the board changed. */
export async function scenes(breathe: () => Promise<void> = nextTask): Promise<readonly View[]> {
  const parsed = parseRecord(zimbabwe, record);
  if (!parsed.ok) throw new Error(parsed.error.reason);
  const { seed = "", players, options, moves } = parsed.value;
  let state = zimbabwe.setup(seed, players.length, options);
  let last = zimbabwe.view(state, "spectator");
  const seen = [last];
  for (const [number, [actor, move]] of moves.entries()) {
    if (number % AT_ONCE === 0) await breathe();
    const step = zimbabwe.applyMove(state, actor, move);
    if (!step.ok) throw new Error(step.error.code);
    ({ state } = step.value);
    const view = zimbabwe.view(state, "spectator");
    if (isSameBoard(view, last)) continue;
    last = view;
    seen.push(view);
  }
  return seen;
}

const isSameBoard = (a: View, b: View): boolean =>
  sameJson(a.monuments, b.monuments) &&
  sameJson(a.craftsmen, b.craftsmen) &&
  sameJson(a.board, b.board);

const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
