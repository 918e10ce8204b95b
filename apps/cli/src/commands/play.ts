import { randomUUID } from "node:crypto";
import { begin, dice, ok, type Result } from "@sofala/engine";
import {
  badInput,
  complain,
  onlyGame,
  parseCommandLine,
  type AnyGame,
  type Command,
  type Context,
  type Trouble,
} from "../command.ts";
import { gameOptions, playerCount } from "../game-arguments.ts";
import { Conversation, type Player } from "../play/conversation.ts";
import { Session } from "../play/session.ts";
import { saveRecord } from "../record-text.ts";
import { namesOf, openTable } from "../table.ts";

const USUAL_PLAYERS = 3;

export const play: Command = {
  name: "play",
  summary: "play a game in the terminal",
  help: `Usage: sofala play GAME [options]

A game at the keyboard: with others at the same keyboard, against random
players, or both. Left to itself: you at seat 0 against random players. Where
hands are hidden, each person sees what is theirs and passes the keyboard on.

  --players N      players in the game (${USUAL_PLAYERS}, or as few as it takes)
  --seats LIST     who sits where: person,random,… (person, then random)
  --seed S         where the chance comes from (a fresh one, which is told)
  --options JSON   options of the game
  --save FILE      keep the game in this new file as it is played
  --from FILE      go on with a saved game, or from a position

Type help in the game for what can be said there.

Exit code: 0, or 2 for bad arguments.`,

  async run(args, context) {
    const order = await parse(args, context);
    if (!order.ok) return complain(context, order.error);
    const { session, players, seed, file } = order.value;
    const { terminal } = context;
    const seats = session.names.map((name, seat) => `${name} (${players[seat]})`).join(", ");
    await terminal.print(
      `${session.game.id}: ${seats}; seed ${seed}. Type help for what you can say.`,
    );
    const lines = terminal.openLines();
    try {
      const chance = dice(`${seed}/players`);
      await new Conversation({ session, players, chance, lines, context, file }).run();
      return 0;
    } finally {
      lines.close();
    }
  },
};

interface Order {
  readonly session: Session;
  readonly players: readonly Player[];
  readonly seed: string;
  readonly file: string | undefined;
}

async function parse(args: readonly string[], context: Context): Promise<Result<Order, Trouble>> {
  const line = parseCommandLine(args, {
    players: { type: "string" },
    seats: { type: "string" },
    seed: { type: "string", default: randomUUID() },
    options: { type: "string" },
    save: { type: "string" },
    from: { type: "string" },
  });
  if (!line.ok) return line;
  const { values, positionals } = line.value;
  const game = onlyGame("play", context, positionals);
  if (!game.ok) return game;
  const { seed, from, save: file } = values;
  const session =
    from === undefined
      ? newSession(game.value, seed, values.players ?? seatsIn(values.seats), values.options)
      : await savedSession(game.value, from, values, context);
  if (!session.ok) return session;
  const players = parseSeats(values.seats, session.value.names.length);
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
): Result<Session, Trouble> {
  const count = playerCount(game, players, USUAL_PLAYERS);
  if (!count.ok) return count;
  const parsed = gameOptions(game, options);
  if (!parsed.ok) return parsed;
  const first = game.setup(seed, count.value, parsed.value);
  const names = namesOf(game, first);
  return ok(new Session({ game, players: names, options: parsed.value, seed }, first));
}

async function savedSession(
  game: AnyGame,
  from: string,
  { players, options }: { readonly players?: string; readonly options?: string },
  context: Context,
): Promise<Result<Session, Trouble>> {
  if (players !== undefined || options !== undefined) {
    return badInput("--from tells the players and options itself.");
  }
  if (from === "-") return badInput("--from takes a file; the standard input is for the moves.");
  const table = await openTable(from, context);
  if (!table.ok) return table;
  const { record, state, names } = table.value;
  if (table.value.game !== game) return badInput(`${from} is a game of ${table.value.game.id}.`);
  if (record === undefined) {
    const position = game.position(state);
    if (position === undefined) return badInput(`${from}: no position stands there.`);
    const own = game.parseOptions(position["options"] ?? {});
    return ok(
      new Session({ game, players: names, options: own.ok ? own.value : {}, position }, state),
    );
  }
  const first = begin(game, record);
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

const seatsIn = (seats: string | undefined): string | undefined =>
  seats === undefined ? undefined : `${seats.split(",").length}`;

function parseSeats(text: string | undefined, count: number): Result<readonly Player[], Trouble> {
  if (text === undefined) {
    return ok(Array.from({ length: count }, (_, seat) => (seat === 0 ? "person" : "random")));
  }
  const players = text.split(",").map((player) => player.trim());
  if (!players.every((player) => player === "person" || player === "random")) {
    return badInput(`--seats is a list of person and random, not "${text}".`);
  }
  if (players.length !== count)
    return badInput(`--seats names ${players.length} of ${count} players.`);
  if (!players.includes("person")) {
    return badInput(
      '--seats has no person; "sofala simulate" lets random players play on their own.',
    );
  }
  return ok(players);
}
