import { signal } from "@preact/signals";
import { fail, ok, type Result } from "@sofala/engine";
import { mediterranean } from "@sofala/mediterranean";
import { expect, test, vi } from "vitest";
import type { Failure } from "../../api-failure.ts";
import { mediterraneanGame } from "../../testing/mediterranean-game.ts";
import { LiveReplay } from "./live-replay.ts";

const SEAT = 2;
const { stored, moments } = mediterraneanGame(4);
const playedMoments = moments.slice(0, 61);
/** In the server's log, an entry that is not a move comes before every move. */
const entryOf = (number: number): number => number * 2 - 1;

type ViewResult = Result<unknown, Failure>;

/** A replay after sixty moves, with a server whose responses the test controls. */
function openReplay(at: number) {
  const requests: { readonly entries: number; readonly answer: (result: ViewResult) => void }[] =
    [];
  const observedMoves = playedMoments.flatMap((moment) => moment.observedMoveFor(SEAT) ?? []);
  const view = playedMoments.at(-1)?.viewFor(SEAT);
  if (view === undefined) throw new Error("no moment");
  const replay = new LiveReplay(
    {
      id: stored.id,
      game: mediterranean,
      players: stored.players,
      observer: signal(SEAT),
      observedMoves: signal(observedMoves.map((move) => ({ ...move, id: entryOf(move.id) }))),
      observerView: signal({ moveCount: observedMoves.length, view }),
      client: {
        viewAt: (entries) => new Promise((answer) => requests.push({ entries, answer })),
      },
    },
    at,
  );
  const show = (number: number) => requests.at(-1)?.answer(ok(moments[number]?.viewFor(SEAT)));
  return { replay, requests, show };
}

test("a moment is requested by the length of the log, and shown with the moves up to it", async () => {
  const { replay, requests, show } = openReplay(40);
  expect(replay.isShown.value).toBe(false);
  expect(requests.map(({ entries }) => entries)).toEqual([entryOf(40) + 1]);
  show(40);
  await vi.waitFor(() => expect(replay.isShown.value).toBe(true));
  expect(replay.observerView.value).toEqual({ moveCount: 40, view: moments[40]?.viewFor(SEAT) });
  expect(replay.observedMoves.value.map(({ id }) => id)).toEqual(
    playedMoments.slice(1, 41).map((each) => each.moveCount),
  );
  expect([0, 1, 2, 3].filter((seat) => replay.viewOf(seat) !== undefined)).toEqual([SEAT]);
  // The last moment was shown at the table already.
  replay.shownMoment.value = undefined;
  expect(replay.observerView.value.moveCount).toBe(60);
  expect(requests.length).toBe(1);
});

test("moments are requested one at a time, and the last selected one is shown", async () => {
  const { replay, requests, show } = openReplay(10);
  for (const at of [11, 12, 13]) replay.shownMoment.value = at;
  show(10);
  await vi.waitFor(() => expect(requests.length).toBe(2));
  expect(requests[1]?.entries).toBe(entryOf(13) + 1);
  show(13);
  await vi.waitFor(() => expect(replay.observerView.value.moveCount).toBe(13));
});

test("a failed request is reported, and can be retried", async () => {
  const { replay, requests, show } = openReplay(10);
  requests[0]?.answer(fail({ code: "offline" }));
  await vi.waitFor(() => expect(replay.failure.value?.code).toBe("offline"));
  replay.retry();
  show(10);
  await vi.waitFor(() => expect(replay.isShown.value).toBe(true));
  expect(replay.failure.value).toBeUndefined();
});
