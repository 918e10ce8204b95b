import type { APIRequestContext, APIResponse, Page } from "@playwright/test";
import { seeded } from "@sofala/engine";
import type { TableInfo } from "@sofala/protocol";
import { mapOfSeed, zimbabwe, type State, type View } from "@sofala/zimbabwe";
import { newTableOf, USUAL, type TableWish } from "../src/screens/online/table-form.ts";
import { Adviser } from "./move-adviser.ts";
import { BY_TOUCH } from "./touch-input.ts";
import { Driver } from "./zimbabwe-driver.ts";
import { BY_MOUSE } from "./input-method.ts";
import { expect, online } from "./online-test.ts";
import { drawUp, words } from "./screen.ts";
import { person, staged } from "./staged-game.ts";
import { gameNamed } from "./sample-games.ts";

/** Of all games at these tables. */
const SEED = "friends";

/** Becomes a guest, without the form. */
export async function becomeGuest({ request }: Page, name: string): Promise<void> {
  await post(request, "/api/guests", { name });
}

/** Comes to the lobby as a guest. */
export async function enter(page: Page, name: string): Promise<void> {
  await becomeGuest(page, name);
  await page.goto("/online");
  await expect(page.getByRole("link", { name: online.lobby.open })).toBeVisible();
}

interface Wish {
  readonly players?: number;
  readonly rounds?: number;
  readonly visibility?: keyof typeof online.visibility;
  readonly pace?: keyof typeof online.opening.paces;
  /** On a map that everybody sees before. */
  readonly hasMap?: boolean;
}

/** A map for three. */
export const KNOWN_MAP = mapOfSeed(SEED, 3).code;

/** Opens a table for friends; the link to pass on. */
export async function openTable(page: Page, wish: Wish = {}): Promise<string> {
  const { players = 2, rounds = 0, visibility = "unlisted", pace = "untimed" } = wish;
  const { hasMap = false } = wish;
  const { opening, waiting } = online;
  await dealKnown(page);
  await page.getByRole("link", { name: online.lobby.open }).click();
  const group = (name: string) => page.getByRole("group", { name, exact: true });
  await group(opening.players).getByText(`${players}`, { exact: true }).click();
  await group(opening.visibility).getByText(online.visibility[visibility]).click();
  await group(opening.pace).getByText(opening.paces[pace]).click();
  if (hasMap) {
    await group(online.sitting.map.legend).getByText(online.sitting.map.chosen).click();
    await page.getByLabel(words.setup.code).fill(KNOWN_MAP);
  }
  if (rounds > 0) {
    await page.getByText(opening.more).click();
    await page.getByLabel(words.setup.roundLimit).selectOption(`${rounds}`);
  }
  await page.getByRole("button", { name: opening.open }).click();
  return page.getByRole("textbox", { name: waiting.link }).inputValue();
}

/** Two friends without a clock. */
export const TWO: TableWish = { ...USUAL, players: 2 };

/** Opens a table, without the form; the link to pass on. */
export async function openAtOnce(page: Page, wish: TableWish, fromRound = 0): Promise<string> {
  const { id } = await postTable(page, wish, fromRound);
  await page.goto(`/table/${id}`);
  return page.getByRole("textbox", { name: online.waiting.link }).inputValue();
}

/** Goes on with a stored game on the server: the person of this page against bots. */
export async function goOnWithBots(page: Page, name: string): Promise<void> {
  const { game, rules, players, options, seed, log } = gameNamed(name);
  const moves = log.flatMap((entry) => (entry.kind === "move" ? [[entry.actor, entry.move]] : []));
  const names = players.map((player) => player.name);
  const record = { format: "sofala-record/1", game, rules, players: names, options, seed, moves };
  const seats = players.map(({ kind, ...player }) =>
    kind === "bot" && "level" in player ? { kind, level: player.level } : { kind: "me" },
  );
  const answer = await page.request.post("/api/tables", { data: { game, seats, record } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { table } = (await answer.json()) as { readonly table: { readonly id: string } };
  await page.goto(`/table/${table.id}`);
  await page.getByRole("button", { name: online.waiting.start }).click();
}

/** Opens a table, seats these people and begins, all without a form; the path of the table. */
export async function beginAtOnce(
  people: Readonly<Record<string, Page>>,
  wish: TableWish,
): Promise<string> {
  for (const [name, page] of Object.entries(people)) await becomeGuest(page, name);
  const [owner, ...others] = Object.values(people);
  if (owner === undefined) throw new Error("nobody is there");
  const { id, invite } = await postTable(owner, wish);
  const table = `/table/${id}`;
  for (const page of others) await joinAtOnce(page, `${table}?invite=${invite}`);
  await startAtOnce(owner, table);
  return table;
}

/** Takes a free seat, without a page; the link is the one that was passed on. */
export async function joinAtOnce({ request }: Page, link: string): Promise<void> {
  const invite = /invite=(?<invite>[^&]+)/u.exec(link)?.groups?.["invite"];
  await post(request, `/api/tables/${tableIn(link)}/join`, { invite });
}

/** Begins the game at a table whose seats are taken, without a page. */
export async function startAtOnce({ request }: Page, link: string): Promise<void> {
  await post(request, `/api/tables/${tableIn(link)}/start`, {});
}

/** The id of the table to which a link leads. */
export const tableIn = (link: string): string => /\/table\/([^/?]+)/u.exec(link)?.[1] ?? "";

async function postTable(
  { request }: Page,
  wish: TableWish,
  fromRound = 0,
): Promise<Pick<TableInfo, "id" | "invite">> {
  const table = newTableOf(wish);
  const data = { ...table, record: knownRecord(table, fromRound) };
  const answer = await post(request, "/api/tables", data);
  return ((await answer.json()) as { readonly table: TableInfo }).table;
}

async function post(request: APIRequestContext, path: string, data: object): Promise<APIResponse> {
  const answer = await request.post(path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer;
}

/** Tables that this page opens go on from a record: every run plays the same deal. */
async function dealKnown(page: Page): Promise<void> {
  await page.route("**/api/tables", async (route) => {
    const request = route.request();
    if (request.method() !== "POST") return route.continue();
    const wish = request.postDataJSON() as ReturnType<typeof newTableOf>;
    return route.continue({ postData: { ...wish, record: knownRecord(wish) } });
  });
}

/** The record of a game that bots have played up to a round; without moves where it is to begin. */
function knownRecord(
  { game, seats, options }: ReturnType<typeof newTableOf>,
  fromRound = 0,
): object {
  const players = seats.map((_, seat) => `${seat}`);
  const known = { format: "sofala-record/1", game, rules: 1, players, options, seed: SEED };
  if (fromRound === 0) return { ...known, moves: [] };
  const rules = zimbabwe.parseOptions(options ?? {});
  if (!rules.ok) throw new Error(rules.error.reason);
  const { log } = staged({
    id: "known",
    seed: SEED,
    players: players.map(person),
    options: rules.value,
    isPlain: true,
    until: (state) => zimbabwe.view(state, "spectator").round === fromRound,
  });
  return {
    ...known,
    moves: log.flatMap((entry) => ("move" in entry ? [[entry.actor, entry.move]] : [])),
  };
}

/** Follows a link and takes a seat, as somebody new. */
export async function follow(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel(online.name.label).fill(name);
  await page.getByRole("button", { name: online.waiting.sitDown }).click();
  await expect(page.getByRole("button", { name: online.waiting.leave })).toBeVisible();
}

export async function start(owner: Page, ...others: readonly Page[]): Promise<void> {
  await owner.getByRole("button", { name: online.waiting.start }).click();
  for (const page of [owner, ...others]) await expect(page.getByRole("grid")).toBeVisible();
}

/** Everybody opens the table of a game that has begun. */
export async function sitAt(table: string, ...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await page.goto(table);
    await expect(page.getByRole("grid")).toBeVisible();
  }
}

/** Chooses from the menu of the table. */
export async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole("button", { name: words.table.menu, exact: true }).click();
  await page.getByRole("button", { name: item, exact: true }).click();
}

/** People at one table, each at a page: what they play is followed by the rules. */
export class Company {
  private readonly drivers: readonly Driver[];
  private readonly adviser = new Adviser();
  state: State;

  private constructor(pages: readonly Page[], state: State) {
    this.state = state;
    this.drivers = pages.map((page) =>
      Driver.seated(page, state, page.viewportSize()?.width === 390 ? BY_TOUCH : BY_MOUSE),
    );
  }

  /** Those who sit at these pages, by seat. */
  static async at(pages: readonly Page[]): Promise<Company> {
    const [page] = pages;
    if (page === undefined) throw new Error("nobody is there");
    return new Company(pages, await stateAt(page));
  }

  get view(): View {
    return zimbabwe.view(this.state, "spectator");
  }

  get isOver(): boolean {
    return zimbabwe.result(this.state) !== undefined;
  }

  /** Lets whoever is to move make one, through the interface; left out, the one that a bot would make. */
  async play(move = this.adviser.next(this.state)): Promise<void> {
    const driver = this.drivers[this.state.active];
    if (driver === undefined) throw new Error("somebody else is to move");
    const { page } = driver;
    // Only one's own turn is spoken.
    await expect(page.locator(".table-header [role=status]").first()).not.toBeEmpty();
    if (this.view.phase !== "setup") await drawUp(page);
    driver.state = this.state;
    await driver.play(move);
    this.state = driver.state;
  }

  /** Takes over what the server has done since. */
  async catchUp(): Promise<void> {
    const [driver] = this.drivers;
    if (driver !== undefined) this.state = await stateAt(driver.page);
  }

  /** The pages show what the rules say. */
  async expectFigures(page: Page): Promise<void> {
    await Driver.seated(page, this.state).expectFigures();
  }
}

/** The state of a table as its server tells it; of the one that is open, unless another one is named. */
export async function stateAt(page: Page, table = page.url()): Promise<State> {
  const answer = await page.request.get(`/api/tables/${tableIn(table)}/snapshot`);
  const { view } = (await answer.json()) as { readonly view: View };
  return zimbabwe.sample(view, seeded("e2e"));
}
