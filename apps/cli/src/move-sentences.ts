import { initialState, type GameTypes, type Observer } from "@sofala/engine";
import { sentencesOf } from "./game-sentences.ts";
import type { Table } from "./load-table.ts";

/** What an observer is told of events; everything where nobody in particular listens. */
export const toldEvents = (
  { game }: Pick<Table, "game">,
  events: readonly GameTypes["event"][],
  observer: Observer | undefined,
): readonly GameTypes["seenEvent"][] =>
  observer === undefined ? events : game.eventsFor(events, observer);

/** The moves of a record in sentences, a list for each move played. */
export function* chronicle(
  { game, names, record, events: played }: Table,
  observer: Observer | undefined,
): Generator<readonly string[]> {
  const first = record === undefined ? undefined : initialState(game, record);
  if (record === undefined || first?.ok !== true) return;
  const sentences = sentencesOf(game);
  let state = first.value;
  for (const [index, events] of played.entries()) {
    const [actor, move] = record.moves[index] ?? [];
    if (actor === undefined || move === undefined) return;
    const told = toldEvents({ game }, events, observer);
    const seen = observer === undefined ? move : game.moveFor(state, move, actor, observer);
    const who = actor === "clock" ? "The clock" : (names[actor] ?? `Seat ${actor}`);
    // What happened says it all; a move that only waits for others is told as it was made.
    if (told.length > 0) yield told.map((event) => sentences.event(event, names));
    else yield seen === undefined ? [] : [`${who}: ${sentences.move(seen, names)}.`];
    const step = game.applyMove(state, actor, move);
    if (!step.ok) return;
    ({ state } = step.value);
  }
}
