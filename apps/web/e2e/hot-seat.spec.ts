import type { Page } from "@playwright/test";
import { activeMoves } from "@sofala/engine";
import { zimbabwe, type CellName, type State } from "@sofala/zimbabwe";
import { MoveAdviser, kindOf, unseenKindMove } from "./move-adviser.ts";
import { expect, test } from "./app-test.ts";
import { ZimbabweDriver } from "./zimbabwe-driver.ts";
import { withFixedRandomness } from "./device-games.ts";
import { firstChange, planFor } from "./raise-plans.ts";
import { FIREFOX, NIGHTLY } from "./nightly.ts";
import { appText } from "./screen.ts";
import { person, stagedGame } from "./staged-game.ts";
import { storeGames } from "./sample-games.ts";

const MAP = "I2E3-J3A3";
const NAMES = ["Ann", "Ben"];

test(
  "two people play a whole game at one table, by clicks alone",
  NIGHTLY,
  async ({ page, context }) => {
    await withFixedRandomness(context);
    const driver = await begin(page);
    const made = await playUntil(driver, () => driver.isOver);
    for (const kind of ["place-first", ...TURN_KINDS]) expect([...made]).toContain(kind);
    await expectEnd(driver);
  },
);

test("two people set up a table and begin, by clicks alone", async ({ page, context }) => {
  await withFixedRandomness(context);
  const driver = await begin(page);
  const made = await playUntil(driver, () => driver.view.phase === "culture");
  expect([...made]).toContain("place-first");
  await driver.expectStored();
});

test("every control of a turn is used, by clicks alone", FIREFOX, async ({ page, context }) => {
  // From here on, moves of all kinds come within a few turns.
  const until = (state: State) => {
    const { round, phase } = zimbabwe.view(state, "spectator");
    return round === 3 && phase === "gifts";
  };
  const players = NAMES.map(person);
  await storeGames(context, [
    stagedGame({ id: "controls", seed: "hot-29", players, isPlain: true, until }),
  ]);
  await page.goto("/game/controls");
  const driver = await ZimbabweDriver.at(page);
  await playUntil(driver, (made) => TURN_KINDS.every((kind) => made.has(kind)));
  await driver.expectFigures();
  await driver.expectStored();
});

test("the last turn of a game ends it, by clicks alone", async ({ page, context }) => {
  const players = NAMES.map(person);
  const until = (state: State) => zimbabwe.result(state) !== undefined;
  const whole = stagedGame({ id: "last", seed: "end", players, isPlain: true, until });
  const log = whole.log.slice(0, -1);
  await storeGames(context, [{ ...whole, log, revision: log.length }]);
  await page.goto("/game/last");
  const driver = await ZimbabweDriver.at(page);
  expect(driver.isOver).toBe(false);
  await playUntil(driver, () => driver.isOver);
  await expectEnd(driver);
});

/** Sets up a table for two, from the first screen on. */
async function begin(page: Page): Promise<ZimbabweDriver> {
  await page.goto("/");
  const { home, options, setup } = appText;
  await page.getByRole("link", { name: home.playLocally }).click();
  const group = (name: string) => page.getByRole("group", { name, exact: true });
  await group(setup.players).getByText("2", { exact: true }).click();
  for (const [seat, name] of NAMES.entries()) {
    await page.getByLabel(`${setup.seat(seat + 1)}: ${setup.name}`).fill(name);
  }
  await page.getByLabel(options.code).fill(MAP);
  await expect(page.getByRole("img", { name: options.mapLabel(MAP) })).toBeVisible();
  await group(options.gods).getByText(options.godsChosen).click();
  await page.getByRole("button", { name: setup.start }).click();
  return ZimbabweDriver.at(page);
}

/** Plays for both, and tries every kind of move; returns the kinds that were made. */
async function playUntil(
  driver: ZimbabweDriver,
  isDone: (made: ReadonlySet<string>) => boolean,
): Promise<ReadonlySet<string>> {
  const adviser = new MoveAdviser();
  const made = new Set<string>();
  while (!isDone(made)) {
    const { state } = driver;
    const move = unseenKindMove(state, made) ?? adviser.next(state);
    if (move.kind === "raise-monument") {
      const pair = made.has("pair") ? undefined : pairWith(state, move.at);
      const isSwapped = !made.has("swap") && canChange(state, move.at);
      if (pair === undefined) await driver.raise([move.at], isSwapped);
      else await driver.raise(pair);
      made.add(pair === undefined ? "alone" : "pair");
      if (pair === undefined && isSwapped) made.add("swap");
    } else await driver.play(move);
    made.add(kindOf(move));
    if (move.kind === "end-turn") await driver.expectFigures();
  }
  return made;
}

/** The game is over and stored, and the table shows who won, and by how much. */
async function expectEnd(driver: ZimbabweDriver): Promise<void> {
  const { page } = driver;
  const { endPanel, play } = appText;
  const stored = await driver.expectStored();
  expect(stored.players.map(({ name }) => name)).toEqual(NAMES);
  expect(activeMoves(stored.log)).toHaveLength(stored.log.length);
  const { seats, ranking } = driver.view;
  const [winner = -1] = ranking?.[0] ?? [];
  const { vp = 0, vr = 0 } = seats[winner] ?? {};
  expect(vp).toBeGreaterThanOrEqual(vr);

  const dialog = page.getByRole("dialog", { name: play.results });
  await expect(dialog).toBeVisible();
  await expect(
    dialog.getByRole("heading", { name: endPanel.title([NAMES[winner] ?? ""]) }),
  ).toBeVisible();
  const rows = dialog.getByRole("row").filter({ has: page.getByRole("rowheader") });
  const [first = [], second = []] = ranking ?? [];
  for (const [place, seat] of [...first, ...second].entries()) {
    await expect(rows.nth(place)).toContainText(NAMES[seat] ?? "");
    await expect(rows.nth(place)).toContainText(`${seats[seat]?.vp}`);
    await expect(rows.nth(place)).toContainText(`${seats[seat]?.vr}`);
  }
}

/** The kinds of moves that a turn has controls for. */
const TURN_KINDS = [
  "give",
  "pass",
  "build-monument",
  "place-craftsman",
  "raise-monument",
  "set-prices",
  "raise-prices",
  "choose-god dziva",
  ...["builder", "herd", "nomads", "rain-ceremony", "shaman"].flatMap((specialist) => [
    `choose-specialist ${specialist}`,
    `use-specialist ${specialist}`,
  ]),
  "pair",
  "swap",
  "end-turn",
];

/** The monument with another one that can be raised and paid together with it. */
const pairWith = (state: State, at: CellName): readonly CellName[] | undefined =>
  zimbabwe
    .view(state, "spectator")
    .monuments.filter(({ seat, at: other }) => seat === state.active && other !== at)
    .map((other) => [at, other.at])
    .find((pair) => planFor(state, pair) !== undefined);

/** Can the plan that the interface proposes for the monument be changed? */
const canChange = (state: State, at: CellName): boolean =>
  firstChange(state, planFor(state, [at])?.moves ?? []) !== undefined;
