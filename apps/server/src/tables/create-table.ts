import { createHash, randomBytes } from "node:crypto";
import { botsOf } from "@sofala/bots";
import {
  jsonPath,
  ok,
  parseRecord,
  replayInSteps,
  underRules,
  type Fault,
  type GameRecord,
  type GameTypes,
  type Ranking,
  type Result,
} from "@sofala/engine";
import { name as nameSchema, type NewTable, type Problem, type Terms } from "@sofala/protocol";
import type { Apart } from "../social/blocks.ts";
import { newId, newToken } from "../tokens.ts";
import { playedOut } from "./outcome.ts";
import type { AnyGame } from "../timeline/timeline.ts";
import type { Work } from "../fairness/time-slicer.ts";
import type { Caller } from "./caller.ts";
import { no } from "./decision.ts";
import type { Services } from "./services.ts";
import type { Sitter, StoredEntry, StoredTable } from "./stored-table.ts";

/** A record with more moves than any game has is not read. */
const MOST_MOVES = 5000;
/** Characters of a seed, and of a name. */
const SEED = 200;
const NAME = 40;

export interface Opened {
  readonly table: StoredTable;
  readonly entries: readonly StoredEntry[];
}

type Owner = Pick<Caller, "person" | "name">;

/** A new table as somebody wishes it, or why there cannot be such a one. */
export function* openTableWork(
  { games, now }: Pick<Services, "games" | "now">,
  owner: Owner,
  wish: NewTable,
): Work<Result<Opened, Problem>> {
  const game = games.find(({ id }) => id === wish.game);
  if (game === undefined) return no("game/unknown");
  const { min, max } = game.players;
  const { seats: wishes, terms, visibility } = { ...wish, terms: termsOf(wish) };
  if (wishes.length < min || wishes.length > max) {
    return no("options/refused", { detail: `$.seats: expected ${min} to ${max} of them` });
  }
  if (wishes.filter(({ kind }) => kind === "me").length > 1) {
    return no("options/refused", { detail: "$.seats: nobody can sit at two" });
  }
  const levels = botsOf(game).map(({ level }) => level as string);
  if (wishes.some((seat) => seat.kind === "bot" && !levels.includes(seat.level))) {
    return no("bot/unknown", { detail: `only ${levels.join(", ")}` });
  }
  if (wishes.every(({ kind }) => kind === "bot")) return no("table/has-none");
  const from =
    wish.record === undefined
      ? fresh(game, wish.options, wishes.length)
      : yield* fromRecordWork(game, wish);
  if (!from.ok) return from;
  const { options, rules, deal, entries: moves, names = [], ranking } = from.value;
  const isLoose = game.talk?.isLoose?.(options as GameTypes["options"]) === true;
  if (isLoose && visibility === "public") return no("options/not-public");
  const seats = wishes.map((seat, index) => sitterFor(seat, owner, names[index]));
  const created = now();
  return ok({
    table: {
      id: newId(),
      game: game.id,
      rules,
      visibility,
      owner: owner.person,
      invite: newToken(),
      created,
      revision: 0,
      status: "open",
      seats,
      ...deal,
      terms: { ...terms, options },
      ...(ranking === undefined ? {} : wasPlayed(ranking, created)),
    },
    entries: moves.map(([actor, move]) => ({
      entry: { kind: "move", actor, move },
      at: created,
      actor: String(actor),
    })),
  });
}

/** A game that was played elsewhere is over before anybody sits down. */
const wasPlayed = (ranking: Ranking, at: number) =>
  ({ status: "over", started: at, ended: at, outcome: playedOut(ranking, []) }) as const;

/** The next game of the same people: everybody sits one seat further, and the table is always the same one. */
export function rematchOf(
  { now, games, apart }: Services,
  { id, salt, game: played, visibility, terms, seats }: StoredTable,
  { person }: Pick<Owner, "person">,
): Result<Opened, Problem> {
  const game = games.find((each) => each.id === played);
  if (game === undefined) return no("game/unknown");
  const from = fresh(game, terms.options, seats.length);
  if (!from.ok) return from;
  const { options, rules, deal } = from.value;
  const next = createHash("sha256").update(`${salt} ${id} rematch`).digest("base64url");
  const rotated = [...seats.slice(-1), ...seats.slice(0, -1)];
  const { reserved: _seats, quick: _way, ...kept } = terms;
  return ok({
    table: {
      id: next.slice(0, 12),
      game: game.id,
      rules,
      visibility,
      owner: person,
      invite: newToken(),
      created: now(),
      revision: 0,
      status: "open",
      ...deal,
      terms: { ...kept, options },
      seats: withoutApart(apart, rotated, person),
    },
    entries: [],
  });
}

/**
 * Nobody sits down with somebody they blocked: who asks stays, and of two others the first. Whoever left for good has
 * no name, and their seat is free.
 */
function withoutApart(apart: Apart, seats: readonly Sitter[], person: string): readonly Sitter[] {
  const kept = [person];
  return seats.map((sitter) => {
    if (sitter.kind !== "person") return sitter;
    const isApart = kept.some((each) => apart.areApart(each, sitter.person));
    if (isApart || sitter.name === "") return { kind: "open", name: "" };
    kept.push(sitter.person);
    return sitter;
  });
}

interface From {
  readonly options: { readonly [name: string]: unknown };
  readonly rules: number;
  readonly deal: Pick<StoredTable, "seed" | "salt" | "commitment" | "position">;
  readonly entries: GameRecord<GameTypes>["moves"];
  /** Of a record: who played, and how it ended. */
  readonly names?: readonly string[];
  readonly ranking?: Ranking | undefined;
}

function fresh(game: AnyGame, wished: NewTable["options"], players: number): Result<From, Problem> {
  const options = game.parseOptions(wished);
  if (!options.ok) return no("options/refused", { detail: at(options.error, "options") });
  const misfit = game.misfit?.(options.value, players);
  if (misfit !== undefined) return no("options/refused", { detail: at(misfit, "options") });
  const { rulesVersion: rules } = game;
  return ok({ options: options.value, rules, deal: newDeal(), entries: [] });
}

/** Goes on from a record, under the rules of its version. */
function* fromRecordWork(
  game: AnyGame,
  { record: written, seats }: NewTable,
): Work<Result<From, Problem>> {
  const count = Array.isArray(written?.["moves"]) ? written["moves"].length : 0;
  if (count > MOST_MOVES) {
    return no("record/refused", { detail: `$.record.moves: expected at most ${MOST_MOVES}` });
  }
  if (!isSeed(written?.["seed"])) {
    return no("record/refused", { detail: `$.record.seed: expected at most ${SEED} characters` });
  }
  const record = parseRecord(game, written);
  if (!record.ok) return no("record/refused", { detail: at(record.error, "record") });
  const { players, options, rules, seed, position, moves } = record.value;
  if (players.length !== seats.length) {
    return no("record/refused", { detail: `$.seats: the record has ${players.length}` });
  }
  const played = yield* replayInSteps(game, record.value);
  if (!played.ok) return no("record/refused", { detail: at(played.error, "record") });
  // Without a seed everybody could compute the hidden cards. Moves were made with those that no seed gives.
  const isDealtHere = seed === undefined && moves.length === 0 && game.isOpen !== true;
  const dealt = isDealtHere ? newDeal() : { seed: seed ?? "", salt: newToken() };
  const deal = { ...dealt, ...(position && { position }) };
  const ranking = underRules(game, rules)?.result(played.value.state);
  return ok({ options, rules, deal, entries: moves, names: players, ranking });
}

/** A secret, and a promise that it will not be another one. */
function newDeal(): Pick<StoredTable, "seed" | "salt" | "commitment"> {
  // As many bits as the key of a secure generator has.
  const seed = randomBytes(32).toString("base64url");
  const salt = randomBytes(24).toString("base64url");
  return { seed, salt, commitment: commitmentTo(seed, salt) };
}

/** What is published of a seed before the game: nobody can guess it, and the server cannot change it. */
export const commitmentTo = (seed: string, salt: string): string =>
  createHash("sha256").update(`${salt}:${seed}`).digest("hex");

/** Who sits there; a seat that waits for somebody is called as it was in the record. */
function sitterFor(wish: NewTable["seats"][number], { person, name }: Owner, called = ""): Sitter {
  switch (wish.kind) {
    case "me":
      return { kind: "person", person, name };
    case "bot":
      return { kind: "bot", level: wish.level, name: wish.level };
    case "open":
    case "reserved":
      return { kind: wish.kind, name: nameOf(called) };
  }
}

/** A name as people here may have it, or none. */
function nameOf(called: string): string {
  const read = nameSchema.safeParse(called.slice(0, NAME));
  return read.success ? read.data : "";
}

/** Seeds are hashed whenever a table is read, and kept as they are. */
const isSeed = (seed: unknown): boolean =>
  typeof seed !== "string" || (seed.length <= SEED && /^[^\0\p{Cs}]*$/u.test(seed));

function termsOf(wish: NewTable): Omit<Terms, "options"> {
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

const at = ({ path, reason }: Fault, within: string): string =>
  `${jsonPath([within, ...path])}: ${reason}`;
