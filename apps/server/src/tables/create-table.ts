import { createHash, randomBytes } from "node:crypto";
import { botsOf, type Level } from "@sofala/bots";
import {
  jsonPath,
  ok,
  parseRecord,
  replayInSteps,
  findVersion,
  type Fault,
  type GameRecord,
  type GameTypes,
  type Ranking,
  type Result,
  type Game,
} from "@sofala/engine";
import {
  personName as nameSchema,
  refuse,
  type NewTable,
  type Problem,
  type TableSettings,
} from "@sofala/protocol";
import type { BlockLookup } from "./block-lookup.ts";
import { newId, newToken } from "../tokens.ts";
import { finishedOutcome } from "./outcome.ts";
import type { Steps } from "../fairness/time-slicer.ts";
import type { TableCaller } from "./caller.ts";
import type { SeatHolder, StoredEntry, StoredTable } from "./stored-table.ts";

/** Records with more moves than any game has are refused. */
const MAX_RECORD_MOVES = 5000;
/** The maximum length of a seed and of a name, in characters. */
const MAX_SEED_LENGTH = 200;
const MAX_NAME_LENGTH = 40;

/** A new table with the entries of the record that it continues. Not stored yet. */
export interface CreatedTable {
  readonly table: StoredTable;
  readonly entries: readonly StoredEntry[];
}

interface GamesDeps {
  /** The newest version of each game. */
  readonly games: readonly Game[];
  readonly now: () => number;
}

type Owner = Pick<TableCaller, "person" | "name">;

/** Creates a table as requested, or returns why it cannot. In steps, because replaying a record takes long. */
export function* createTableInSteps(
  { games, now }: GamesDeps,
  owner: Owner,
  request: NewTable,
): Steps<Result<CreatedTable, Problem>> {
  const game = games.find(({ id }) => id === request.game);
  if (game === undefined) return refuse("game/unknown");
  const { min, max } = game.players;
  const { seats: requestedSeats, visibility } = request;
  const settings = settingsOf(request);
  if (requestedSeats.length < min || requestedSeats.length > max) {
    return refuse("options/refused", { detail: `$.seats: expected ${min} to ${max} of them` });
  }
  if (requestedSeats.filter(({ kind }) => kind === "me").length > 1) {
    return refuse("options/refused", { detail: "$.seats: nobody can sit at two" });
  }
  const levels = botsOf(game).map(({ level }) => level as string);
  if (requestedSeats.some((seat) => seat.kind === "bot" && !levels.includes(seat.level))) {
    return refuse("bot/unknown", { detail: `only ${levels.join(", ")}` });
  }
  if (requestedSeats.every(({ kind }) => kind === "bot")) return refuse("table/no-people");
  const start =
    request.record === undefined
      ? freshStart(game, request.options, requestedSeats.length)
      : yield* startFromRecordInSteps(game, request);
  if (!start.ok) return start;
  const { options, rulesVersion, deal, moves, playerNames = [], ranking } = start.value;
  const hasExtraChat = game.chat?.allowsExtraChat?.(options as GameTypes["options"]) === true;
  if (hasExtraChat && visibility === "public") return refuse("options/not-public");
  const seats = requestedSeats.map((seat, index) => seatHolderFor(seat, owner, playerNames[index]));
  const createdAt = now();
  return ok({
    table: {
      id: newId(),
      game: game.id,
      rulesVersion,
      visibility,
      owner: owner.person,
      invite: newToken(),
      createdAt,
      revision: 0,
      status: "open",
      seats,
      ...deal,
      settings: { ...settings, options },
      ...(ranking === undefined ? {} : finishedFields(ranking, createdAt)),
    },
    entries: moves.map(([actor, move]) => ({
      entry: { kind: "move", actor, move },
      at: createdAt,
      actor: String(actor),
    })),
  });
}

/** The fields of a table whose record is a finished game: it is over from the beginning. */
const finishedFields = (ranking: Ranking, at: number) =>
  ({ status: "over", startedAt: at, endedAt: at, outcome: finishedOutcome(ranking, []) }) as const;

/** A table for the same people, each moved by one seat. Its id is derived from the old one: there is one rematch. */
export function createRematch(
  { now, games, blocks }: GamesDeps & { readonly blocks: Pick<BlockLookup, "isBlocked"> },
  { id, salt, game: gameId, visibility, settings, seats }: StoredTable,
  { person }: Pick<Owner, "person">,
): Result<CreatedTable, Problem> {
  const game = games.find((each) => each.id === gameId);
  if (game === undefined) return refuse("game/unknown");
  const start = freshStart(game, settings.options, seats.length);
  if (!start.ok) return start;
  const { options, rulesVersion, deal } = start.value;
  const rematchHash = createHash("sha256").update(`${salt} ${id} rematch`).digest("base64url");
  const rotated = [...seats.slice(-1), ...seats.slice(0, -1)];
  const { reserved: _reserved, quick: _quick, ...sameSettings } = settings;
  return ok({
    table: {
      id: rematchHash.slice(0, 12),
      game: game.id,
      rulesVersion,
      visibility,
      owner: person,
      invite: newToken(),
      createdAt: now(),
      revision: 0,
      status: "open",
      ...deal,
      settings: { ...sameSettings, options },
      seats: unseatBlocked(blocks, rotated, person),
    },
    entries: [],
  });
}

/** The owner of exhibition games; nobody's id is so short. */
export const EXHIBITION_OWNER = "exhibition";
/** The level of the bots, and how many of them play if the game allows that many. */
const EXHIBITION_LEVEL: Level = "strong";
const EXHIBITION_PLAYERS = 4;

/** An open table of bots for visitors to watch; undefined if the game has no strong bots. */
export function createExhibition(now: number, game: Game): CreatedTable | undefined {
  const players = Math.max(game.players.min, Math.min(EXHIBITION_PLAYERS, game.players.max));
  const start = freshStart(game, {}, players);
  if (!start.ok || !botsOf(game).some(({ level }) => level === EXHIBITION_LEVEL)) return undefined;
  const { options, rulesVersion, deal } = start.value;
  return {
    table: {
      id: newId(),
      game: game.id,
      rulesVersion,
      visibility: "public",
      owner: EXHIBITION_OWNER,
      invite: newToken(),
      createdAt: now,
      revision: 0,
      status: "open",
      ...deal,
      settings: {
        options,
        pace: { kind: "untimed" },
        onTimeout: "bot",
        delay: 0,
        exhibition: true,
      },
      seats: Array.from({ length: players }, () => ({
        kind: "bot",
        level: EXHIBITION_LEVEL,
        name: EXHIBITION_LEVEL,
      })),
    },
    entries: [],
  };
}

/**
 * Frees seats so that nobody plays with a person they have blocked, or who has blocked them. `person` keeps their seat;
 * of two others, the first does. Also frees the seats of deleted accounts, which have no name.
 */
function unseatBlocked(
  blocks: Pick<BlockLookup, "isBlocked">,
  seats: readonly SeatHolder[],
  person: string,
): readonly SeatHolder[] {
  const seated = [person];
  return seats.map((holder) => {
    if (holder.kind !== "person") return holder;
    const isBlocked = seated.some((each) => blocks.isBlocked(each, holder.person));
    if (isBlocked || holder.name === "") return { kind: "open", name: "" };
    seated.push(holder.person);
    return holder;
  });
}

/** Where a game starts: with a new deal, or after the moves of a record. */
interface StartingPoint {
  readonly options: { readonly [name: string]: unknown };
  readonly rulesVersion: number;
  readonly deal: Pick<StoredTable, "seed" | "salt" | "commitment" | "position">;
  readonly moves: GameRecord["moves"];
  /** The players of a record, and the ranking if its game was finished. */
  readonly playerNames?: readonly string[];
  readonly ranking?: Ranking | undefined;
}

function freshStart(
  game: Game,
  input: NewTable["options"],
  players: number,
): Result<StartingPoint, Problem> {
  const options = game.parseOptions(input);
  if (!options.ok)
    return refuse("options/refused", { detail: describeFault(options.error, "options") });
  const fault = game.optionsFault?.(options.value, players);
  if (fault !== undefined)
    return refuse("options/refused", { detail: describeFault(fault, "options") });
  const { rulesVersion } = game;
  return ok({ options: options.value, rulesVersion, deal: newDeal(), moves: [] });
}

/** Starts from a record, under the rules of its version. */
function* startFromRecordInSteps(
  game: Game,
  { record: input, seats }: NewTable,
): Steps<Result<StartingPoint, Problem>> {
  const moveCount = Array.isArray(input?.["moves"]) ? input["moves"].length : 0;
  if (moveCount > MAX_RECORD_MOVES) {
    return refuse("record/refused", {
      detail: `$.record.moves: expected at most ${MAX_RECORD_MOVES}`,
    });
  }
  if (!isValidSeed(input?.["seed"])) {
    return refuse("record/refused", {
      detail: `$.record.seed: expected at most ${MAX_SEED_LENGTH} characters`,
    });
  }
  const record = parseRecord(game, input);
  if (!record.ok)
    return refuse("record/refused", { detail: describeFault(record.error, "record") });
  const { players, options, rules: rulesVersion, seed, position, moves } = record.value;
  if (players.length !== seats.length) {
    return refuse("record/refused", { detail: `$.seats: the record has ${players.length}` });
  }
  const replayed = yield* replayInSteps(game, record.value);
  if (!replayed.ok)
    return refuse("record/refused", { detail: describeFault(replayed.error, "record") });
  // Without a seed the cards come from the empty seed, and everybody can compute them: deal new ones, unless moves were
  // made with them.
  const isNewDeal = seed === undefined && moves.length === 0 && game.hasOpenInformation !== true;
  const seedFields = isNewDeal ? newDeal() : { seed: seed ?? "", salt: newToken() };
  const deal = { ...seedFields, ...(position && { position }) };
  const ranking = findVersion(game, rulesVersion)?.result(replayed.value.state);
  return ok({ options, rulesVersion, deal, moves, playerNames: players, ranking });
}

/** A random seed, and a commitment that shows later that it was not replaced. */
function newDeal(): Pick<StoredTable, "seed" | "salt" | "commitment"> {
  // 256 bits, like the key of a secure random generator.
  const seed = randomBytes(32).toString("base64url");
  const salt = randomBytes(24).toString("base64url");
  return { seed, salt, commitment: seedCommitment(seed, salt) };
}

/** The hash of a seed, published before the game: it hides the seed, and the server cannot change the seed later. */
export const seedCommitment = (seed: string, salt: string): string =>
  createHash("sha256").update(`${salt}:${seed}`).digest("hex");

/** The holder of a requested seat. A free seat has the name that the record gives it. */
function seatHolderFor(
  request: NewTable["seats"][number],
  { person, name }: Owner,
  nameInRecord = "",
): SeatHolder {
  switch (request.kind) {
    case "me":
      return { kind: "person", person, name };
    case "bot":
      return { kind: "bot", level: request.level, name: request.level };
    case "open":
    case "reserved":
      return { kind: request.kind, name: validName(nameInRecord) };
  }
}

/** The name, shortened; empty if people may not have it. */
function validName(name: string): string {
  const parsed = nameSchema.safeParse(name.slice(0, MAX_NAME_LENGTH));
  return parsed.success ? parsed.data : "";
}

/** Seeds are stored as they are and hashed whenever a table is loaded: they must be short and valid Unicode. */
const isValidSeed = (seed: unknown): boolean =>
  typeof seed !== "string" || (seed.length <= MAX_SEED_LENGTH && /^[^\0\p{Cs}]*$/u.test(seed));

function settingsOf(request: NewTable): Omit<TableSettings, "options"> {
  const { title, pace, onTimeout, delay, rest, seats } = request;
  const reserved = seats.flatMap(({ kind }, seat) => (kind === "reserved" ? [seat] : []));
  return {
    pace,
    onTimeout,
    delay,
    ...(pace.kind === "correspondence" ? { rest } : {}),
    ...(title === undefined ? {} : { title }),
    ...(reserved.length === 0 ? {} : { reserved }),
  };
}

const describeFault = ({ path, reason }: Fault, within: string): string =>
  `${jsonPath([within, ...path])}: ${reason}`;
