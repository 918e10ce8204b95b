import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { Zimbabwe } from "@sofala/zimbabwe";
import { recordText } from "../src/store/export.ts";
import { recordOf, type StoredGame } from "../src/store/stored-game.ts";
import { expect, test } from "./app-test.ts";
import { deviceGame, deviceRows } from "./device-games.ts";
import { waitUntilLoaded, appText } from "./screen.ts";
import { sampleGame, storeGames } from "./sample-games.ts";

const { games, replay, zimbabwe: cards } = appText;
const { import: text } = games;

const finished = sampleGame("finished") as StoredGame<Zimbabwe>;
const record = recordOf(finished);

/** The number of the first gift, from 1; it is changed to more than anybody has. */
const giftAt = record.moves.findIndex(([, move]) => move.kind === "give") + 1;

/** Files that are refused, and the sentence that explains it. */
const BROKEN: readonly {
  readonly name: string;
  readonly file: string;
  readonly why: () => string;
}[] = [
  {
    name: "a comma is missing",
    file: recordText(finished).replace("],\n    [", "]\n    ["),
    why: () => text.fault.notJson(lineOf(recordText(finished), '"moves"') + 2),
  },
  {
    name: "the end is missing",
    file: recordText(finished).trimEnd().slice(0, -1),
    why: () => text.fault.notJson(undefined).replace(/\.$/u, ""),
  },
  { name: "empty", file: "  \n", why: () => text.fault.empty },
  { name: "other JSON", file: '{"chess": true}', why: () => text.fault.unknownFormat },
  {
    name: "another game",
    file: JSON.stringify({ ...record, game: "chess" }),
    why: () => text.fault.unsupportedGame("chess"),
  },
  {
    name: "another format",
    file: JSON.stringify({ ...record, format: "sofala-record/2" }),
    why: () => text.fault.newerVersion,
  },
  {
    name: "no moves",
    file: JSON.stringify({ ...record, moves: "none" }),
    why: () => text.fault.malformed(text.fault.describePath(["moves"])),
  },
  {
    name: "an illegal move",
    file: JSON.stringify({
      ...record,
      moves: record.moves.map(([actor, move], index) =>
        index + 1 === giftAt ? [actor, { kind: "give", cattle: 99 }] : [actor, move],
      ),
    }),
    why: () => {
      const move = { kind: "give", cattle: 99 } as const;
      const [actor = 0] = record.moves[giftAt - 1] ?? [];
      const name = record.players[Number(actor)] ?? "";
      const refusal = cards.refusal({ code: "cattle/too-few", need: 99, have: 3 }, record.players);
      return text.fault.illegalMove(giftAt, name, cards.move(move), refusal);
    },
  },
  {
    name: "another result",
    file: JSON.stringify({ ...record, result: { ranking: [[3], [2], [1], [0]] } }),
    why: () => text.fault.resultMismatch,
  },
];

test("a broken file is explained, and nothing is lost", async ({ page, context }) => {
  await storeGames(context, [finished]);
  await page.goto("/games");
  await page.getByRole("button", { name: games.importGame }).click();
  const dialog = page.getByRole("dialog", { name: text.title });
  const before = await deviceRows(page);
  for (const { name, file, why } of BROKEN) {
    await test.step(name, async () => {
      await dialog.getByLabel(text.paste).fill(file);
      await dialog.getByRole("button", { name: text.submit, exact: true }).click();
      const alert = dialog.getByRole("alert");
      await expect(alert).toContainText(why());
      await expect(alert).toContainText(text.nothingChanged);
    });
  }
  expect(await deviceRows(page)).toEqual(before);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("article")).toHaveCount(1);
});

test("a stored game that cannot be read is listed, and harms no other", async ({
  page,
  context,
}) => {
  const broken = {
    ...sampleGame("late"),
    log: [{ kind: "move", actor: 0, move: { kind: "fly" } }],
  };
  await storeGames(context, [finished, broken as never]);
  await page.goto("/games");
  await expect(page.getByRole("heading", { name: games.unreadableGame })).toBeVisible();
  await expect(page.getByText(games.unreadableGameText)).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(2);
  await page.goto("/game/late");
  await waitUntilLoaded(page);
  await expect(page.getByRole("heading", { name: appText.play.unreadable.title })).toBeVisible();
  expect((await deviceRows(page)).find(({ id }) => id === "late")).toEqual(broken);
});

test("a good record is imported from a file and opens in the replay; its names are text, not markup", async ({
  page,
}) => {
  const players = finished.players.map((player, seat) =>
    seat === 0 ? { ...player, name: "<img src=x onerror=alert(1)>" } : player,
  );
  const brought = { ...finished, players };
  const written = recordOf(brought);
  await page.goto("/");
  await page.getByRole("button", { name: appText.home.importGame }).click();
  const dialog = page.getByRole("dialog", { name: text.title });
  await chooseFile(page, recordText(brought));
  await expect(
    dialog.getByText(text.foundRecord(written.players, written.moves.length)),
  ).toBeVisible();
  await dialog.getByRole("button", { name: text.watchReplay }).click();
  await page.waitForURL(/\/replay/u);
  const last = written.moves.length;
  await page.getByRole("button", { name: replay.last, exact: true }).click();
  await expect(page.getByText(replay.move(last, last), { exact: true })).toBeVisible();
  await expect(page.getByText("<img src=x onerror=alert(1)>").first()).toBeVisible();
  await expect(page.locator("img[src=x]")).toHaveCount(0);
  expect(recordOf(await deviceGame(page))).toEqual(written);
});

test("an imported continuation replaces the stored game", async ({ page }) => {
  const running = sampleGame("my-turn") as StoredGame<Zimbabwe>;
  await page.goto("/games");
  await page.getByRole("button", { name: games.importGame }).click();
  await chooseFile(page, recordText(running));
  await page.getByRole("button", { name: text.continueGame, exact: true }).click();
  await page.waitForURL(/\/game\/[^/]+$/u);
  await expect(page.getByRole("button", { name: appText.turn.endTurn })).toBeVisible();
  const stored = await deviceGame(page);
  expect(recordOf(stored).moves).toEqual(recordOf(running).moves);
  expect(stored.players[0]?.kind).toBe("person");
});

test("a saved record can be imported as the same game", async ({ page, context, browser }) => {
  await storeGames(context, [finished]);
  await page.goto("/games");
  const people = finished.players.map(({ name }) => name).join(", ");
  await page.getByRole("button", { name: games.more(people) }).click();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: games.export, exact: true }).click();
  const saved = readFileSync(await (await saving).path(), "utf8");
  expect(saved).toBe(recordText(finished));

  const all = page.waitForEvent("download");
  await page.getByRole("button", { name: games.exportAll }).click();
  const set = readFileSync(await (await all).path(), "utf8");

  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await elsewhere.newPage();
  await other.goto("/games");
  await other.getByRole("button", { name: games.importGame }).click();
  await chooseFile(other, set);
  await other.getByRole("button", { name: text.addGames(1), exact: true }).click();
  await expect(other.getByText(text.gamesAdded(1))).toBeVisible();
  expect(await deviceRows(other)).toEqual([finished]);
  await elsewhere.close();
});

const chooseFile = (page: Page, content: string): Promise<void> =>
  page.locator("input[type=file]").setInputFiles({
    name: "game.json",
    mimeType: "application/json",
    buffer: Buffer.from(content),
  });

/** The number of the first line with this text, from 1. */
const lineOf = (content: string, part: string): number =>
  content.slice(0, content.indexOf(part)).split("\n").length;
