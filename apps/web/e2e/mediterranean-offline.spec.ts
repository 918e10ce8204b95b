import type { Page } from "@playwright/test";
import { mediterranean, type Mediterranean, type View } from "@sofala/mediterranean";
import { momentsOf, timelineOf, type Past } from "../src/local/moments.ts";
import { parseStored } from "../src/store/stored-game.ts";
import { expect } from "./app-test.ts";
import { BY_KEYS } from "./keyboard-input.ts";
import { test, visit } from "./service-worker-test.ts";
import { idOf, keptRows, withoutChance } from "./device-games.ts";
import { KeyTrader } from "./mediterranean-keyboard-driver.ts";
import { words } from "./screen.ts";
import { NIGHTLY } from "./nightly.ts";
import { Trader } from "./mediterranean-driver.ts";

/** A deal in which bots trade with each other in the first turn too, when there is little to gain by it. */
const LIVELY = 3;
/** Milliseconds that the page's clock is moved at a time. */
const MOMENT = 2500;

interface Deal {
  readonly turn: number;
  readonly seats: readonly number[];
}

/** Who dealt with whom, by turn. */
function dealsIn(moments: readonly Past<Mediterranean>[]): readonly Deal[] {
  return moments.flatMap((moment) =>
    (moment.toldTo("spectator")?.events ?? []).flatMap((event) =>
      event.kind === "deal-made"
        ? [{ turn: moment.state.turn, seats: [event.maker, event.partner] }]
        : [],
    ),
  );
}

async function momentsAt(page: Page): Promise<readonly Past<Mediterranean>[]> {
  const row = (await keptRows(page)).find(({ id }) => id === idOf(page));
  const stored = parseStored(mediterranean, row);
  if (!stored.ok) throw new Error(stored.error.reason);
  const all = timelineOf(mediterranean, stored.value);
  if (!all.ok) throw new Error(all.error.reason);
  return momentsOf(all.value);
}

type Sit<T> = new (page: Page, name: string, view: () => View, look: () => Promise<unknown>) => T;

/** Plays the game that is open from its first seat to its end; before being ready, `trade` may do more. */
async function playToEnd<T extends Trader>(
  page: Page,
  Sitter: Sit<T>,
  trade: (me: T) => Promise<void> = async () => undefined,
): Promise<readonly Past<Mediterranean>[]> {
  let now = (await momentsAt(page)).at(-1);
  const look = async () => {
    now = (await momentsAt(page)).at(-1) ?? now;
    return now?.viewOf(0);
  };
  const seen = () => {
    const view = now?.viewOf(0);
    if (view === undefined) throw new Error("no game");
    return view;
  };
  const me = new Sitter(page, "", seen, look);
  for (let n = 0; n < 600; n++) {
    const view = await look();
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
      } else await page.clock.runFor(MOMENT);
    } else if (view.part === "grace" && isAsked) await me.ready();
    else if (isAsked) await me.step();
    await page.clock.runFor(MOMENT);
    await me.closeShow();
  }
  return momentsAt(page);
}

/** Everybody played to the end, and in every turn both the person and bots among themselves made deals. */
async function expectTradedToEnd(page: Page, all: readonly Past<Mediterranean>[]): Promise<void> {
  expect(all.at(-1)?.state.phase).toBe("over");
  for (let turn = 1; turn <= 6; turn++) {
    const deals = dealsIn(all).filter((deal) => deal.turn === turn);
    expect(deals.some(({ seats }) => seats.includes(0))).toBe(true);
    expect(deals.some(({ seats }) => !seats.includes(0))).toBe(true);
  }
  await expect(page.getByRole("dialog", { name: words.play.results })).toBeVisible();
}

test(
  "one person and five bots play a whole game in one browser without a network",
  NIGHTLY,
  async ({ page, context, own }) => {
    await withoutChance(context, LIVELY);
    await page.clock.install();
    await visit(page);
    await own.close();
    await context.setOffline(true);
    await page.getByText(words.home.world.mediterranean.short, { exact: true }).click();
    await page.getByRole("button", { name: words.home.bots }).click();
    await expect(page.locator(".hand").first()).toBeVisible();
    await expectTradedToEnd(page, await playToEnd(page, Trader));
  },
);

test("a whole game against bots is played by keys alone", NIGHTLY, async ({ page, context }) => {
  test.setTimeout(600_000);
  await withoutChance(context, LIVELY);
  await page.clock.install();
  await visit(page);
  const { mediterranean: world } = words.home.world;
  await BY_KEYS.set(page.getByRole("radio", { name: world.short }), true);
  await BY_KEYS.press(page.getByRole("button", { name: words.home.bots }));
  await expect(page.locator(".hand").first()).toBeVisible();
  const all = await playToEnd(page, KeyTrader, async (me) => {
    await me.acceptNext();
    await me.store();
  });
  await expectTradedToEnd(page, all);
  const kinds = new Set(all.flatMap(({ last }) => (last?.actor === 0 ? [last.move.kind] : [])));
  for (const kind of ["offer", "store", "ready", "develop"] as const) expect(kinds).toContain(kind);
  // The end is left by keys too.
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
