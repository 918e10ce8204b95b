import { createHash, randomBytes } from "node:crypto";
import { botsOf } from "@sofala/bots";
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
} from "@sofala/engine";
import {
  personName as nameSchema,
  type NewTable,
  type Problem,
  type TableSettings,
} from "@sofala/protocol";
import type { Blocks } from "../social/blocks.ts";
import { newId, newToken } from "../tokens.ts";
import { finishedOutcome } from "./outcome.ts";
import type { AnyGame } from "../timeline/timeline.ts";
import type { Steps } from "../fairness/time-slicer.ts";
import type { Caller } from "./caller.ts";
import { refuse } from "./decision.ts";
import type { Services } from "./services.ts";
import type { SeatHolder, StoredEntry, StoredTable } from "./stored-table.ts";

/** A record with more moves than any game has is not read. */
const MAX_RECORD_MOVES = 5000;
/** Characters of a seed, and of a name. */
const MAX_SEED_LENGTH = 200;
const MAX_NAME_LENGTH = 40;

export interface CreatedTable {
  readonly table: StoredTable;
  readonly entries: readonly StoredEntry[];
}

type Owner = Pick<Caller, "person" | "name">;

/** A new table as somebody wishes it, or why there cannot be such a one. */
export function* createTableInSteps(
  { games, now }: Pick<Services, "games" | "now">,
  owner: Owner,
  wish: NewTable,
): Steps<Result<CreatedTable, Problem>> {
  const game = games.find(({ id }) => id === wish.game);
  if (game === undefined) return refuse("game/unknown");
  const { min, max } = game.players;
  const { seats: wishes, visibility } = wish;
  const settings = settingsOf(wish);
  if (wishes.length < min || wishes.length > max) {
    return refuse("options/refused", { detail: `$.seats: expected ${min} to ${max} of them` });
  }
  if (wishes.filter(({ kind }) => kind === "me").length > 1) {
    return refuse("options/refused", { detail: "$.seats: nobody can sit at two" });
  }
  const levels = botsOf(game).map(({ level }) => level as string);
  if (wishes.some((seat) => seat.kind === "bot" && !levels.includes(seat.level))) {
    return refuse("bot/unknown", { detail: `only ${levels.join(", ")}` });
  }
  if (wishes.every(({ kind }) => kind === "bot")) return refuse("table/has-none");
  const from =
    wish.record === undefined
      ? freshStart(game, wish.options, wishes.length)
      : yield* startFromRecordInSteps(game, wish);
  if (!from.ok) return from;
  const { options, rulesVersion, deal, moves, playerNames = [], ranking } = from.value;
  const isLoose = game.chat?.allowsExtraChat?.(options as GameTypes["options"]) === true;
  if (isLoose && visibility === "public") return refuse("options/not-public");
  const seats = wishes.map((seat, index) => seatHolderFor(seat, owner, playerNames[index]));
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

/** A game that was played elsewhere is over before anybody sits down. */
const finishedFields = (ranking: Ranking, at: number) =>
  ({ status: "over", startedAt: at, endedAt: at, outcome: finishedOutcome(ranking, []) }) as const;

/** The next game of the same people: everybody sits one seat further, and the table is always the same one. */
export function createRematch(
  { now, games, blocks }: Services,
  { id, salt, game: played, visibility, settings, seats }: StoredTable,
  { person }: Pick<Owner, "person">,
): Result<CreatedTable, Problem> {
  const game = games.find((each) => each.id === played);
  if (game === undefined) return refuse("game/unknown");
  const from = freshStart(game, settings.options, seats.length);
  if (!from.ok) return from;
  const { options, rulesVersion, deal } = from.value;
  const next = createHash("sha256").update(`${salt} ${id} rematch`).digest("base64url");
  const rotated = [...seats.slice(-1), ...seats.slice(0, -1)];
  const { reserved: _seats, quick: _way, ...kept } = settings;
  return ok({
    table: {
      id: next.slice(0, 12),
      game: game.id,
      rulesVersion,
      visibility,
      owner: person,
      invite: newToken(),
      createdAt: now(),
      revision: 0,
      status: "open",
      ...deal,
      settings: { ...kept, options },
      seats: unseatBlocked(blocks, rotated, person),
    },
    entries: [],
  });
}

/**
 * Nobody sits down with somebody they blocked: who asks stays, and of two others the first. Whoever left for good has
 * no name, and their seat is free.
 */
function unseatBlocked(
  apart: Blocks,
  seats: readonly SeatHolder[],
  person: string,
): readonly SeatHolder[] {
  const kept = [person];
  return seats.map((sitter) => {
    if (sitter.kind !== "person") return sitter;
    const isApart = kept.some((each) => apart.isBlocked(each, sitter.person));
    if (isApart || sitter.name === "") return { kind: "open", name: "" };
    kept.push(sitter.person);
    return sitter;
  });
}

interface StartingPoint {
  readonly options: { readonly [name: string]: unknown };
  readonly rulesVersion: number;
  readonly deal: Pick<StoredTable, "seed" | "salt" | "commitment" | "position">;
  readonly moves: GameRecord<GameTypes>["moves"];
  /** Of a record: who played, and how it ended. */
  readonly playerNames?: readonly string[];
  readonly ranking?: Ranking | undefined;
}

function freshStart(
  game: AnyGame,
  wished: NewTable["options"],
  players: number,
): Result<StartingPoint, Problem> {
  const options = game.parseOptions(wished);
  if (!options.ok)
    return refuse("options/refused", { detail: describeFault(options.error, "options") });
  const misfit = game.optionsFault?.(options.value, players);
  if (misfit !== undefined)
    return refuse("options/refused", { detail: describeFault(misfit, "options") });
  const { rulesVersion } = game;
  return ok({ options: options.value, rulesVersion, deal: newDeal(), moves: [] });
}

/** Goes on from a record, under the rules of its version. */
function* startFromRecordInSteps(
  game: AnyGame,
  { record: written, seats }: NewTable,
): Steps<Result<StartingPoint, Problem>> {
  const count = Array.isArray(written?.["moves"]) ? written["moves"].length : 0;
  if (count > MAX_RECORD_MOVES) {
    return refuse("record/refused", {
      detail: `$.record.moves: expected at most ${MAX_RECORD_MOVES}`,
    });
  }
  if (!isValidSeed(written?.["seed"])) {
    return refuse("record/refused", {
      detail: `$.record.seed: expected at most ${MAX_SEED_LENGTH} characters`,
    });
  }
  const record = parseRecord(game, written);
  if (!record.ok)
    return refuse("record/refused", { detail: describeFault(record.error, "record") });
  const { players, options, rules: rulesVersion, seed, position, moves } = record.value;
  if (players.length !== seats.length) {
    return refuse("record/refused", { detail: `$.seats: the record has ${players.length}` });
  }
  const played = yield* replayInSteps(game, record.value);
  if (!played.ok)
    return refuse("record/refused", { detail: describeFault(played.error, "record") });
  // Without a seed everybody could compute the hidden cards. Moves were made with those that no seed gives.
  const isDealtHere = seed === undefined && moves.length === 0 && game.hasOpenInformation !== true;
  const dealt = isDealtHere ? newDeal() : { seed: seed ?? "", salt: newToken() };
  const deal = { ...dealt, ...(position && { position }) };
  const ranking = findVersion(game, rulesVersion)?.result(played.value.state);
  return ok({ options, rulesVersion, deal, moves, playerNames: players, ranking });
}

/** A secret, and a promise that it will not be another one. */
function newDeal(): Pick<StoredTable, "seed" | "salt" | "commitment"> {
  // As many bits as the key of a secure generator has.
  const seed = randomBytes(32).toString("base64url");
  const salt = randomBytes(24).toString("base64url");
  return { seed, salt, commitment: seedCommitment(seed, salt) };
}

/** What is published of a seed before the game: nobody can guess it, and the server cannot change it. */
export const seedCommitment = (seed: string, salt: string): string =>
  createHash("sha256").update(`${salt}:${seed}`).digest("hex");

/** Who sits there; a seat that waits for somebody is called as it was in the record. */
function seatHolderFor(
  wish: NewTable["seats"][number],
  { person, name }: Owner,
  called = "",
): SeatHolder {
  switch (wish.kind) {
    case "me":
      return { kind: "person", person, name };
    case "bot":
      return { kind: "bot", level: wish.level, name: wish.level };
    case "open":
    case "reserved":
      return { kind: wish.kind, name: validName(called) };
  }
}

/** A name as people here may have it, or none. */
function validName(called: string): string {
  const read = nameSchema.safeParse(called.slice(0, MAX_NAME_LENGTH));
  return read.success ? read.data : "";
}

/** Seeds are hashed whenever a table is read, and kept as they are. */
const isValidSeed = (seed: unknown): boolean =>
  typeof seed !== "string" || (seed.length <= MAX_SEED_LENGTH && /^[^\0\p{Cs}]*$/u.test(seed));

function settingsOf(wish: NewTable): Omit<TableSettings, "options"> {
  const { title, pace, onTimeout, delay, rest, seats } = wish;
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
