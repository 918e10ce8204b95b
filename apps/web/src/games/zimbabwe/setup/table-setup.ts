import { seeded, shuffled, type GameRecord } from "@sofala/engine";
import { EMPIRES, mapOfSeed, readMapCode, zimbabwe } from "@sofala/zimbabwe";
import type { Empire, GameMap, God, Options, Zimbabwe } from "@sofala/zimbabwe";
import { capital } from "../../../text/capitalize.ts";
import type { NewGame } from "../../../store/create-stored-game.ts";
import { playerOf, type Sitter } from "../../../store/seat-player.ts";
import type { Player } from "../../../store/stored-game.ts";

export interface Chair {
  readonly sitter: Sitter;
  /** Empty: the seat goes by its empire. */
  readonly name: string;
  readonly empire: Empire;
}

/** What can be chosen before a game of Zimbabwe begins. */
export interface SetUp {
  readonly players: number;
  /** All five chairs, no two of the same empire; the first `players` of them are taken. */
  readonly chairs: readonly Chair[];
  readonly firstPlay: boolean;
  readonly specialists: boolean;
  readonly gods: "random" | readonly God[];
  readonly dziva: "ruled" | "start";
  /** 0: none. */
  readonly roundLimit: number;
  /** The code of a chosen map; left out, the map is drawn by lot. */
  readonly map?: string;
}

export const LEAST_PLAYERS = zimbabwe.players.min;
export const MOST_PLAYERS = zimbabwe.players.max;

const usual = (sitters: readonly Sitter[]): SetUp => ({
  players: 4,
  chairs: EMPIRES.map((empire, n) => ({ sitter: sitters[n] ?? "steady", name: "", empire })),
  firstPlay: false,
  specialists: true,
  gods: "random",
  dziva: "ruled",
  roundLimit: 0,
});

/** One person and three bots. */
export const AGAINST_BOTS: SetUp = usual(["person"]);
/** Four people around one device. */
export const AT_ONE_TABLE: SetUp = usual(["person", "person", "person", "person", "person"]);

export const chairsTaken = ({ chairs, players }: SetUp): readonly Chair[] =>
  chairs.slice(0, players);

/** A chosen map fits one number of players; another number lets it go. */
export function withPlayers(setUp: SetUp, players: number): SetUp {
  const { map, ...rest } = setUp;
  const isFitting = map !== undefined && chosenMap(setUp)?.players === players;
  return { ...rest, players, ...(isFitting ? { map } : {}) };
}

export const withChair = (setUp: SetUp, at: number, part: Partial<Chair>): SetUp => ({
  ...setUp,
  chairs: setUp.chairs.map((chair, n) => (n === at ? { ...chair, ...part } : chair)),
});

/** The chair that had the empire takes the other's. */
export function withEmpire(setUp: SetUp, at: number, empire: Empire): SetUp {
  const before = setUp.chairs[at]?.empire ?? empire;
  const chairs = setUp.chairs.map((chair, n) => {
    if (n === at) return { ...chair, empire };
    return chair.empire === empire ? { ...chair, empire: before } : chair;
  });
  return { ...setUp, chairs };
}

/** Who sits stays; the empires are dealt anew by lot. */
export function dealEmpires(setUp: SetUp, seed: string): SetUp {
  const [empires] = shuffled(seeded(seed), EMPIRES);
  const chairs = setUp.chairs.map((chair, n) => ({ ...chair, empire: empires[n] ?? chair.empire }));
  return { ...setUp, chairs };
}

/** A map for the number of players that it is made for. */
export const withMap = (setUp: SetUp, { code, players }: GameMap): SetUp => ({
  ...setUp,
  players,
  map: code,
});

export function withoutMap({ map: _map, ...setUp }: SetUp): SetUp {
  return setUp;
}

/** The map that a game with this seed is played on. */
export const mapFor = (setUp: SetUp, seed: string): GameMap =>
  chosenMap(setUp) ?? mapOfSeed(seed, setUp.players);

function chosenMap({ map }: SetUp): GameMap | undefined {
  const read = map === undefined ? undefined : readMapCode(map);
  return read?.ok === true ? read.value : undefined;
}

/** Only what differs from a plain game. */
export function optionsOf({ firstPlay, specialists, gods, dziva, roundLimit }: SetUp): Options {
  return {
    ...(firstPlay ? { firstPlay } : {}),
    ...(firstPlay || specialists ? {} : { specialists }),
    ...(firstPlay || gods === "random" ? {} : { gods }),
    ...(dziva === "ruled" ? {} : { dziva }),
    ...(roundLimit === 0 ? {} : { roundLimit }),
  };
}

/** The game that was chosen: by seed where everything is drawn, else from a position that the seed completes. */
export function gameOf(setUp: SetUp, seed: string): NewGame<Zimbabwe> {
  const chairs = chairsTaken(setUp);
  const players = playersOf(chairs);
  const options = optionsOf(setUp);
  const isPlain =
    chosenMap(setUp) === undefined && chairs.every(({ empire }, n) => empire === EMPIRES[n]);
  return isPlain
    ? { players, options, seed }
    : { players, options, position: positionOf(setUp, options, seed) };
}

function positionOf(
  setUp: SetUp,
  options: Options,
  seed: string,
): NonNullable<GameRecord<Zimbabwe>["position"]> {
  const drawn = zimbabwe.position(zimbabwe.setup(seed, setUp.players, options));
  return {
    format: "sofala-position/1",
    game: zimbabwe.id,
    map: mapFor(setUp, seed).rows,
    seats: chairsTaken(setUp).map(({ empire }) => ({ empire })),
    gods: drawn?.["gods"],
    vrStack: drawn?.["vrStack"],
  };
}

/** Everybody by a name of their own; whoever wrote none goes by the empire. */
function playersOf(chairs: readonly Chair[]): readonly Player[] {
  const taken = new Set<string>();
  return chairs.map(({ sitter, name: written, empire }) => {
    const wanted = (sitter === "person" ? written.trim() : "") || empireName(empire);
    let name = wanted;
    for (let n = 2; taken.has(name); n++) name = `${wanted} ${n}`;
    taken.add(name);
    return playerOf(name, sitter);
  });
}

/** Empires are called the same in every language. */
const empireName = (empire: Empire): string => capital(empire);
