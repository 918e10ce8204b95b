import type { Page } from "@playwright/test";
import { mediterranean, type Mediterranean, type View } from "@sofala/mediterranean";
import { momentsOf, timelineOf, type FullMoment } from "../src/local/moments.ts";
import { parseStored } from "../src/store/stored-game.ts";
import { expect } from "./app-test.ts";
import { KEYBOARD_INPUT } from "./keyboard-input.ts";
import { test, visit } from "./service-worker-test.ts";
import { gameIdOf, deviceRows, withFixedRandomness } from "./device-games.ts";
import { MediterraneanKeyboardDriver } from "./mediterranean-keyboard-driver.ts";
import { appText } from "./screen.ts";
import { NIGHTLY } from "./nightly.ts";
import { MediterraneanDriver } from "./mediterranean-driver.ts";

/** A seed with which bots trade with each other even in the first turn, when there is little to gain. */
const LIVELY_SEED = 3;
/** How far the page's clock is moved at a time, in milliseconds. */
const TICK_MS = 2500;

interface Deal {
  readonly turn: number;
  readonly seats: readonly number[];
}

/** Who dealt with whom, by turn. */
function dealsIn(moments: readonly FullMoment<Mediterranean>[]): readonly Deal[] {
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

type DriverClass<T> = new (
  page: Page,
  name: string,
  view: () => View,
  refreshView: () => Promise<unknown>,
) => T;

/** Plays the game that is open from its first seat to its end; before being ready, `trade` may do more. */
async function playToEnd<T extends MediterraneanDriver>(
  page: Page,
  Sitter: DriverClass<T>,
  trade: (me: T) => Promise<void> = async () => undefined,
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
    if (view === undefined || view.phase === "over") break;
    const isAsked = view.toAct.includes(0);
    if (view.part === "trading" && isAsked) {
      const deals = dealsIn(await momentsAt(page)).filter(({ turn }) => turn === view.turn);
      const isTraded = deals.some(({ seats }) => seats.includes(0));
      const areBotsDone = deals.some(({ seats }) => !seats.includes(0));
      const isOffered = view.offers.some(({ seat }) => seat === 0);
      const [card] = me.hand;
      if (!isTraded && !isOffered && card !== undefined) await me.offer(card, undefined, undefined);
      else if (isTraded && areBotsDone) {
        await trade(me);
        await me.ready();
      } else await page.clock.runFor(TICK_MS);
    } else if (view.part === "grace" && isAsked) await me.ready();
    else if (isAsked) await me.step();
    await page.clock.runFor(TICK_MS);
    await me.closeResolution();
  }
  return momentsAt(page);
}

/** Everybody played to the end, and in every turn both the person and bots among themselves made deals. */
async function expectTradedToEnd(
  page: Page,
  all: readonly FullMoment<Mediterranean>[],
): Promise<void> {
  expect(all.at(-1)?.state.phase).toBe("over");
  for (let turn = 1; turn <= 6; turn++) {
    const deals = dealsIn(all).filter((deal) => deal.turn === turn);
    expect(deals.some(({ seats }) => seats.includes(0))).toBe(true);
    expect(deals.some(({ seats }) => !seats.includes(0))).toBe(true);
  }
  await expect(page.getByRole("dialog", { name: appText.play.results })).toBeVisible();
}

test(
  "one person and five bots play a whole game in one browser without a network",
  NIGHTLY,
  async ({ page, context, own }) => {
    await withFixedRandomness(context, LIVELY_SEED);
    await page.clock.install();
    await visit(page);
    await own.close();
    await context.setOffline(true);
    await page.getByText(appText.home.games.mediterranean.shortTitle, { exact: true }).click();
    await page.getByRole("button", { name: appText.home.playBots }).click();
    await expect(page.locator(".hand").first()).toBeVisible();
    await expectTradedToEnd(page, await playToEnd(page, MediterraneanDriver));
  },
);

test("a whole game against bots is played by keys alone", NIGHTLY, async ({ page, context }) => {
  test.setTimeout(600_000);
  await withFixedRandomness(context, LIVELY_SEED);
  await page.clock.install();
  await visit(page);
  const { mediterranean: world } = appText.home.games;
  await KEYBOARD_INPUT.set(page.getByRole("radio", { name: world.shortTitle }), true);
  await KEYBOARD_INPUT.press(page.getByRole("button", { name: appText.home.playBots }));
  await expect(page.locator(".hand").first()).toBeVisible();
  const all = await playToEnd(page, MediterraneanKeyboardDriver, async (me) => {
    await me.acceptNext();
    await me.store();
  });
  await expectTradedToEnd(page, all);
  const kinds = new Set(
    all.flatMap(({ lastMove }) => (lastMove?.actor === 0 ? [lastMove.move.kind] : [])),
  );
  for (const kind of ["offer", "store", "ready", "develop"] as const) expect(kinds).toContain(kind);
  // The end dialog is closed by keys too.
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
