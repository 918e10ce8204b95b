import type { Result } from "@sofala/engine";
import {
  acknowledgement,
  COMMANDS,
  COMMAND_NAMES,
  COMMAND_ACCESS,
  type CommandName,
  type Problem,
  type ProblemCode,
} from "@sofala/protocol";
import { dispatchCommand } from "../tables/dispatch-command.ts";
import { requirePerson } from "./people-routes.ts";
import { inviteQuery, type Route, type TableRequestContext } from "./route.ts";

interface CommandDescription {
  readonly summary: string;
  readonly description?: string;
  readonly example: object;
  readonly problems: readonly ProblemCode[];
}

/** What somebody meets who is not playing, and who does not decide for themselves. */
const PLAYING_PROBLEMS = ["table/not-running", "seat/resigned", "server/busy"] as const;
const DECIDING_PROBLEMS = [...PLAYING_PROBLEMS, "seat/handed-over"] as const;

/** What somebody meets whose log is longer than any game's. */
const LOG_LIMIT_PROBLEMS = ["table/too-long", "seat/too-many-moves"] as const;

/** Every command for its readers; `rooms/commands.ts` says what it does. */
const COMMAND_DESCRIPTIONS: { readonly [Name in CommandName]: CommandDescription } = {
  join: {
    summary: "Take a free seat, or one that is reserved for whoever has the invitation",
    description: "Without a seat, the first that is free.",
    example: {},
    problems: [
      "table/not-open",
      "seat/already",
      "seat/blocked",
      "seat/none-free",
      "seat/unknown",
      "seat/reserved",
      "seat/taken",
      "server/busy",
    ],
  },
  leave: {
    summary: "Leave a table that has not begun",
    example: {},
    problems: ["table/not-open", "server/busy"],
  },
  "renew-invite": {
    summary: "Replace the invitation by a new one; the old one stops working at once",
    description:
      "For who opened the table. Whoever came to a table for invited people by the old invitation, and does not sit there, is sent away. An invitation that was replaced already is not replaced again.",
    example: { replaces: "aVz3kQ0mX1sT5uYw7eR9pA" },
    problems: ["server/busy"],
  },
  start: {
    summary: "Begin the game",
    example: {},
    problems: ["table/not-open", "table/not-full", "table/has-none", "server/busy"],
  },
  fill: {
    summary: "Let bots have the seats that are free",
    description:
      "For who opened the table; where strangers are paired, for everybody who waits there.",
    example: { level: "steady" },
    problems: ["table/not-open", "table/not-yours", "bot/unknown", "seat/none-free", "server/busy"],
  },
  move: {
    summary: "Make a move; the same key makes it once",
    example: { key: "round-1-gift", move: { kind: "give", cattle: 3 } },
    problems: [...DECIDING_PROBLEMS, ...LOG_LIMIT_PROBLEMS, "key/reused", "move/refused"],
  },
  undo: {
    summary: "Take back my own moves of this turn, from an entry of the log on, or the last one",
    example: { key: "oops-1" },
    problems: [
      ...DECIDING_PROBLEMS,
      "table/too-long",
      "seat/too-many-moves",
      "key/reused",
      "undo/nothing",
      "undo/refused",
    ],
  },
  propose: {
    summary: "Propose to go back further, or to call the game off; everybody must grant it",
    description: "A game can be called off in its first round. Bots grant everything.",
    example: { what: "undo", to: 12 },
    problems: [
      ...DECIDING_PROBLEMS,
      "proposal/pending",
      "proposal/too-late",
      "undo/nothing",
      "undo/refused",
    ],
  },
  answer: {
    summary: "Grant what was proposed, or refuse it; whoever proposed it may withdraw it",
    example: { grant: true },
    problems: [
      ...PLAYING_PROBLEMS,
      "table/too-long",
      "proposal/none",
      "proposal/own",
      "undo/refused",
    ],
  },
  resign: {
    summary: "Resign; a bot plays on for the others' sake",
    example: { key: "i-resign" },
    problems: [...PLAYING_PROBLEMS, "key/reused"],
  },
  "hand-over": {
    summary: "Let a bot play for me",
    example: { key: "away-1" },
    problems: [...DECIDING_PROBLEMS, "key/reused"],
  },
  return: {
    summary: "Take my seat back from the bot",
    example: { key: "back-1" },
    problems: [
      ...PLAYING_PROBLEMS,
      ...LOG_LIMIT_PROBLEMS,
      "seat/held",
      "seat/out-of-time",
      "key/reused",
    ],
  },
  order: {
    summary: "Leave an order for my turn, or withdraw it with null",
    description: "Nobody else learns of it. The server follows it when the turn comes.",
    example: { order: { kind: "gift", upTo: 7, round: 2 } },
    problems: [...DECIDING_PROBLEMS, "order/none"],
  },
  say: {
    summary: "Say something to the table",
    description:
      "While words could give secrets away, the game allows its set phrases only. With a key it is said once, however often it is sent.",
    example: { words: "Good luck!" },
    problems: [
      "key/reused",
      "talk/phrases-only",
      "talk/muted",
      "talk/unknown-phrase",
      "talk/table-full",
      "quota/used-up",
    ],
  },
  rematch: {
    summary: "Open the next game of the same people, seats rotated",
    description: "Whoever asks second is told of the same table.",
    example: {},
    problems: ["table/not-over", "game/unknown", "seat/blocked", "table/too-many", "quota/used-up"],
  },
};

function commandRoute(name: CommandName): Route {
  const may = COMMAND_ACCESS[name];
  return {
    name: name.replace(/-(?<letter>\w)/u, (_, letter: string) => letter.toUpperCase()),
    method: "POST",
    path: `/api/tables/:id/${name}`,
    ...COMMAND_DESCRIPTIONS[name],
    ...(may === "anybody" ? { access: "watcher", requiresPerson: true } : { access: may }),
    body: COMMANDS[name],
    query: inviteQuery,
    response: acknowledgement,
    handle: (call: TableRequestContext) =>
      new Promise<Result<unknown, Problem>>((resolve, reject) => {
        const { id: person } = requirePerson(call);
        const { liveTables, liveTable, body, clientAddress, arrival } = call;
        dispatchCommand(
          liveTables,
          liveTable,
          { person, source: clientAddress, arrival },
          name,
          body,
          resolve,
        ).catch(reject);
      }),
  };
}

export const commandRoutes: readonly Route[] = COMMAND_NAMES.map(commandRoute);
