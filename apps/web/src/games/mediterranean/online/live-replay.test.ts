import { signal } from "@preact/signals";
import { fail, ok, type Result } from "@sofala/engine";
import { mediterranean } from "@sofala/mediterranean";
import { expect, test, vi } from "vitest";
import type { Failure } from "../../../online/api-client.ts";
import { marketGame } from "../../../testing/mediterranean-game.ts";
import { SightSoFar } from "./live-replay.ts";

const SEAT = 2;
const { stored, moments } = marketGame(4);
const made = moments.slice(0, 61);
/** On the server an entry that is no move comes before every move. */
const entryOf = (number: number): number => number * 2 - 1;

type Shown = Result<unknown, Failure>;

/** A table after sixty moves, whose server answers when it is told to. */
function lookBack(at: number) {
  const asked: { readonly entries: number; readonly answer: (shown: Shown) => void }[] = [];
  const told = made.flatMap((moment) => moment.toldTo(SEAT) ?? []);
  const view = made.at(-1)?.viewOf(SEAT);
  if (view === undefined) throw new Error("no moment");
  const sight = new SightSoFar(
    {
      id: stored.id,
      game: mediterranean,
      players: stored.players,
      observer: signal(SEAT),
      told: signal(told.map((each) => ({ ...each, id: entryOf(each.id) }))),
      sight: signal({ number: told.length, view }),
      room: {
        viewAt: (entries) => new Promise((answer) => asked.push({ entries, answer })),
      },
    },
    at,
  );
  const show = (number: number) => asked.at(-1)?.answer(ok(moments[number]?.viewOf(SEAT)));
  return { sight, asked, show };
}

test("a moment is asked for by the length of the log, and seen with what was told until then", async () => {
  const { sight, asked, show } = lookBack(40);
  expect(sight.isShown.value).toBe(false);
  expect(asked.map(({ entries }) => entries)).toEqual([entryOf(40) + 1]);
  show(40);
  await vi.waitFor(() => expect(sight.isShown.value).toBe(true));
  expect(sight.sight.value).toEqual({ number: 40, view: moments[40]?.viewOf(SEAT) });
  expect(sight.told.value.map(({ id }) => id)).toEqual(
    made.slice(1, 41).map((each) => each.number),
  );
  expect([0, 1, 2, 3].filter((seat) => sight.cardsOf(seat)?.hand !== undefined)).toEqual([SEAT]);
  // The last moment was shown at the table already.
  sight.lookingAt.value = undefined;
  expect(sight.sight.value.number).toBe(60);
  expect(asked.length).toBe(1);
});

test("who leafs on asks for one moment at a time, and sees the last that was wanted", async () => {
  const { sight, asked, show } = lookBack(10);
  for (const at of [11, 12, 13]) sight.lookingAt.value = at;
  show(10);
  await vi.waitFor(() => expect(asked.length).toBe(2));
  expect(asked[1]?.entries).toBe(entryOf(13) + 1);
  show(13);
  await vi.waitFor(() => expect(sight.sight.value.number).toBe(13));
});

test("a moment that does not come is said so, and asked for again", async () => {
  const { sight, asked, show } = lookBack(10);
  asked[0]?.answer(fail({ code: "offline" }));
  await vi.waitFor(() => expect(sight.failure.value?.code).toBe("offline"));
  sight.retry();
  show(10);
  await vi.waitFor(() => expect(sight.isShown.value).toBe(true));
  expect(sight.failure.value).toBeUndefined();
});
