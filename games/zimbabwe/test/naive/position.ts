import { deepCopy } from "@sofala/engine/testing/copy";
import { GOD_NAMES, RESOURCE_TILES, START_CATTLE, TILES, WATER_TILES } from "./data.ts";
import type { Craft, God, Resource, Specialist } from "./data.ts";
import { beginGifts } from "./gifts.ts";
import { allCells } from "./map.ts";
import { everybodyStarted } from "./round.ts";
import { active } from "./state.ts";
import type { Cell, Monument, NaiveState, Options, Player, Seat, Technology } from "./state.ts";
import { beginTurn } from "./turn.ts";

/** A position of the notation; what is optional has a value at the start of a game. */
interface Position {
  readonly board?: readonly string[];
  readonly map?: readonly string[];
  readonly phase: NaiveState["phase"];
  readonly round?: number;
  readonly turnOrder?: readonly Seat[];
  readonly active?: Seat | null;
  readonly vrStack?: readonly Seat[];
  readonly seats: readonly PositionSeat[];
  readonly monuments?: readonly Monument[];
  readonly craftsmen?: readonly { craftsman: Craft; at: Cell; seat: Seat; vertical?: boolean }[];
  readonly used?: Readonly<Record<Cell, number>>;
  readonly gods?: readonly God[];
  readonly supply?: {
    readonly resources?: Partial<Record<Resource, number>>;
    readonly water?: number;
  };
  readonly options?: Options;
}

interface PositionSeat {
  readonly empire: string;
  readonly cattle?: number;
  readonly god?: God;
  readonly godCattle?: number;
  readonly specialists?: Partial<Record<Specialist, number>>;
  readonly technologies?: Partial<Record<Craft, Technology>>;
}

export function fromPosition(input: unknown): NaiveState {
  const position = deepCopy(input) as Position;
  const seats = [...position.seats.keys()];
  const adored = position.seats.map((seat) => seat.god);
  const board = position.board ?? boardOf(position.map ?? []);
  const width = Math.max(0, ...board.map((line) => line.length));
  const state: NaiveState = {
    board: board.map((line) => line.padEnd(width)),
    options: position.options ?? {},
    phase: position.phase,
    round: position.round ?? 1,
    turnOrder: [...(position.turnOrder ?? seats)],
    vrStack: [...(position.vrStack ?? seats)],
    players: position.seats.map(playerOf),
    monuments: (position.monuments ?? []).map(({ at, seat, level }) => ({ at, seat, level })),
    craftsmen: (position.craftsmen ?? []).map(({ craftsman, at, seat, vertical }) => ({
      craftsman,
      at,
      seat,
      vertical: vertical ?? false,
    })),
    used: { ...position.used },
    gods: [...(position.gods ?? GOD_NAMES.filter((god) => !adored.includes(god)))],
    supply: {
      resources: { ...RESOURCE_TILES, ...position.supply?.resources },
      water: position.supply?.water ?? WATER_TILES,
    },
  };
  if (state.phase === "gifts" || (state.phase === "setup" && everybodyStarted(state)))
    beginGifts(state);
  if (state.phase === "culture" && state.turn === undefined) {
    beginTurn(state, position.active ?? state.turnOrder[0] ?? 0);
  }
  return state;
}

function playerOf(seat: PositionSeat): Player {
  return {
    empire: seat.empire,
    cattle: seat.cattle ?? START_CATTLE,
    ...(seat.god === undefined ? {} : { god: seat.god }),
    godCattle: seat.godCattle ?? 0,
    specialists: { ...seat.specialists },
    technologies: { ...seat.technologies },
  };
}

/** R 2.1, R 2.2: the board of a map given as rows of tile slots. */
function boardOf(map: readonly string[]): string[] {
  return map.flatMap((slots) => {
    const tiles = slots.trim().split(/\s+/).map(turnedTile);
    return [0, 1, 2, 3, 4, 5].map((row) => tiles.map((tile) => tile[row] ?? "").join(""));
  });
}

function turnedTile(slot: string): readonly string[] {
  let tile = TILES[slot.charAt(0)] ?? Array.from({ length: 6 }, () => " ".repeat(6));
  for (let turns = Number(slot.charAt(1)) || 0; turns > 0; turns--) tile = quarterTurn(tile);
  return tile;
}

const quarterTurn = (tile: readonly string[]): string[] =>
  [0, 1, 2, 3, 4, 5].map((row) =>
    [0, 1, 2, 3, 4, 5].map((column) => tile[5 - column]?.[row] ?? " ").join(""),
  );

/** The position of the notation, where one stands: not among gifts and not within a turn. */
export function toPosition(state: NaiveState): object | undefined {
  if (state.gifts?.decided === true) return undefined;
  if (state.turn !== undefined && state.turn.history.length > 0) return undefined;

  const order = allCells(state.board);
  const byCell = (one: { at: Cell }, other: { at: Cell }) =>
    order.indexOf(one.at) - order.indexOf(other.at);
  return deepCopy({
    format: "sofala-position/1",
    game: "zimbabwe",
    board: state.board,
    phase: state.phase,
    round: state.round,
    turnOrder: state.turnOrder,
    active: active(state) ?? null,
    vrStack: state.vrStack,
    seats: state.players.map(seatOf),
    monuments: state.monuments.toSorted(byCell),
    craftsmen: state.craftsmen.toSorted(byCell).map(({ craftsman, at, seat, vertical }) => ({
      craftsman,
      at,
      seat,
      ...(vertical ? { vertical } : {}),
    })),
    used: state.used,
    gods: state.gods,
    supply: state.supply,
    options: state.options,
  });
}

function seatOf(player: Player): object {
  const { empire, cattle, god, godCattle, specialists, technologies } = player;
  return {
    empire,
    cattle,
    ...(god === undefined ? {} : { god, godCattle }),
    ...(Object.keys(specialists).length === 0 ? {} : { specialists }),
    ...(Object.keys(technologies).length === 0 ? {} : { technologies }),
  };
}
