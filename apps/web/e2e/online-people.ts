import type { APIRequestContext, APIResponse, Page } from "@playwright/test";
import { seeded } from "@sofala/engine";
import type { TableInfo } from "@sofala/protocol";
import { mapOfSeed, zimbabwe, type State, type View } from "@sofala/zimbabwe";
import type { NewTableRequest } from "../src/online/api-client.ts";
import { MoveAdviser } from "./move-adviser.ts";
import { TOUCH_INPUT } from "./touch-input.ts";
import { ZimbabweDriver } from "./zimbabwe-driver.ts";
import { MOUSE_INPUT } from "./input-method.ts";
import { expect, onlineText } from "./online-test.ts";
import { raiseSheet, appText } from "./screen.ts";
import { person, stagedGame } from "./staged-game.ts";
import { sampleGame } from "./sample-games.ts";

/** The seed of all games at these tables. */
const SEED = "friends";

/** Creates a guest by the API. */
export async function createGuest({ request }: Page, name: string): Promise<void> {
  await post(request, "/api/guests", { name });
}

/** Opens the lobby as a guest. */
export async function openLobby(page: Page, name: string): Promise<void> {
  await createGuest(page, name);
  await page.goto("/online");
  await expect(page.getByRole("link", { name: onlineText.lobby.openTable })).toBeVisible();
}

interface FormOptions {
  readonly players?: number;
  readonly rounds?: number;
  readonly visibility?: keyof typeof onlineText.visibility;
  readonly pace?: keyof typeof onlineText.newTable.paces;
  /** With a map that is shown in advance. */
  readonly hasMap?: boolean;
}

/** A map for three. */
export const KNOWN_MAP = mapOfSeed(SEED, 3).code;

/** Creates a table for friends by the form; returns the invitation link. */
export async function createTableByForm(page: Page, form: FormOptions = {}): Promise<string> {
  const { players = 2, rounds = 0, visibility = "unlisted", pace = "untimed" } = form;
  const { hasMap = false } = form;
  const { newTable, waitingRoom } = onlineText;
  await dealKnown(page);
  await page.getByRole("link", { name: onlineText.lobby.openTable }).click();
  const group = (name: string) => page.getByRole("group", { name, exact: true });
  await group(newTable.players).getByText(`${players}`, { exact: true }).click();
  await group(newTable.visibility).getByText(onlineText.visibility[visibility]).click();
  await group(newTable.pace).getByText(newTable.paces[pace]).click();
  if (hasMap) {
    await group(appText.online.map.legend).getByText(appText.online.map.chosenMap).click();
    await page.getByLabel(appText.options.code).fill(KNOWN_MAP);
  }
  if (rounds > 0) {
    await page.getByText(newTable.ruleOptions).click();
    await page.getByLabel(appText.options.roundLimit).selectOption(`${rounds}`);
  }
  await page.getByRole("button", { name: newTable.submit }).click();
  return page.getByRole("textbox", { name: waitingRoom.link }).inputValue();
}

/** Two friends without a clock. */
export const TWO_FRIENDS: NewTableRequest = {
  game: "zimbabwe",
  seats: [{ kind: "me" }, { kind: "reserved" }],
  options: {},
  visibility: "unlisted",
  pace: { kind: "untimed" },
  onTimeout: "bot",
  delay: 0,
};

/** The pace of a correspondence game, and what stops its clock. */
export const BY_MAIL = {
  pace: { kind: "correspondence", days: 2 },
  rest: { weekly: true, days: 14 },
} as const satisfies Partial<NewTableRequest>;

/** Creates a table by the API; returns the invitation link. */
export async function createTable(
  page: Page,
  table: NewTableRequest,
  fromRound = 0,
): Promise<string> {
  const { id } = await postTable(page, table, fromRound);
  await page.goto(`/table/${id}`);
  return page.getByRole("textbox", { name: onlineText.waitingRoom.link }).inputValue();
}

/** Continues a stored game on the server: the person of this page against bots. */
export async function continueWithBots(
  page: Page,
  name: string,
  settings: Partial<NewTableRequest> = {},
): Promise<void> {
  const { game, rules, players, options, seed, log } = sampleGame(name);
  const moves = log.flatMap((entry) => (entry.kind === "move" ? [[entry.actor, entry.move]] : []));
  const names = players.map((player) => player.name);
  const record = { format: "sofala-record/1", game, rules, players: names, options, seed, moves };
  const seats = players.map(({ kind, ...player }) =>
    kind === "bot" && "level" in player ? { kind, level: player.level } : { kind: "me" },
  );
  const response = await page.request.post("/api/tables", {
    data: { ...settings, game, seats, record },
  });
  expect(response.ok(), await response.text()).toBe(true);
  const { table } = (await response.json()) as { readonly table: { readonly id: string } };
  await page.goto(`/table/${table.id}`);
  await page.getByRole("button", { name: onlineText.waitingRoom.start }).click();
}

/** Creates a table with these people and starts it, all by the API; returns the path of the table. */
export async function startTable(
  people: Readonly<Record<string, Page>>,
  request: NewTableRequest,
): Promise<string> {
  for (const [name, page] of Object.entries(people)) await createGuest(page, name);
  const [owner, ...others] = Object.values(people);
  if (owner === undefined) throw new Error("nobody is there");
  const { id, invite } = await postTable(owner, request);
  const table = `/table/${id}`;
  for (const page of others) await joinTable(page, `${table}?invite=${invite}`);
  await startGame(owner, table);
  return table;
}

/** Joins a table by the API, with an invitation link. */
export async function joinTable({ request }: Page, link: string): Promise<void> {
  const invite = /invite=(?<invite>[^&]+)/u.exec(link)?.groups?.["invite"];
  await post(request, `/api/tables/${tableIdOf(link)}/join`, { invite });
}

/** Starts a full table by the API. */
export async function startGame({ request }: Page, link: string): Promise<void> {
  await post(request, `/api/tables/${tableIdOf(link)}/start`, {});
}

/** The id of the table of a link. */
export const tableIdOf = (link: string): string => /\/table\/([^/?]+)/u.exec(link)?.[1] ?? "";

async function postTable(
  { request }: Page,
  table: NewTableRequest,
  fromRound = 0,
): Promise<Pick<TableInfo, "id" | "invite">> {
  const data = { ...table, record: knownRecord(table, fromRound) };
  const response = await post(request, "/api/tables", data);
  return ((await response.json()) as { readonly table: TableInfo }).table;
}

async function post(request: APIRequestContext, path: string, data: object): Promise<APIResponse> {
  const response = await request.post(path, { data });
  expect(response.ok(), await response.text()).toBe(true);
  return response;
}

/** Tables that this page creates start from a record, so that every run has the same game. */
async function dealKnown(page: Page): Promise<void> {
  await page.route("**/api/tables", async (route) => {
    const request = route.request();
    if (request.method() !== "POST") return route.continue();
    const form = request.postDataJSON() as NewTableRequest;
    return route.continue({ postData: { ...form, record: knownRecord(form) } });
  });
}

/** The record of a game that bots have played up to a round; without moves for round 0. */
function knownRecord({ game, seats, options }: NewTableRequest, fromRound = 0): object {
  const players = seats.map((_, seat) => `${seat}`);
  const known = { format: "sofala-record/1", game, rules: 1, players, options, seed: SEED };
  if (fromRound === 0) return { ...known, moves: [] };
  const rules = zimbabwe.parseOptions(options ?? {});
  if (!rules.ok) throw new Error(rules.error.reason);
  const { log } = stagedGame({
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

/** Opens a link and takes a seat, as a new guest. */
export async function joinByLink(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel(onlineText.nickname.label).fill(name);
  await page.getByRole("button", { name: onlineText.waitingRoom.takeAnySeat }).click();
  await expect(page.getByRole("button", { name: onlineText.waitingRoom.leave })).toBeVisible();
}

export async function startByButton(owner: Page, ...others: readonly Page[]): Promise<void> {
  await owner.getByRole("button", { name: onlineText.waitingRoom.start }).click();
  for (const page of [owner, ...others]) await expect(page.getByRole("grid")).toBeVisible();
}

/** Opens a running table on all pages. */
export async function openStartedTable(table: string, ...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await page.goto(table);
    await expect(page.getByRole("grid")).toBeVisible();
  }
}

/** Selects an item of the table's menu. */
export async function chooseFromMenu(page: Page, item: string): Promise<void> {
  await page.getByRole("button", { name: appText.table.menu, exact: true }).click();
  await page.getByRole("button", { name: item, exact: true }).click();
}

/** People at one table, each at a page; a state follows their moves by the rules. */
export class PagesAtTable {
  private readonly drivers: readonly ZimbabweDriver[];
  private readonly adviser = new MoveAdviser();
  state: State;

  private constructor(pages: readonly Page[], state: State) {
    this.state = state;
    this.drivers = pages.map((page) =>
      ZimbabweDriver.seated(
        page,
        state,
        page.viewportSize()?.width === 390 ? TOUCH_INPUT : MOUSE_INPUT,
      ),
    );
  }

  /** The players of these pages, by seat. */
  static async at(pages: readonly Page[]): Promise<PagesAtTable> {
    const [page] = pages;
    if (page === undefined) throw new Error("nobody is there");
    return new PagesAtTable(pages, await serverState(page));
  }

  get view(): View {
    return zimbabwe.view(this.state, "spectator");
  }

  get isOver(): boolean {
    return zimbabwe.result(this.state) !== undefined;
  }

  /** Makes a move through the page of the seat to move; by default a bot's move. */
  async play(move = this.adviser.next(this.state)): Promise<void> {
    const driver = this.drivers[this.state.active];
    if (driver === undefined) throw new Error("somebody else is to move");
    const { page } = driver;
    // Only one's own turn is announced.
    await expect(page.locator(".table-header [role=status]").first()).not.toBeEmpty();
    if (this.view.phase !== "setup") await raiseSheet(page);
    driver.state = this.state;
    await driver.play(move);
    this.state = driver.state;
  }

  /** Takes over the state of the server. */
  async catchUp(): Promise<void> {
    const [driver] = this.drivers;
    if (driver !== undefined) this.state = await serverState(driver.page);
  }

  /** The pages show what the rules say. */
  async expectFigures(page: Page): Promise<void> {
    await ZimbabweDriver.seated(page, this.state).expectFigures();
  }
}

/** The state of a table on the server; by default of the open one. */
export async function serverState(page: Page, table = page.url()): Promise<State> {
  const response = await page.request.get(`/api/tables/${tableIdOf(table)}/snapshot`);
  const { view } = (await response.json()) as { readonly view: View };
  return zimbabwe.sample(view, seeded("e2e"));
}
