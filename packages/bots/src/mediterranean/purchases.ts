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
import {
  cubesInPlay,
  withGain,
  withMarkerMoved,
  buildingCount,
  type SeatBoard,
} from "./seat-board.ts";
import type { SeatContext } from "./seat-context.ts";

/** A purchase and the board after it. */
export interface Purchase {
  readonly move: Move;
  readonly board: SeatBoard;
}
type Placement = Extract<DevelopmentEffect, { readonly op: "placeWorker" }>;

/** All purchases except points; equivalent workers are counted once. */
export function* purchases(context: SeatContext, board: SeatBoard): Generator<Purchase> {
  for (const building in context.edition.buildings)
    yield* buildingPurchase(context, board, building);
  for (const card of context.view.developments) {
    if (board.bought.includes(card) || board.forbidden.includes(card)) continue;
    if (priceOf(context, card) > board.money) continue;
    for (const move of developMoves(context, board, card))
      yield { move, board: withDevelopment(context, board, move) };
  }
}

function* buildingPurchase(
  context: SeatContext,
  board: SeatBoard,
  building: BuildingId,
): Generator<Purchase> {
  const data = context.edition.buildings[building];
  if (data === undefined || data.price > board.money) return;
  const { track, idea, price, population } = data;
  const level = context.edition.tracks[track].levels[board[track].position] ?? 0;
  const isOpen = board[track].idea === idea && buildingCount(context, board, track) < level;
  if (!isOpen || board.buildings.includes(building)) return;
  const buildings = [...board.buildings, building];
  const after = { ...board, buildings, money: board.money - price };
  yield { move: { kind: "build", building }, board: withWorkers(context, after, population) };
}

/** Workers from the supply, as many as are left. */
function withWorkers({ edition }: SeatContext, board: SeatBoard, count: number): SeatBoard {
  const left = edition.rules.cubesPerPlayer.value - cubesInPlay(board);
  return withCubes(board, "available", Math.max(0, Math.min(count, left)));
}

const withCubes = (board: SeatBoard, area: keyof SeatBoard["cubes"], by: number): SeatBoard => ({
  ...board,
  cubes: { ...board.cubes, [area]: board.cubes[area] + by },
});

function priceOf({ edition, view }: SeatContext, card: DevelopmentId): number {
  const price = edition.developments[card]?.price ?? 0;
  return typeof price === "number" ? price : (price[view.turn] ?? 0);
}

function* developMoves(
  context: SeatContext,
  board: SeatBoard,
  card: DevelopmentId,
): Generator<DevelopMove> {
  const effects = context.edition.developments[card]?.effects ?? [];
  const move = { kind: "develop", card } as const;
  const placement = effects.find((effect) => effect.op === "placeWorker");
  const choice = effects.find((effect) => effect.op === "trackChoice");
  const transfer = effects.find((effect) => effect.op === "moveWorker");
  if (choice !== undefined) {
    for (let spaces = 1; spaces <= choice.maxSpaces; spaces++)
      for (const way of [1, -1]) yield { ...move, spaces: spaces * way };
  } else if (transfer !== undefined) {
    const { from, to, count } = transfer;
    const room = context.edition.areas[to].capacity - board.cubes[to];
    if (board.cubes[from] >= count && room >= count) yield move;
  } else if (placement === undefined) yield move;
  else
    for (const from of workersFor(context, board, placement))
      for (const place of placesFor(board, placement)) yield { ...move, from, ...place };
}

/** Where the worker of a culture or industry card may go. */
function placesFor(
  { culture, cubes }: SeatBoard,
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
  { edition }: SeatContext,
  { cubes }: SeatBoard,
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

function withDevelopment(context: SeatContext, board: SeatBoard, move: DevelopMove): SeatBoard {
  const { card, from = [] } = move;
  const bought = [...board.bought, card];
  let after: SeatBoard = { ...board, bought, money: board.money - priceOf(context, card) };
  for (const place of from) after = withCubes(after, place, -1);
  for (const effect of context.edition.developments[card]?.effects ?? [])
    after = withEffect(context, after, effect, move);
  return after;
}

function withEffect(
  context: SeatContext,
  board: SeatBoard,
  effect: DevelopmentEffect,
  { from = [], box, industry = "brewing", spaces = 0 }: DevelopMove,
): SeatBoard {
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
        ? withCultureScored(context, board, box, effect.vp ?? 0)
        : withGain(context, board, effect);
    case "industryTrack": {
      const last = context.edition.industryPrices.length - 1;
      return { ...board, industry: Math.min(last, board.industry + effect.delta) };
    }
    case "takeWorkers":
      return withWorkers(context, board, effect.count);
    case "trackChoice":
      return withMarkerMoved(context, withGain(context, board, effect.cost), effect.track, spaces);
    case "vpPerBuilding":
      return withGain(context, board, {
        vp: effect.vp * buildingCount(context, board, effect.track),
      });
  }
}

/** The printed points, then row and column where they are complete (R 8.6). */
function withCultureScored(
  context: SeatContext,
  board: SeatBoard,
  box: CultureBox,
  printed: number,
): SeatBoard {
  const { edition } = context;
  const row = rowOf(box);
  const column = columnOf(box);
  const isDoubled = board.buildings.some((id) => {
    const ability = edition.buildings[id]?.ability;
    return ability?.kind === "doubleCulture" && ability.category === row;
  });
  const factor = isDoubled ? 2 : 1;
  const rowBonus = edition.rowBonus.value[row];
  const scored = withGain(context, board, { vp: printed * factor });
  const withRow = withLineBonus(context, scored, row, {
    ...rowBonus,
    vp: (rowBonus.vp ?? 0) * factor,
  });
  return withLineBonus(context, withRow, column, edition.columnBonus.value[column]);
}

function withLineBonus(
  context: SeatContext,
  board: SeatBoard,
  line: CultureLine,
  bonus: Gain,
): SeatBoard {
  const boxes = board.culture.filter((box) => rowOf(box) === line || columnOf(box) === line);
  if (boxes.length < 3 || board.bonuses.includes(line)) return board;
  return withGain(context, { ...board, bonuses: [...board.bonuses, line] }, bonus);
}

/** As many points as the money buys. */
export function buyPoints({ edition }: SeatContext, board: SeatBoard): Purchase | undefined {
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
