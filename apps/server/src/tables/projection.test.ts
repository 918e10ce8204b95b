import { findGame } from "@sofala/catalog";
import { Timeline } from "@sofala/engine";
import { expect, test } from "vitest";
import { visibleEntry } from "./projection.ts";

test("an observer sees only the part of a move that it may know, and all of other entries", () => {
  const game = findGame("mediterranean");
  const options = game?.parseOptions({});
  if (game === undefined || options?.ok !== true) throw new Error("no game");
  const timeline = new Timeline(game, game.setup("a projection", 4, options.value));
  const flip = { kind: "flip", track: "government" };
  const applied = timeline.replay({ kind: "move", actor: 0, move: flip });
  expect(visibleEntry(game, applied, 0).entry).toMatchObject({ move: flip });
  expect(visibleEntry(game, applied, 1).entry).not.toMatchObject({ move: flip });
  const resigned = timeline.replay({ kind: "resign", seat: 2 });
  expect(visibleEntry(game, resigned, "spectator")).toEqual({
    entry: { kind: "resign", seat: 2 },
    events: [],
  });
});
