import { findGame } from "@sofala/catalog";
import type { Entry, Game, Timeline } from "@sofala/engine";
import type { ServerMessage } from "@sofala/protocol";
import type { BlockLookup } from "../block-lookup.ts";
import type { StoredEntry, StoredTable } from "../stored-table.ts";
import type { Subscriber } from "../subscriber-list.ts";
import { Subscribers } from "../subscribers.ts";
import { initialTimeline, TableState, type TableStateDeps } from "../table-state.ts";
import { personHolder, START, startedContext } from "./contexts.ts";

/** Nobody has blocked anybody. */
const NO_BLOCKS: BlockLookup = {
  hasBlocked: () => false,
  isBlocked: () => false,
  blockedBy: () => [],
  blockedEitherWay: () => [],
};

/** What the parts of a table depend on, in a test that needs nothing special. */
export const PART_DEPS = {
  findGameVersion: (id: string): Game | undefined => findGame(id),
  now: () => START,
  blocks: NO_BLOCKS,
  heartbeat: { outages: [] },
  presence: { setPresent: () => {} },
};

/** A game that Ben and Cleo have just started. */
export const startedTable = (): StoredTable =>
  startedContext([personHolder("ben"), personHolder("cleo")]).table;

/** The state of a table, and its subscribers: none yet. */
export function partsOf(
  table: StoredTable,
  entries: readonly StoredEntry[] = [],
  deps: Partial<TableStateDeps> = {},
): { readonly state: TableState; readonly subscribers: Subscribers } {
  const state = new TableState({ ...PART_DEPS, ...deps }, { table, entries, orders: new Map() });
  return { state, subscribers: new Subscribers(state, PART_DEPS) };
}

/** A subscriber that records what it is sent and why it is disconnected. */
export interface TestSubscriber extends Subscriber {
  readonly messages: ServerMessage[];
  readonly endReasons: string[];
}

export function testSubscriber(person: string, more: Partial<Subscriber> = {}): TestSubscriber {
  const messages: ServerMessage[] = [];
  const endReasons: string[] = [];
  return {
    person,
    views: false,
    legal: false,
    messages,
    endReasons,
    receive: ({ json }) => messages.push(JSON.parse(json) as ServerMessage),
    end: (reason) => endReasons.push(reason),
    ...more,
  };
}

/** A log of first legal moves, each undone if possible, so that turns do not end. */
export function longLog(table: StoredTable, length: number): readonly StoredEntry[] {
  const timeline = initialTimeline(PART_DEPS, table);
  while (timeline.log.length < length) timeline.replay(nextEntry(timeline));
  return timeline.log.map((entry) => ({ entry, at: START, actor: "0" }));
}

function nextEntry(timeline: Timeline): Entry {
  const [seat = 0] = timeline.toAct;
  const [move] = timeline.game.legalMoves(timeline.state, seat);
  if (move === undefined) throw new Error("no move");
  return timeline.undoFor(seat) ?? { kind: "move", actor: seat, move };
}

/** A game that counts how often a move is applied. */
export function countingGame(): { readonly game: Game; moves: number } {
  const game = findGame("zimbabwe");
  if (game === undefined) throw new Error("no game");
  const counting = {
    moves: 0,
    game: {
      ...game,
      applyMove: (...args: Parameters<Game["applyMove"]>) => {
        counting.moves++;
        return game.applyMove(...args);
      },
    },
  };
  return counting;
}
