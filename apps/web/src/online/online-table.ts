import type { ReadonlySignal } from "@preact/signals";
import type { Actor, GameRules, GameTypes, Seat } from "@sofala/engine";
import type { TableInfo } from "@sofala/protocol";
import type { Player, StoredGame } from "../store/stored-game.ts";
import type { Failure } from "../api-failure.ts";
import type { TableClient } from "./table-client.ts";

export interface OnlineMove {
  readonly actor: Actor;
  /** Undefined if the observer may not know which move it was. */
  readonly move?: GameTypes["seenMove"];
}

/** A table on a server, with open or hidden information. */
export interface OnlineTable {
  readonly id: string;
  readonly game: GameRules;
  readonly players: readonly Player[];
  /** Seats, clocks, chat and commands of the table. */
  readonly client: TableClient;
  /** My seat while I play it. */
  readonly me: ReadonlySignal<Seat | undefined>;
  /** Moves made so far. */
  readonly moveCount: ReadonlySignal<number>;
  /** A move, counted from 0. */
  moveAt(move: number): OnlineMove | undefined;
  /** The log entry of a move. */
  entryOfMove(move: number): number | undefined;
  /** How many log entries led to the moment after this number of moves. */
  entryCountAt(moves: number): number;

  // What only a table with open information has:

  /** The bot that is thinking. */
  readonly thinkingSeat?: ReadonlySignal<Seat | undefined>;
  /** The game as this device would store it. */
  readonly stored?: ReadonlySignal<StoredGame>;
  /** How many moves led to the moment after this number of entries. */
  momentAt?(entries: number): { readonly moves: number; readonly hint?: "taken-back" | "not-yet" };
  /** Why the server refused my last decision; `retry` dismisses it. */
  readonly rejection?: ReadonlySignal<Failure | undefined>;
  retry?(): void;
}

/** My seat while I play it: not while a bot does, nor after the end of the game. */
export function mySeat({ you, seats, status }: TableInfo): Seat | undefined {
  const { isHandedOver, hasResigned } = seats[you.seat ?? -1] ?? {};
  return status !== "running" || isHandedOver || hasResigned ? undefined : you.seat;
}
