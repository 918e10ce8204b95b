import type { Page } from "@playwright/test";
import { mediterranean, type Mediterranean, type View } from "@sofala/mediterranean";
import { timelineOf } from "../src/local/load-game.ts";
import { momentsOf, type FullMoment } from "../src/local/moments.ts";
import { parseStored } from "../src/store/parse-stored.ts";
import { deviceRows, gameIdOf } from "./device-games.ts";
import type { MediterraneanDriver } from "./mediterranean-driver.ts";

/** How far the page's clock is moved at a time, in milliseconds. */
const TICK_MS = 2500;

export interface Deal {
  readonly turn: number;
  readonly seats: readonly number[];
}

/** Who dealt with whom, by turn. */
export function dealsIn(moments: readonly FullMoment<Mediterranean>[]): readonly Deal[] {
  return moments.flatMap((moment) =>
    (moment.observedMoveFor("spectator")?.events ?? []).flatMap((event) =>
      event.kind === "deal-made"
        ? [{ turn: moment.state.turn, seats: [event.maker, event.partner] }]
        : [],
    ),
  );
}

async function momentsAt(page: Page): Promise<readonly FullMoment<Mediterranean>[]> {
  const row = (await deviceRows(page)).find(({ id }) => id === gameIdOf(page));
  const stored = parseStored(mediterranean, row);
  if (!stored.ok) throw new Error(stored.error.reason);
  const all = timelineOf(mediterranean, stored.value);
  if (!all.ok) throw new Error(all.error.reason);
  return momentsOf(all.value);
}

/**
 * Moves the page's clock once the bots have answered: then it does not matter how fast the machine is. In Firefox
 * Playwright cannot wait for a worker, so bots may answer a few steps later.
 */
async function advanceClock(page: Page): Promise<void> {
  await page.clock.runFor(TICK_MS);
  // A worker handles messages in their order; a timer of its own fires after those it has received.
  const isFirefox = page.context().browser()?.browserType().name() === "firefox";
  for (const worker of isFirefox ? [] : page.workers())
    await worker.evaluate(() => new Promise<void>((resolve) => void setTimeout(resolve)));
  // The same for its answers; timers of the page stand still.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => resolve());
        port1.start();
        port2.postMessage("");
      }),
  );
}

type DriverClass<T> = new (
  page: Page,
  name: string,
  view: () => View,
  refreshView: () => Promise<unknown>,
) => T;

/** Plays the game that is open from its first seat to its end, or until this turn; before being ready, `trade` may do more. */
export async function playToEnd<T extends MediterraneanDriver>(
  page: Page,
  Sitter: DriverClass<T>,
  trade: (me: T) => Promise<void> = async () => undefined,
  untilTurn = Infinity,
): Promise<readonly FullMoment<Mediterranean>[]> {
  let now = (await momentsAt(page)).at(-1);
  const refreshView = async () => {
    now = (await momentsAt(page)).at(-1) ?? now;
    return now?.viewFor(0);
  };
  const currentView = () => {
    const view = now?.viewFor(0);
    if (view === undefined) throw new Error("no game");
    return view;
  };
  const me = new Sitter(page, "", currentView, refreshView);
  for (let n = 0; n < 600; n++) {
    const view = await refreshView();
    if (view === undefined || view.phase === "over" || view.turn >= untilTurn) break;
    const isAsked = view.toAct.includes(0);
    if (view.part === "trading" && isAsked) {
      const deals = dealsIn(await momentsAt(page)).filter(({ turn }) => turn === view.turn);
      const isTraded = deals.some(({ seats }) => seats.includes(0));
      // In a market without a clock, bots that find no deal among themselves are ready at some time.
      const areBotsDone =
        deals.some(({ seats }) => !seats.includes(0)) ||
        view.seats.every(({ ready }, seat) => ready || seat === 0);
      const isOffered = view.offers.some(({ seat }) => seat === 0);
      const [card] = me.hand;
      if (!isTraded && !isOffered && card !== undefined) await me.offer(card, undefined, undefined);
      else if (isTraded && areBotsDone) {
        await trade(me);
        await me.ready();
      } else await advanceClock(page);
    } else if (view.part === "grace" && isAsked) await me.ready();
    else if (isAsked) await me.step();
    await advanceClock(page);
    await me.closeResolution();
  }
  return momentsAt(page);
}
