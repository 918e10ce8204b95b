import { createHash } from "node:crypto";
import type { JsonObject } from "@sofala/engine";
import type { PlayedMove } from "@sofala/engine/testing";
import {
  mediterranean,
  type Event,
  type Mediterranean,
  type Options,
  type Part,
  type State,
} from "../src/index.ts";
import { EDITION } from "./coverage-lists.ts";
import type { Wishes } from "./golden-play.ts";

/** True if a move of a golden game shows what it is about. */
export type MoveTest = (play: PlayedMove<Mediterranean>) => boolean;

/** What one golden game is there for. */
export interface Theme {
  readonly name: string;
  readonly pins: string;
  readonly players: number;
  readonly options?: Partial<Options>;
  readonly wishes?: Wishes;
  /** Where it begins, instead of at the set-up. */
  readonly position?: JsonObject;
  /** All of these are to be seen in it. */
  readonly shows: readonly MoveTest[];
}

/** How a game ended: the victory points and money of every seat, and the last snapshot byte by byte. */
export interface End {
  readonly seats: readonly string[];
  readonly snapshot: string;
}

export const endOf = (state: State): End => ({
  seats: state.players.map(({ vp, money }) => `${vp} $${money}`),
  snapshot: createHash("sha256")
    .update(JSON.stringify(mediterranean.snapshot(state)))
    .digest("hex")
    .slice(0, 32),
});

type EventOf<Kind extends Event["kind"]> = Extract<Event, { readonly kind: Kind }>;

/** An event of the kind, and where asked, one like that. */
export const happens =
  <Kind extends Event["kind"]>(
    kind: Kind,
    like: (event: EventOf<Kind>, play: PlayedMove<Mediterranean>) => boolean = () => true,
  ): MoveTest =>
  (play) =>
    play.events.some((event) => event.kind === kind && like(event as EventOf<Kind>, play));

export const built = (building: string): MoveTest =>
  happens("building-built", (event) => event.building === building);

export const used = (building: string): MoveTest =>
  happens("ability-used", (event) => event.building === building);

export const bought = (card: string): MoveTest =>
  happens("development-bought", (event) => event.card === card);

/** A culture card is bought whose row the building doubles. */
export const doubles = (building: string): MoveTest => {
  const ability = EDITION.buildings[building]?.ability;
  const row = ability?.kind === "doubleCulture" ? ability.category : "none";
  return happens(
    "development-bought",
    ({ seat, box }, { before }) =>
      box?.startsWith(`${row}.`) === true &&
      before.players[seat]?.buildings.includes(building) === true,
  );
};

/** A flip at the end of the part, or in it, takes buildings along. */
export const destroys = (part: Part): MoveTest =>
  happens(
    "track-flipped",
    ({ destroyed }, { before }) => before.part === part && destroyed.length > 0,
  );

export const timeUpIn = (part: string): MoveTest =>
  happens("time-ran-out", (event) => event.part === part);
