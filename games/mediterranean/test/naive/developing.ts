/** Buying a development. */
import { buildingOf } from "./buildings.ts";
import { AREAS, BOXES, COLUMN_BONUS, COLUMNS, ROW_BONUS, ROWS } from "./data.ts";
import type { Area, Row } from "./data.ts";
import { DEVELOPMENTS } from "./events.ts";
import type { Development } from "./events.ts";
import { isComplete } from "./position.ts";
import { playerAt } from "./state.ts";
import type { DevelopMove, NaiveState, Player, Refusal } from "./state.ts";
import { gain, gainCubes, moveTrack } from "./tracks.ts";

function priceNow(card: Development, turn: number): number {
  if (typeof card.price === "number") return card.price;
  return turn <= 4 ? card.price[0] : card.price[1];
}

export function develop(state: NaiveState, seat: number, move: DevelopMove): Refusal {
  const player = playerAt(state, seat);
  const card = DEVELOPMENTS.find((one) => one.id === move.card);
  if (card === undefined) return "develop/not-offered";
  if (state.developments[state.turn - 1]?.includes(card.id) !== true) return "develop/not-offered";
  if (player.bought.includes(card.id)) return "develop/bought";
  if (player.forbidden.includes(card.id)) return "develop/forbidden";
  const price = priceNow(card, state.turn);
  if (player.money < price) return "money/short";
  const badFields = checkFields(card, move);
  if (badFields !== undefined) return badFields;
  const stuck = placeWorkers(player, card, move) ?? sail(player, card);
  if (stuck !== undefined) return stuck;

  player.money -= price;
  player.bought.push(card.id);
  if (card.gain !== undefined) gain(state, seat, card.gain);
  gainCubes(player, card.workers ?? 0);
  if (card.wonder !== undefined) {
    const counted = player.buildings.filter((id) => buildingOf(id)?.track === card.wonder);
    player.vp += 3 * counted.length;
  }
  if (card.choice !== undefined) {
    gain(state, seat, card.choice.cost);
    moveTrack(state, seat, card.choice.track, move.spaces ?? 0);
  }
  if (move.box !== undefined) scoreBox(state, seat, move.box, card.cultureVp ?? 0);
  return undefined;
}

/** The fields that the card asks for, and no others. */
function checkFields(card: Development, move: DevelopMove): Refusal {
  if (card.place === undefined && move.from !== undefined) return "develop/not-asked";
  if (card.place?.to !== "culture" && move.box !== undefined) return "develop/not-asked";
  if (card.place?.to !== "industry" && move.industry !== undefined) return "develop/not-asked";
  if (card.choice === undefined && move.spaces !== undefined) return "develop/not-asked";
  if (card.place?.to === "culture" && move.box === undefined) return "develop/box-needed";
  if (card.place?.to === "industry" && move.industry === undefined) {
    return "develop/industry-needed";
  }
  if (card.choice !== undefined) {
    if (move.spaces === undefined) return "develop/spaces-needed";
    if (![-2, -1, 1, 2].includes(move.spaces)) return "develop/wrong-spaces";
  }
  return undefined;
}

function placeWorkers(player: Player, card: Development, move: DevelopMove): Refusal {
  const { place } = card;
  if (place === undefined) return undefined;
  const { to } = place;
  if (to === "culture") {
    const box = move.box ?? "";
    const row = box.split(".")[0];
    if (!BOXES.includes(box) || (card.row !== "any" && row !== card.row))
      return "develop/wrong-box";
    if (player.culture.includes(box)) return "develop/box-taken";
    return takeWorkers(player, card, move.from, 1, () => player.culture.push(box));
  }
  const area = to === "industry" ? `industry.${move.industry ?? ""}` : to;
  if (!isArea(area) || area === "industry.base") return "develop/industry-needed";
  const room = AREAS[area].capacity - player.cubes[area];
  if (room <= 0) return to === "industry" ? "develop/industry-taken" : "develop/no-room";
  const refusal = takeWorkers(player, card, move.from, room, () => (player.cubes[area] += 1));
  if (refusal === undefined && to === "industry")
    player.industry = Math.min(3, player.industry + 1);
  return refusal;
}

const isArea = (name: string): name is Area => Object.hasOwn(AREAS, name);

/** Takes each worker from where the move says and puts it down. */
function takeWorkers(
  player: Player,
  card: Development,
  from: string[] | undefined,
  room: number,
  putDown: () => void,
): Refusal {
  const { count = 0, upTo = false, farmOnly = false } = card.place ?? {};
  const idle = Math.min(count, room, player.cubes.available);
  const sources = from ?? Array.from({ length: idle }, () => "available");
  if (sources.length === 0) return "develop/no-worker";
  if (sources.length > count || (!upTo && sources.length < count)) return "develop/wrong-source";
  if (sources.length > room) return "develop/no-room";
  for (const source of sources) {
    const isFarm = source.startsWith("farm.");
    const allowed = isFarm ? card.age !== "iron" : source === "available" && !farmOnly;
    if (!allowed || !isArea(source)) return "develop/wrong-source";
    if (player.cubes[source] === 0) return "develop/no-worker";
    player.cubes[source] -= 1;
    putDown();
  }
  return undefined;
}

/** Merchant Fleet. */
function sail(player: Player, card: Development): Refusal {
  if (card.fleet !== true) return undefined;
  if (player.cubes.city === 0) return "develop/no-city";
  if (player.cubes.harbor >= AREAS.harbor.capacity) return "develop/no-room";
  player.cubes.city -= 1;
  player.cubes.harbor += 1;
  return undefined;
}

const doubles = (player: Player, row: Row) =>
  player.buildings.some((id) => {
    const ability = buildingOf(id)?.ability;
    return ability?.kind === "double" && ability.row === row;
  });

/** Printed points, then the row's bonus, then the column's. */
function scoreBox(state: NaiveState, seat: number, box: string, printed: number) {
  const player = playerAt(state, seat);
  const row = ROWS.find((one) => box.startsWith(`${one}.`));
  const column = COLUMNS.find((one) => box.endsWith(`.${one}`));
  if (row === undefined || column === undefined) return;
  const times = doubles(player, row) ? 2 : 1;
  player.vp += times * printed;
  if (isComplete(player.culture, row) && !player.bonuses.includes(row)) {
    player.bonuses.push(row);
    player.vp += times * ROW_BONUS;
  }
  if (isComplete(player.culture, column) && !player.bonuses.includes(column)) {
    player.bonuses.push(column);
    gain(state, seat, COLUMN_BONUS[column]);
  }
}
