import type { Result } from "@sofala/engine";
import {
  acknowledgement,
  COMMANDS,
  COMMAND_NAMES,
  COMMAND_ACCESS,
  type Acknowledgement,
  type CommandName,
  type Problem,
  type ProblemCode,
} from "@sofala/protocol";
import { dispatchCommand } from "../tables/dispatch-command.ts";
import { inviteQuery, route, type Route } from "./route.ts";

interface CommandDescription {
  readonly summary: string;
  readonly description?: string;
  readonly example: object;
  readonly problems: readonly ProblemCode[];
}

/** The problems of all commands of players in a running game. */
const PLAYER_PROBLEMS = ["table/not-running", "seat/resigned", "server/busy"] as const;
/** The same for commands that a player cannot send while a bot has the seat. */
const CONTROL_PROBLEMS = [...PLAYER_PROBLEMS, "seat/handed-over"] as const;
const LOG_LIMIT_PROBLEMS = ["table/log-full", "seat/too-many-moves"] as const;

/** The documentation of every command; `tables/commands.ts` implements them. */
const COMMAND_DESCRIPTIONS: { readonly [Name in CommandName]: CommandDescription } = {
  join: {
    summary: "Take a free seat, or a reserved one with the invitation",
    description: "Without a seat number, the first free seat.",
    example: {},
    problems: [
      "table/not-open",
      "seat/already-seated",
      "seat/blocked",
      "seat/none-free",
      "seat/unknown",
      "seat/reserved",
      "seat/taken",
      "server/busy",
    ],
  },
  leave: {
    summary: "Leave a table before the game starts",
    example: {},
    problems: ["table/not-open", "server/busy"],
  },
  "renew-invite": {
    summary: "Replace the invitation; the old one stops working at once",
    description:
      "People who came to an invitation-only table with the old invitation and have no seat are disconnected. An invitation that was already replaced is not replaced again.",
    example: { replaces: "aVz3kQ0mX1sT5uYw7eR9pA" },
    problems: ["server/busy"],
  },
  start: {
    summary: "Start the game",
    example: {},
    problems: ["table/not-open", "table/not-full", "table/no-people", "server/busy"],
  },
  "add-bots": {
    summary: "Fill all free seats with bots",
    description: "For the owner of the table; at tables made by pairing, for every player.",
    example: { level: "steady" },
    problems: ["table/not-open", "table/not-owner", "bot/unknown", "seat/none-free", "server/busy"],
  },
  move: {
    summary: "Make a move",
    example: { key: "round-1-gift", move: { kind: "give", cattle: 3 } },
    problems: [...CONTROL_PROBLEMS, ...LOG_LIMIT_PROBLEMS, "key/reused", "move/refused"],
  },
  undo: {
    summary: "Undo my moves of this turn, from a log entry on or only the last one",
    example: { key: "oops-1" },
    problems: [
      ...CONTROL_PROBLEMS,
      ...LOG_LIMIT_PROBLEMS,
      "key/reused",
      "undo/nothing",
      "undo/refused",
    ],
  },
  propose: {
    summary: "Propose to undo more moves or to abort the game; all others must accept",
    description: "A game can be aborted in its first round. Bots accept everything.",
    example: { kind: "undo", to: 12 },
    problems: [
      ...CONTROL_PROBLEMS,
      "proposal/pending",
      "proposal/too-late",
      "undo/nothing",
      "undo/refused",
    ],
  },
  "answer-proposal": {
    summary: "Accept or reject a proposal, or withdraw my own",
    example: { accept: true },
    problems: [
      ...PLAYER_PROBLEMS,
      "table/log-full",
      "proposal/none",
      "proposal/own",
      "undo/refused",
    ],
  },
  resign: {
    summary: "Resign; a bot takes over for me",
    example: { key: "i-resign" },
    problems: [...PLAYER_PROBLEMS, "key/reused"],
  },
  "hand-over": {
    summary: "Hand my seat over to a bot",
    example: { key: "away-1" },
    problems: [...CONTROL_PROBLEMS, "key/reused"],
  },
  "reclaim-seat": {
    summary: "Reclaim my seat from the bot",
    example: { key: "back-1" },
    problems: [
      ...PLAYER_PROBLEMS,
      ...LOG_LIMIT_PROBLEMS,
      "seat/not-handed-over",
      "seat/out-of-time",
      "key/reused",
    ],
  },
  order: {
    summary: "Set an order for my next turn; null removes it",
    description: "Other players cannot see it. The server carries it out when my turn comes.",
    example: { order: { kind: "gift", upTo: 7, round: 2 } },
    problems: [...CONTROL_PROBLEMS, "order/not-supported"],
  },
  chat: {
    summary: "Send a chat message to the table",
    description:
      "While free text could reveal secrets, only the game's phrases are allowed. With a key, a message that is sent again is stored only once.",
    example: { text: "Good luck" },
    problems: [
      "key/reused",
      "chat/phrases-only",
      "chat/muted",
      "chat/unknown-phrase",
      "chat/full",
      "quota/used-up",
    ],
  },
  rematch: {
    summary: "Create a table for a rematch, where everybody moves on by one seat",
    description: "Later requests get the same table.",
    example: {},
    problems: ["table/not-over", "game/unknown", "seat/blocked", "table/too-many", "quota/used-up"],
  },
};

const commandRoute = (name: CommandName): Route =>
  route({
    name: name.replace(/-(?<letter>\w)/u, (_, letter: string) => letter.toUpperCase()),
    method: "POST",
    path: `/api/tables/:tableId/${name}`,
    ...COMMAND_DESCRIPTIONS[name],
    access: COMMAND_ACCESS[name],
    requiresPerson: true,
    body: COMMANDS[name],
    query: inviteQuery,
    response: acknowledgement,
    handle: ({ services, liveTable, person, body, clientAddress, arrival }) =>
      new Promise<Result<Acknowledgement, Problem>>((resolve, reject) => {
        const caller = { person: person.id, clientAddress, arrival };
        dispatchCommand(services, liveTable, caller, name, body, resolve).catch(reject);
      }),
  });

export const commandRoutes: readonly Route[] = COMMAND_NAMES.map(commandRoute);
