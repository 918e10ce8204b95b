import { initialState, type GameTypes, type Observer } from "@sofala/engine";
import { terminalUiOf } from "./games/registry.ts";
import type { LoadedTable } from "./load-table.ts";

/** The events as an observer may see them; without an observer, all of them. */
export const visibleEvents = (
  { game }: Pick<LoadedTable, "game">,
  events: readonly GameTypes["event"][],
  observer: Observer | undefined,
): readonly GameTypes["seenEvent"][] =>
  observer === undefined ? events : game.eventsFor(events, observer);

/** The moves of a record as sentences, a list for each move. */
export function* moveSentences(
  { game, names, record, events: played }: LoadedTable,
  observer: Observer | undefined,
): Generator<readonly string[]> {
  const first = record === undefined ? undefined : initialState(game, record);
  if (record === undefined || first?.ok !== true) return;
  const { sentences } = terminalUiOf(game);
  let state = first.value;
  for (const [index, events] of played.entries()) {
    const [actor, move] = record.moves[index] ?? [];
    if (actor === undefined || move === undefined) return;
    const visible = visibleEvents({ game }, events, observer);
    const seen = observer === undefined ? move : game.moveFor(state, move, actor, observer);
    const who = actor === "clock" ? "The clock" : (names[actor] ?? `Seat ${actor}`);
    // Events describe a move completely; a move without events, which waits for others, is
    // described itself.
    if (visible.length > 0) yield visible.map((event) => sentences.event(event, names));
    else yield seen === undefined ? [] : [`${who}: ${sentences.move(seen, names)}.`];
    const step = game.applyMove(state, actor, move);
    if (!step.ok) return;
    ({ state } = step.value);
  }
}
