import type { Page } from "@playwright/test";
import { seeded } from "@sofala/engine";
import type { NewTable } from "@sofala/protocol";
import { mapOfSeed, zimbabwe, type State, type View } from "@sofala/zimbabwe";
import { Adviser } from "./advice.ts";
import { BY_TOUCH } from "./by-touch.ts";
import { Driver } from "./driver.ts";
import { BY_MOUSE } from "./manner.ts";
import { expect, online } from "./online-test.ts";
import { drawUp, words } from "./screen.ts";

/** Comes to the lobby for the first time. */
export async function enter(page: Page, name: string): Promise<void> {
  await page.goto("/");
  await page.getByRole("link", { name: words.home.friends }).click();
  await page.getByLabel(online.name.label).fill(name);
  await page.getByRole("button", { name: online.name.go }).click();
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
export const KNOWN_MAP = mapOfSeed("friends", 3).code;

/** Opens a table for friends; the link to pass on. */
export async function openTable(
  page: Page,
  { players = 2, rounds = 0, visibility = "unlisted", pace = "untimed", hasMap = false }: Wish = {},
): Promise<string> {
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

/** Tables that this page opens go on from a record without moves: every run plays the same deal. */
export async function dealKnown(page: Page): Promise<void> {
  await page.route("**/api/tables", async (route) => {
    const request = route.request();
    if (request.method() !== "POST") return route.continue();
    const wish = request.postDataJSON() as NewTable;
    const record = {
      format: "sofala-record/1",
      game: wish.game,
      rules: 1,
      players: wish.seats.map((_, seat) => `${seat}`),
      options: wish.options,
      seed: "friends",
      moves: [],
    };
    return route.continue({ postData: { ...wish, record } });
  });
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
    return new Company(pages, await standingAt(page));
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
    if (driver !== undefined) this.state = await standingAt(driver.page);
  }

  /** The pages show what the rules say. */
  async expectFigures(page: Page): Promise<void> {
    await Driver.seated(page, this.state).expectFigures();
  }
}

/** The state of a table as its server tells it. */
async function standingAt(page: Page): Promise<State> {
  const [, id = ""] = /\/table\/([^/?]+)/u.exec(page.url()) ?? [];
  const answer = await page.request.get(`/api/tables/${id}/standing`);
  const { view } = (await answer.json()) as { readonly view: View };
  return zimbabwe.sample(view, seeded("e2e"));
}
