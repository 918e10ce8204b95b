import { standingMoves } from "@sofala/engine";
import { zimbabwe, type CellName, type State } from "@sofala/zimbabwe";
import { Adviser, kindOf, novelty } from "./advice.ts";
import { expect, test } from "./app-test.ts";
import { Driver } from "./driver.ts";
import { withoutChance } from "./kept-game.ts";
import { firstChange, planFor } from "./raise-plans.ts";
import { words } from "./screen.ts";

const MAP = "I2E3-J3A3";
const NAMES = ["Ann", "Ben"];

test("two people play a whole game at one table, by clicks alone", async ({ page, context }) => {
  await withoutChance(context);
  await page.goto("/");
  const { home, setup, end, play } = words;
  await page.getByRole("link", { name: home.oneTable }).click();
  const group = (name: string) => page.getByRole("group", { name, exact: true });
  await group(setup.players).getByText("2", { exact: true }).click();
  for (const [seat, name] of NAMES.entries()) {
    await page.getByLabel(`${setup.seat(seat + 1)}: ${setup.name}`).fill(name);
  }
  await page.getByLabel(setup.code).fill(MAP);
  await expect(page.getByRole("img", { name: setup.mapPicture(MAP) })).toBeVisible();
  await group(setup.gods).getByText(setup.godsChosen).click();
  await page.getByRole("button", { name: setup.start }).click();

  const driver = await Driver.at(page);
  const adviser = new Adviser();
  const made = new Set<string>();
  while (!driver.isOver) {
    const { state } = driver;
    const move = novelty(state, made) ?? adviser.next(state);
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
  for (const kind of SEEN_AT_LEAST) expect([...made]).toContain(kind);

  const stored = await driver.expectKept();
  expect(stored.players.map(({ name }) => name)).toEqual(NAMES);
  expect(standingMoves(stored.log)).toHaveLength(stored.log.length);
  const { seats, ranking } = driver.view;
  const [winner = -1] = ranking?.[0] ?? [];
  const { vp = 0, vr = 0 } = seats[winner] ?? {};
  expect(vp).toBeGreaterThanOrEqual(vr);

  const dialog = page.getByRole("dialog", { name: play.results });
  await expect(dialog).toBeVisible();
  await expect(
    dialog.getByRole("heading", { name: end.title([NAMES[winner] ?? ""]) }),
  ).toBeVisible();
  const rows = dialog.getByRole("row").filter({ has: page.getByRole("rowheader") });
  const [first = [], second = []] = ranking ?? [];
  for (const [place, seat] of [...first, ...second].entries()) {
    await expect(rows.nth(place)).toContainText(NAMES[seat] ?? "");
    await expect(rows.nth(place)).toContainText(`${seats[seat]?.vp}`);
    await expect(rows.nth(place)).toContainText(`${seats[seat]?.vr}`);
  }
});

/** Every control of a turn is used at least once. */
const SEEN_AT_LEAST = [
  "place-first",
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

/** Can a good for the monument be had otherwise than the interface proposes? */
const canChange = (state: State, at: CellName): boolean =>
  firstChange(state, planFor(state, [at])?.moves ?? []) !== undefined;
