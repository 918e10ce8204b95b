import type { Actor } from "@sofala/engine";
import type { PlayedMove } from "@sofala/engine/testing";
import {
  zimbabwe,
  type Craft,
  type God,
  type Move,
  type Options,
  type State,
  type Zimbabwe,
} from "../src/index.ts";
import { tableOf, type Wishes } from "./golden-play.ts";

/** What one golden game is there for. */
export interface Theme {
  readonly name: string;
  readonly pins: string;
  readonly players: number;
  readonly options?: Options;
  readonly wishes?: Wishes;
  /** Begins in the middle of a game, from the position. */
  readonly fromPosition?: boolean;
  /** Whether a move of the game is what it is there for. */
  readonly shows: (play: PlayedMove<Zimbabwe>) => boolean;
}

/** VP, VR and cattle of every seat: `["27/23 9", …]`. */
export const endOf = (state: State): readonly string[] =>
  (tableOf(state).seats as readonly { vp?: number; vr?: number; cattle: number }[]).map(
    ({ vp, vr, cattle }) => `${vp}/${vr} ${cattle}`,
  );

export const adores = (play: PlayedMove<Zimbabwe>, god: God): boolean =>
  playerOf(play, play.actor)?.god === god;

export const cardsOf = (play: PlayedMove<Zimbabwe>, actor: Actor) =>
  playerOf(play, actor)?.technologies ?? {};

const playerOf = ({ before }: PlayedMove<Zimbabwe>, actor: Actor) =>
  actor === "clock" ? undefined : tableOf(before).seats[actor];

export const payments = ({ events }: PlayedMove<Zimbabwe>) =>
  events.filter((event) => event.kind === "cattle-paid");

export const craftAt = ({ before }: PlayedMove<Zimbabwe>, cell: string): Craft | undefined =>
  tableOf(before).craftsmen.find(({ at }) => at === cell)?.craftsman;

export const lowers = (
  play: PlayedMove<Zimbabwe>,
  { prices }: Extract<Move, { kind: "set-prices" }>,
): boolean =>
  Object.entries(prices).some(
    ([craft, price]) => price < (cardsOf(play, play.actor)[craft as Craft]?.price ?? 0),
  );

/** A good comes from more than 3 steps away, and no hub is paid. */
export const isFar = (
  play: PlayedMove<Zimbabwe>,
  { at, goods }: Extract<Move, { kind: "raise-monument" }>,
): boolean =>
  payments(play).every(({ recipient }) => recipient.to === "technology") &&
  goods.some(({ craftsman }) => {
    const steps = zimbabwe.scenario.ask("distance", play.before, { distance: [at, craftsman] });
    return steps.ok && typeof steps.value === "number" && steps.value > 3;
  });

export const areNeighbours = (one: string, other: string): boolean => {
  const columns = (one.codePointAt(0) ?? 0) - (other.codePointAt(0) ?? 0);
  const rows = Number(one.slice(1)) - Number(other.slice(1));
  return Math.max(Math.abs(columns), Math.abs(rows)) === 1;
};
