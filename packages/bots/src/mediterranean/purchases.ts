import {
  BOXES,
  FARMS,
  INDUSTRIES,
  columnOf,
  rowOf,
  type BuildingId,
  type CultureBox,
  type CultureLine,
  type DevelopmentEffect,
  type DevelopmentId,
  type DevelopMove,
  type Gain,
  type Move,
  type WorkerPlace,
} from "@sofala/mediterranean";
import { cubesInPlay, gained, pushed, standingOn, type Board } from "./seat-board.ts";
import type { Scene } from "./seat-context.ts";

/** A purchase and the board after it. */
export interface Purchase {
  readonly move: Move;
  readonly board: Board;
}
type Placement = Extract<DevelopmentEffect, { readonly op: "placeWorker" }>;

/** What can be bought, apart from points; workers that are alike are not told apart. */
export function* purchases(scene: Scene, board: Board): Generator<Purchase> {
  for (const building in scene.edition.buildings) yield* buildingOf(scene, board, building);
  for (const card of scene.view.developments) {
    if (board.bought.includes(card) || board.forbidden.includes(card)) continue;
    if (priceOf(scene, card) > board.money) continue;
    for (const move of developMoves(scene, board, card))
      yield { move, board: developed(scene, board, move) };
  }
}

function* buildingOf(scene: Scene, board: Board, building: BuildingId): Generator<Purchase> {
  const data = scene.edition.buildings[building];
  if (data === undefined || data.price > board.money) return;
  const { track, idea, price, population } = data;
  const level = scene.edition.tracks[track].levels[board[track].position] ?? 0;
  const isOpen = board[track].idea === idea && standingOn(scene, board, track) < level;
  if (!isOpen || board.buildings.includes(building)) return;
  const buildings = [...board.buildings, building];
  const after = { ...board, buildings, money: board.money - price };
  yield { move: { kind: "build", building }, board: manned(scene, after, population) };
}

/** Workers from the supply, as many as are left. */
function manned({ edition }: Scene, board: Board, count: number): Board {
  const left = edition.rules.cubesPerPlayer.value - cubesInPlay(board);
  return withCubes(board, "available", Math.max(0, Math.min(count, left)));
}

const withCubes = (board: Board, area: keyof Board["cubes"], by: number): Board => ({
  ...board,
  cubes: { ...board.cubes, [area]: board.cubes[area] + by },
});

function priceOf({ edition, view }: Scene, card: DevelopmentId): number {
  const price = edition.developments[card]?.price ?? 0;
  return typeof price === "number" ? price : (price[view.turn] ?? 0);
}

function* developMoves(scene: Scene, board: Board, card: DevelopmentId): Generator<DevelopMove> {
  const effects = scene.edition.developments[card]?.effects ?? [];
  const move = { kind: "develop", card } as const;
  const placement = effects.find((effect) => effect.op === "placeWorker");
  const choice = effects.find((effect) => effect.op === "trackChoice");
  const transfer = effects.find((effect) => effect.op === "moveWorker");
  if (choice !== undefined) {
    for (let spaces = 1; spaces <= choice.maxSpaces; spaces++)
      for (const way of [1, -1]) yield { ...move, spaces: spaces * way };
  } else if (transfer !== undefined) {
    const { from, to, count } = transfer;
    const room = scene.edition.areas[to].capacity - board.cubes[to];
    if (board.cubes[from] >= count && room >= count) yield move;
  } else if (placement === undefined) yield move;
  else
    for (const from of workersFor(scene, board, placement))
      for (const place of placesFor(board, placement)) yield { ...move, from, ...place };
}

/** Where the worker of a culture or industry card may go. */
function placesFor(
  { culture, cubes }: Board,
  { to, cultureCategory = "any" }: Placement,
): readonly Pick<DevelopMove, "box" | "industry">[] {
  if (to === "industry")
    return INDUSTRIES.filter((each) => cubes[`industry.${each}`] === 0).map((industry) => ({
      industry,
    }));
  if (to !== "culture") return [{}];
  return BOXES.filter(
    (box) =>
      !culture.includes(box) && (cultureCategory === "any" || rowOf(box) === cultureCategory),
  ).map((box) => ({ box }));
}

/** Available workers first, or farmers first. */
function workersFor(
  { edition }: Scene,
  { cubes }: Board,
  { to, from, count, upTo = false }: Placement,
): readonly (readonly WorkerPlace[])[] {
  const room = to === "industry" || to === "culture" ? 1 : edition.areas[to].capacity - cubes[to];
  const available = from.includes("available")
    ? Array.from({ length: cubes.available }, () => "available" as const)
    : [];
  const farmers = from.includes("farm") ? FARMS.filter((farm) => cubes[farm] > 0) : [];
  const choices = new Map<string, readonly WorkerPlace[]>();
  for (let workers = upTo ? 1 : count; workers <= Math.min(count, room); workers++) {
    for (const order of [
      [...available, ...farmers],
      [...farmers, ...available],
    ]) {
      const chosen: readonly WorkerPlace[] = order.slice(0, workers);
      if (chosen.length === workers) choices.set(chosen.join(), chosen);
    }
  }
  return [...choices.values()];
}

function developed(scene: Scene, board: Board, move: DevelopMove): Board {
  const { card, from = [] } = move;
  const bought = [...board.bought, card];
  let after: Board = { ...board, bought, money: board.money - priceOf(scene, card) };
  for (const place of from) after = withCubes(after, place, -1);
  for (const effect of scene.edition.developments[card]?.effects ?? [])
    after = affected(scene, after, effect, move);
  return after;
}

function affected(
  scene: Scene,
  board: Board,
  effect: DevelopmentEffect,
  { from = [], box, industry = "brewing", spaces = 0 }: DevelopMove,
): Board {
  switch (effect.op) {
    case "placeWorker":
      if (effect.to === "culture")
        return box === undefined ? board : { ...board, culture: [...board.culture, box] };
      return withCubes(
        board,
        effect.to === "industry" ? `industry.${industry}` : effect.to,
        from.length,
      );
    case "moveWorker":
      return withCubes(withCubes(board, effect.from, -effect.count), effect.to, effect.count);
    case "gain":
      return effect.tag === "culture" && box !== undefined
        ? cultured(scene, board, box, effect.vp ?? 0)
        : gained(scene, board, effect);
    case "industryTrack": {
      const last = scene.edition.industryPrices.length - 1;
      return { ...board, industry: Math.min(last, board.industry + effect.delta) };
    }
    case "takeWorkers":
      return manned(scene, board, effect.count);
    case "trackChoice":
      return pushed(scene, gained(scene, board, effect.cost), effect.track, spaces);
    case "vpPerBuilding":
      return gained(scene, board, { vp: effect.vp * standingOn(scene, board, effect.track) });
  }
}

/** The printed points, then row and column where they are complete (R 8.6). */
function cultured(scene: Scene, board: Board, box: CultureBox, printed: number): Board {
  const { edition } = scene;
  const row = rowOf(box);
  const column = columnOf(box);
  const isDoubled = board.buildings.some((id) => {
    const ability = edition.buildings[id]?.ability;
    return ability?.kind === "doubleCulture" && ability.category === row;
  });
  const factor = isDoubled ? 2 : 1;
  const rowBonus = edition.rowBonus.value[row];
  const scored = gained(scene, board, { vp: printed * factor });
  const withRow = lined(scene, scored, row, { ...rowBonus, vp: (rowBonus.vp ?? 0) * factor });
  return lined(scene, withRow, column, edition.columnBonus.value[column]);
}

function lined(scene: Scene, board: Board, line: CultureLine, bonus: Gain): Board {
  const boxes = board.culture.filter((box) => rowOf(box) === line || columnOf(box) === line);
  if (boxes.length < 3 || board.bonuses.includes(line)) return board;
  return gained(scene, { ...board, bonuses: [...board.bonuses, line] }, bonus);
}

/** All the points that the money buys. */
export function pointsBought({ edition }: Scene, board: Board): Purchase | undefined {
  const price = edition.industryPrices[board.industry];
  const hasIndustry =
    board.cubes["industry.base"] > 0 ||
    INDUSTRIES.some((industry) => board.cubes[`industry.${industry}`] > 0);
  if (price === undefined || !hasIndustry) return undefined;
  const { pricePerVp, bulk = { vp: 1, price: pricePerVp } } = price;
  const bulks = Math.floor(board.money / bulk.price);
  const rest = board.money - bulks * bulk.price;
  const single = bulk.vp > 1 && rest >= pricePerVp ? 1 : 0;
  const vp = bulks * bulk.vp + single;
  if (vp === 0) return undefined;
  const money = rest - single * pricePerVp;
  return { move: { kind: "buy-vp", vp }, board: { ...board, money, vp: board.vp + vp } };
}
