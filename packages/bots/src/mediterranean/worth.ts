import {
  IDEA_TRACKS,
  INDUSTRIES,
  columnOf,
  rowOf,
  type BuildingId,
  type CultureLine,
  type CultureRow,
  type Gain,
  type IdeaTrack,
} from "@sofala/mediterranean";
import { buildingCount, type SeatBoard } from "./seat-board.ts";
import { laterDanger } from "./danger.ts";
import { memoizePerContext, type SeatContext } from "./seat-context.ts";
import { clampedEntry } from "./weights.ts";

/** The value of a board when the turn is over, in final victory points. */
export function worthAtEnd(context: SeatContext, board: SeatBoard): number {
  const { turnsLeft, weights } = context;
  // Ties are broken by culture, then by buildings (R 9.1).
  const ties = board.culture.length * 0.01 + board.buildings.length * 0.001;
  if (turnsLeft === 0) return board.vp + ties;
  const coins = Math.floor(board.money / 2) + productionCoins(context, board) * turnsLeft;
  return (
    board.vp +
    ties +
    coins * clampedEntry(weights.laterCoin, board.industry) +
    clampedEntry(weights.workers, board.cubes.available) +
    trackWorth(context, board, "government", turnsLeft) +
    trackWorth(context, board, "religion", turnsLeft) +
    partialLineWorth(context, board) +
    industryWorth(context, board) +
    improvementWorth(context, board) +
    laterDanger(context, board)
  );
}

/** The gain of turning money into points. */
export function pointsGain(
  { turnsLeft, weights }: SeatContext,
  before: SeatBoard,
  after: SeatBoard,
): number {
  const points = after.vp - before.vp;
  if (turnsLeft === 0) return points;
  const coins = Math.floor(after.money / 2) - Math.floor(before.money / 2);
  return points + coins * clampedEntry(weights.laterCoin, before.industry);
}

/** The coins that the cubes of a board earn in a turn. */
function productionCoins({ weights }: SeatContext, { cubes }: SeatBoard): number {
  const farms =
    cubes["farm.grain"] +
    cubes["farm.wool"] +
    cubes["farm.timber"] +
    cubes["farm.ore"] +
    cubes["farm.salt"];
  return farms * weights.farm + cubes.city * weights.city + cubes.harbor * weights.harbor;
}

/**
 * The value of a marker, of the places it opens and of the buildings, by the number of purchase
 * phases left.
 */
export function trackWorth(
  context: SeatContext,
  board: SeatBoard,
  track: IdeaTrack,
  chances: number,
): number {
  const { edition, weights, turnsLeft } = context;
  const { position } = board[track];
  const standing = buildingCount(context, board, track);
  const free = Math.max(0, (edition.tracks[track].levels[position] ?? 0) - standing);
  const early = Math.min(1, (1 + chances) / 4);
  let worth = chances === 0 ? 0 : clampedEntry(weights.slots, free) * early;
  worth += weights.trackSpace * turnsLeft * position;
  if (standing === 0) return worth;
  const keepChance = 1 - (turnsLeft === 0 ? 0 : clampedEntry(weights.lossRisk, position));
  let buildings = chances === 0 ? 0 : clampedEntry(weights.wonder, standing);
  for (const id of board.buildings)
    if (edition.buildings[id]?.track === track) buildings += abilityWorth(context, board, id);
  return worth + buildings * keepChance;
}

function abilityWorth(context: SeatContext, board: SeatBoard, id: BuildingId): number {
  const { edition, weights, turnsLeft } = context;
  const building = edition.buildings[id];
  if (building === undefined) return 0;
  const { ability, track } = building;
  switch (ability.kind) {
    case "arrows": {
      const room = edition.tracks[track].levels.length - 1 - board[track].position;
      return weights.arrow * Math.min(ability.amount * turnsLeft, room);
    }
    case "bonus":
      return gainWorth(context, board, ability.gain) * turnsLeft;
    case "giveOpponent":
      return weights.gift * turnsLeft;
    case "doubleCulture":
      return doublingWorth(context, board, ability.category);
  }
}

/** A gain that recurs. */
function gainWorth({ weights }: SeatContext, { industry }: SeatBoard, gain: Gain): number {
  const { vp = 0, money = 0, happiness = 0, safety = 0 } = gain;
  return (
    vp +
    money * clampedEntry(weights.laterCoin, industry) +
    happiness * weights.happiness +
    safety * weights.safety
  );
}

/** The expected gain of a row that counts twice. */
function doublingWorth(context: SeatContext, { bonuses }: SeatBoard, row: CultureRow): number {
  const { edition, weights } = context;
  const bonus = bonuses.includes(row) ? 0 : (edition.rowBonus.value[row].vp ?? 0) / 3;
  return (bonus + pointsToCome(context, row)) * weights.culture;
}

/** The value of culture cards of later turns; this turn's display ends with it. */
const pointsToCome = memoizePerContext(({ edition, view }, row: CultureRow): number => {
  let points = 0;
  for (const id in edition.developments) {
    if (view.past.includes(id) || view.developments.includes(id)) continue;
    const { effects } = edition.developments[id] ?? { effects: [] };
    const isOfRow = effects.some(
      (effect) => effect.op === "placeWorker" && effect.cultureCategory === row,
    );
    const gain = effects.find((effect) => effect.op === "gain");
    if (isOfRow && gain?.op === "gain") points += gain.vp ?? 0;
  }
  return points;
});

type Bonuses = { readonly [L in CultureLine]?: Gain };

/** Rows and columns that are begun. */
function partialLineWorth({ edition, weights, turnsLeft }: SeatContext, board: SeatBoard): number {
  if (board.culture.length === 0) return 0;
  const counts = new Map<CultureLine, number>();
  for (const box of board.culture)
    for (const line of [rowOf(box), columnOf(box)]) counts.set(line, (counts.get(line) ?? 0) + 1);
  const rows: Bonuses = edition.rowBonus.value;
  const columns: Bonuses = edition.columnBonus.value;
  let hopes = 0;
  for (const [line, count] of counts) {
    if (count === 3 || board.bonuses.includes(line)) continue;
    hopes += ((rows[line] ?? columns[line])?.vp ?? 0) * clampedEntry(weights.lines, count);
  }
  return turnsLeft === 1 ? hopes * 0.7 : hopes;
}

const INDUSTRY_AREAS = INDUSTRIES.map((industry) => ({
  industry,
  area: `industry.${industry}` as const,
}));

function industryWorth(context: SeatContext, board: SeatBoard): number {
  const { edition, weights, turnsLeft } = context;
  let worth = 0;
  for (const { industry, area } of INDUSTRY_AREAS) {
    if (board.cubes[area] === 0) continue;
    const { dominance, good } = edition.industries[industry];
    const share = weights.dominance * (board.cubes[`farm.${good}`] === 0 ? 0.6 : 1);
    worth += gainWorth(context, board, dominance) * share * turnsLeft;
  }
  return worth;
}

function improvementWorth(
  { edition, weights, turnsLeft }: SeatContext,
  { cubes }: SeatBoard,
): number {
  const room = edition.storage.value[cubes.warehouse] ?? 0;
  return (cubes.bank * weights.bank + Math.sqrt(room) * weights.storage) * turnsLeft;
}

/** How strong a player looks to everybody: whom not to help. */
export function strength(context: SeatContext, board: SeatBoard): number {
  return IDEA_TRACKS.reduce(
    (sum, track) => sum + trackWorth(context, board, track, context.turnsLeft),
    board.vp + productionCoins(context, board) * context.turnsLeft * 0.4 + board.money * 0.3,
  );
}
