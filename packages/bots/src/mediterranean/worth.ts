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
import { standingOn, type Board } from "./seat-board.ts";
import { laterDanger } from "./danger.ts";
import { remembered, type Scene } from "./seat-context.ts";
import { entryOf } from "./weights.ts";

/** What a board is worth when the turn is over, in final victory points. */
export function worthAtEnd(scene: Scene, board: Board): number {
  const { turnsLeft, weights } = scene;
  // The rank of equals goes by culture, then by buildings (R 9.1).
  const ties = board.culture.length * 0.01 + board.buildings.length * 0.001;
  if (turnsLeft === 0) return board.vp + ties;
  const coins = Math.floor(board.money / 2) + production(scene, board) * turnsLeft;
  return (
    board.vp +
    ties +
    coins * entryOf(weights.laterCoin, board.industry) +
    entryOf(weights.workers, board.cubes.available) +
    trackWorth(scene, board, "government", turnsLeft) +
    trackWorth(scene, board, "religion", turnsLeft) +
    lineHopes(scene, board) +
    industryWorth(scene, board) +
    improvements(scene, board) +
    laterDanger(scene, board)
  );
}

/** What is gained by money that becomes points. */
export function pointsGain({ turnsLeft, weights }: Scene, before: Board, after: Board): number {
  const points = after.vp - before.vp;
  if (turnsLeft === 0) return points;
  const coins = Math.floor(after.money / 2) - Math.floor(before.money / 2);
  return points + coins * entryOf(weights.laterCoin, before.industry);
}

/** Coins that the cubes of a board bring in a turn. */
function production({ weights }: Scene, { cubes }: Board): number {
  const farms =
    cubes["farm.grain"] +
    cubes["farm.wool"] +
    cubes["farm.timber"] +
    cubes["farm.ore"] +
    cubes["farm.salt"];
  return farms * weights.farm + cubes.city * weights.city + cubes.harbor * weights.harbor;
}

/** A marker, what it allows and what stands, when purchases can be made so many times. */
export function trackWorth(scene: Scene, board: Board, track: IdeaTrack, chances: number): number {
  const { edition, weights, turnsLeft } = scene;
  const { position } = board[track];
  const standing = standingOn(scene, board, track);
  const free = Math.max(0, (edition.tracks[track].levels[position] ?? 0) - standing);
  const early = Math.min(1, (1 + chances) / 4);
  let worth = chances === 0 ? 0 : entryOf(weights.slots, free) * early;
  worth += weights.step * turnsLeft * position;
  if (standing === 0) return worth;
  const kept = 1 - (turnsLeft === 0 ? 0 : entryOf(weights.ruin, position));
  let buildings = chances === 0 ? 0 : entryOf(weights.wonder, standing);
  for (const id of board.buildings)
    if (edition.buildings[id]?.track === track) buildings += abilityWorth(scene, board, id);
  return worth + buildings * kept;
}

function abilityWorth(scene: Scene, board: Board, id: BuildingId): number {
  const { edition, weights, turnsLeft } = scene;
  const building = edition.buildings[id];
  if (building === undefined) return 0;
  const { ability, track } = building;
  switch (ability.kind) {
    case "arrows": {
      const room = edition.tracks[track].levels.length - 1 - board[track].position;
      return weights.arrow * Math.min(ability.amount * turnsLeft, room);
    }
    case "bonus":
      return gainWorth(scene, board, ability.gain) * turnsLeft;
    case "giveOpponent":
      return weights.gift * turnsLeft;
    case "doubleCulture":
      return doubling(scene, board, ability.category);
  }
}

/** A gain that comes again and again. */
function gainWorth({ weights }: Scene, { industry }: Board, gain: Gain): number {
  const { vp = 0, money = 0, happiness = 0, safety = 0 } = gain;
  return (
    vp +
    money * entryOf(weights.laterCoin, industry) +
    happiness * weights.happiness +
    safety * weights.safety
  );
}

/** What is still to come for a row that counts twice. */
function doubling(scene: Scene, { bonuses }: Board, row: CultureRow): number {
  const { edition, weights } = scene;
  const bonus = bonuses.includes(row) ? 0 : (edition.rowBonus.value[row].vp ?? 0) / 3;
  return (bonus + pointsToCome(scene, row)) * weights.culture;
}

/** Of the culture cards of later turns; the offer of this turn ends with it. */
const pointsToCome = remembered(({ edition, view }, row: CultureRow): number => {
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
function lineHopes({ edition, weights, turnsLeft }: Scene, board: Board): number {
  if (board.culture.length === 0) return 0;
  const counts = new Map<CultureLine, number>();
  for (const box of board.culture)
    for (const line of [rowOf(box), columnOf(box)]) counts.set(line, (counts.get(line) ?? 0) + 1);
  const rows: Bonuses = edition.rowBonus.value;
  const columns: Bonuses = edition.columnBonus.value;
  let hopes = 0;
  for (const [line, count] of counts) {
    if (count === 3 || board.bonuses.includes(line)) continue;
    hopes += ((rows[line] ?? columns[line])?.vp ?? 0) * entryOf(weights.lines, count);
  }
  return turnsLeft === 1 ? hopes * 0.7 : hopes;
}

const WORKSHOPS = INDUSTRIES.map((industry) => ({
  industry,
  area: `industry.${industry}` as const,
}));

function industryWorth(scene: Scene, board: Board): number {
  const { edition, weights, turnsLeft } = scene;
  let worth = 0;
  for (const { industry, area } of WORKSHOPS) {
    if (board.cubes[area] === 0) continue;
    const { dominance, good } = edition.industries[industry];
    const share = weights.dominance * (board.cubes[`farm.${good}`] === 0 ? 0.6 : 1);
    worth += gainWorth(scene, board, dominance) * share * turnsLeft;
  }
  return worth;
}

function improvements({ edition, weights, turnsLeft }: Scene, { cubes }: Board): number {
  const room = edition.storage.value[cubes.warehouse] ?? 0;
  return (cubes.bank * weights.bank + Math.sqrt(room) * weights.storage) * turnsLeft;
}

/** How strong a player looks to all, for whom not to feed. */
export function strength(scene: Scene, board: Board): number {
  return IDEA_TRACKS.reduce(
    (sum, track) => sum + trackWorth(scene, board, track, scene.turnsLeft),
    board.vp + production(scene, board) * scene.turnsLeft * 0.4 + board.money * 0.3,
  );
}
