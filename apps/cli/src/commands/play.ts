import { randomUUID } from "node:crypto";
import { splitList, parseEntrant, defaultLevel, type Entrant } from "@sofala/bots";
import { botOf, type ProgramFailure } from "@sofala/bots/ladder";
import { initialState, ok, type Result } from "@sofala/engine";
import { botDescription, botsForSeats, BOTS_HELP, failureText, seatCountIn } from "../bots.ts";
import {
  badInput,
  reportError,
  parseGameArgument,
  parseCommandLine,
  type AnyGame,
  type Command,
  type Context,
  type CommandError,
} from "../command.ts";
import { parseGameOptions, parsePlayerCount } from "../game-arguments.ts";
import { InteractiveGame } from "../play/interactive-game.ts";
import { Opponents } from "../play/opponents.ts";
import { Session } from "../play/session.ts";
import { saveRecord } from "../save-record.ts";
import { seatNamesOf, loadTable } from "../load-table.ts";

const DEFAULT_PLAYERS = 3;

export const play: Command = {
  name: "play",
  summary: "play a game in the terminal",
  help: `Usage: sofala play GAME [options]

Play at this keyboard with other people, against bots, or both. By default you
take seat 0 and play against the strongest bots. If hands are hidden, each
person sees only their own cards and passes the keyboard on.

  --players N      number of players (${DEFAULT_PLAYERS}, or the game's minimum)
  --bots LIST      your opponents: one bot for all seats, or one for each
  --seats LIST     instead of --bots, who sits where: person,steady,…
  --seed S         the random seed (by default a new one, which is printed)
  --options JSON   game options, as a JSON object
  --save FILE      save the game to this new file after every move
  --from FILE      continue a saved game, or start from a position

Type help in the game for a list of commands.

${BOTS_HELP}

Exit code: 0, or 2 for bad arguments.`,

  async run(args, context) {
    const parsedArguments = await parseArguments(args, context);
    if (!parsedArguments.ok) return reportError(context, parsedArguments.error);
    const { session, players, seed, file } = parsedArguments.value;
    const { terminal } = context;
    const seats = session.names.map((name, seat) => `${name} (${players[seat]})`).join(", ");
    await terminal.print(
      `${session.game.id}: ${seats}; seed ${seed}. Type help for a list of commands.`,
    );
    for (const player of new Set(players)) {
      const line = player === "person" ? undefined : botDescription(session.game, player);
      if (line !== undefined) await terminal.print(line);
    }
    const lines = terminal.openLineInput();
    const opponents = createOpponents(parsedArguments.value, context);
    try {
      await new InteractiveGame({ session, opponents, lines, context, file }).run();
      return 0;
    } finally {
      lines.close();
      opponents.close();
    }
  },
};

function createOpponents(
  { session, players, seed }: PlayArguments,
  { terminal }: Context,
): Opponents {
  const report = (failure: ProgramFailure) => {
    const { [failure.seat]: name } = session.names;
    terminal.printError(
      `${name}'s program ${failureText(failure)}; random moves are played for it from now on.`,
    );
  };
  const bots = players.map((player) =>
    player === "person" ? undefined : botOf(session.game, player, { report }),
  );
  const seated = bots.flatMap((bot, seat) => (bot === undefined ? [] : [[seat, bot] as const]));
  return new Opponents(session, new Map(seated), seed);
}

type Player = "person" | Entrant;

interface PlayArguments {
  readonly session: Session;
  readonly players: readonly Player[];
  readonly seed: string;
  readonly file: string | undefined;
}

async function parseArguments(
  args: readonly string[],
  context: Context,
): Promise<Result<PlayArguments, CommandError>> {
  const line = parseCommandLine(args, {
    players: { type: "string" },
    bots: { type: "string" },
    seats: { type: "string" },
    seed: { type: "string", default: randomUUID() },
    options: { type: "string" },
    save: { type: "string" },
    from: { type: "string" },
  });
  if (!line.ok) return line;
  const { values, positionals } = line.value;
  const game = parseGameArgument("play", context, positionals);
  if (!game.ok) return game;
  const { seed, from, save: file } = values;
  if (values.bots !== undefined && values.seats !== undefined) {
    return badInput("--seats already names the bots; leave out --bots.");
  }
  const session =
    from === undefined
      ? newSession(game.value, seed, values.players ?? requestedPlayerCount(values), values.options)
      : await savedSession(game.value, from, values, context);
  if (!session.ok) return session;
  const players = parsePlayers(game.value, values, session.value.names.length);
  if (!players.ok) return players;
  if (file !== undefined) {
    const saved = await saveRecord(file, session.value.record(), file === from);
    if (!saved.ok) return saved;
  }
  return ok({ session: session.value, players: players.value, seed, file });
}

function newSession(
  game: AnyGame,
  seed: string,
  players: string | undefined,
  options: string | undefined,
): Result<Session, CommandError> {
  const count = parsePlayerCount(game, players, DEFAULT_PLAYERS);
  if (!count.ok) return count;
  const parsed = parseGameOptions(game, options);
  if (!parsed.ok) return parsed;
  const first = game.setup(seed, count.value, parsed.value);
  const names = seatNamesOf(game, first);
  return ok(new Session({ game, players: names, options: parsed.value, seed }, first));
}

/** Continues a saved game, under the version of the rules it was started with. */
async function savedSession(
  wanted: AnyGame,
  from: string,
  { players, options }: { readonly players?: string; readonly options?: string },
  context: Context,
): Promise<Result<Session, CommandError>> {
  if (players !== undefined || options !== undefined) {
    return badInput("--from already sets the players and options.");
  }
  if (from === "-")
    return badInput("--from needs a file, because moves are read from standard input.");
  const table = await loadTable(from, context);
  if (!table.ok) return table;
  const { game, record, state, names } = table.value;
  if (game.id !== wanted.id) return badInput(`${from} is a ${game.id} game.`);
  if (record === undefined) {
    const position = game.position(state);
    if (position === undefined) return badInput(`${from}: there is no position in this file.`);
    const own = game.parseOptions(position["options"] ?? {});
    return ok(
      new Session({ game, players: names, options: own.ok ? own.value : {}, position }, state),
    );
  }
  const first = initialState(game, record);
  if (!first.ok) throw new Error("a record that was opened does not begin");
  const { seed, position } = record;
  const session = new Session(
    {
      game,
      players: names,
      options: record.options,
      ...(seed === undefined ? {} : { seed }),
      ...(position === undefined ? {} : { position }),
    },
    first.value,
  );
  for (const [actor, move] of record.moves) session.play(actor, move);
  return ok(session);
}

interface SeatingOptions {
  readonly bots?: string;
  readonly seats?: string;
}

/** The number of players that the seating implies, if any. */
function requestedPlayerCount({ bots, seats }: SeatingOptions): string | undefined {
  if (seats !== undefined) return `${splitList(seats).length}`;
  const opponents = seatCountIn(bots);
  return opponents === undefined ? undefined : `${opponents + 1}`;
}

function parsePlayers(
  game: AnyGame,
  { bots = defaultLevel(game), seats }: SeatingOptions,
  count: number,
): Result<readonly Player[], CommandError> {
  if (seats !== undefined) return parseSeats(game, seats, count);
  const opponents = botsForSeats(game, "--bots", bots, count - 1);
  return opponents.ok ? ok(["person", ...opponents.value]) : opponents;
}

function parseSeats(
  game: AnyGame,
  text: string,
  count: number,
): Result<readonly Player[], CommandError> {
  const players: Player[] = [];
  for (const part of splitList(text)) {
    const player = part === "person" ? ok<Player>("person") : parseEntrant(game, part);
    if (!player.ok) {
      return badInput(`--seats must be a list of "person" and bots: ${player.error}.`);
    }
    players.push(player.value);
  }
  if (players.length !== count)
    return badInput(`--seats names ${players.length} of ${count} players.`);
  if (!players.includes("person")) {
    return badInput('--seats has no person; "sofala simulate" lets bots play on their own.');
  }
  return ok(players);
}
