import type { Seat } from "@sofala/engine";
import type { CalamityData, CalamityEffect, StatusTrack } from "../data/edition.ts";
import type { Log } from "../events.ts";
import type { CubePlace, Slot } from "../moves.ts";
import { changeMoney, changeVp } from "../purse.ts";
import { playerAt, seatsOf, type State, type Strike } from "../state.ts";
import { moveTowardsZero } from "../tracks.ts";
import { cubeChoices, loseCubes, type CubeLoss } from "./cubes.ts";
import { discardStored, surplus } from "./stores.ts";

/** Lets the calamity of a track strike; true when nobody has to decide anything (R 7.1). */
export function beginCalamity(state: State, track: StatusTrack, log: Log): boolean {
  const calamity = state.calamities.find((id) => dataOf(state, id).track === track);
  if (calamity === undefined) return true;
  const lowest = Math.min(...state.players.map((player) => player[track]));
  const tied = seatsOf(state).filter((seat) => playerAt(state, seat)[track] === lowest);
  if (lowest >= 0 || (tied.length > 1 && tied.length === state.players.length)) {
    const reason = lowest >= 0 ? "nobody-below" : "all-tied";
    log.push({ kind: "calamity-passed", calamity, reason });
    return true;
  }
  state.strike = {
    calamity,
    tied,
    round: 0,
    votes: state.players.map(() => undefined),
    victim: undefined,
    effect: 0,
    lost: 0,
    asked: false,
  };
  const [victim] = tied;
  if (tied.length === 1 && victim !== undefined) return strike(state, victim, log);
  callVote(state, log);
  return false;
}

export const trackOf = (state: State, { calamity }: Strike): StatusTrack =>
  dataOf(state, calamity).track;

function dataOf(state: State, id: string): CalamityData {
  const data = state.edition.calamities[id];
  if (data === undefined) throw new Error(`no such calamity: ${id}`);
  return data;
}

export function strikeOf(state: State): Strike {
  if (state.strike === undefined) throw new Error("no calamity strikes");
  return state.strike;
}

export function victimOf(state: State): Seat {
  const { victim } = strikeOf(state);
  if (victim === undefined) throw new Error("a calamity without a victim");
  return victim;
}

/** The victim is known: the effects run. */
export function strike(state: State, victim: Seat, log: Log): boolean {
  const { calamity } = strikeOf(state);
  state.strike = { ...strikeOf(state), victim };
  log.push({ kind: "calamity-struck", calamity, victim });
  return carryOn(state, log);
}

export function callVote(state: State, log: Log): void {
  const { calamity, tied, round } = strikeOf(state);
  state.part = "vote";
  state.strike = {
    ...strikeOf(state),
    round: round + 1,
    votes: state.players.map(() => undefined),
  };
  log.push({ kind: "vote-called", calamity, tied, round: round + 1 });
}

/** Carries the effects out one by one; false where the victim has to choose. */
export function carryOn(state: State, log: Log): boolean {
  for (;;) {
    const victim = victimOf(state);
    const excess = surplus(state, victim);
    const stored = playerAt(state, victim).warehouse;
    if (excess > 0 && excess < stored.length) return ask(state, "stored");
    if (excess > 0)
      discardStored(
        state,
        victim,
        stored.map(({ slot }) => slot),
        log,
      );

    const effect = effectsOf(state)[strikeOf(state).effect];
    if (effect === undefined) break;
    if (effect.op === "loseCubes") {
      const choices = cubeChoices(state, victim, effect);
      if (choices.length > 1) return ask(state, "cubes");
      loseCubes(state, victim, choices[0] ?? [], log);
      advance(state, choices[0]?.length ?? 0);
    } else {
      advance(state, suffer(state, victim, effect, log));
    }
  }
  resetMarker(state, log);
  state.strike = undefined;
  return true;
}

function ask(state: State, part: "cubes" | "stored"): false {
  state.part = part;
  state.strike = { ...strikeOf(state), asked: true };
  return false;
}

/** The loss of cubes that the victim has to choose. */
export function lossAsked(state: State): CubeLoss {
  const effect = effectsOf(state)[strikeOf(state).effect];
  if (effect?.op !== "loseCubes") throw new Error("no cubes are lost");
  return effect;
}

/** From the first listed areas that have any. */
export const defaultLoss = (state: State): readonly CubePlace[] =>
  cubeChoices(state, victimOf(state), lossAsked(state))[0] ?? [];

/** The victim has chosen. */
export function loseChosen(state: State, areas: readonly CubePlace[], log: Log): void {
  loseCubes(state, victimOf(state), areas, log);
  advance(state, areas.length);
}

export function discardChosen(state: State, cards: readonly Slot[], log: Log): void {
  discardStored(state, victimOf(state), cards, log);
  state.strike = { ...strikeOf(state), asked: false };
}

/** The present effect is done, and so much was lost. */
function advance(state: State, lost: number): void {
  const { effect, lost: before } = strikeOf(state);
  state.strike = { ...strikeOf(state), effect: effect + 1, lost: before + lost, asked: false };
}

function effectsOf(state: State): readonly CalamityEffect[] {
  const age = state.edition.rules.ageOfTurn.value[state.turn - 1] ?? "iron";
  return dataOf(state, strikeOf(state).calamity).ages[age];
}

/** Returns how many spaces, points, coins or cards it took. */
function suffer(
  state: State,
  victim: Seat,
  effect: Exclude<CalamityEffect, { op: "loseCubes" }>,
  log: Log,
): number {
  switch (effect.op) {
    case "trackTowardZero":
      return moveTowardsZero(state, victim, effect.track, effect.spaces, log);
    case "lose":
      return -(
        changeVp(state, victim, -(effect.vp ?? 0), "calamity", log) +
        changeMoney(state, victim, -(effect.money ?? 0), "calamity", log)
      );
    case "discardWarehouse": {
      const stored = playerAt(state, victim).warehouse.map(({ slot }) => slot);
      if (stored.length > 0) discardStored(state, victim, stored, log);
      return stored.length;
    }
    case "forbidPurchase": {
      const { developments } = effect;
      const player = playerAt(state, victim);
      player.forbidden = [...new Set([...player.forbidden, ...developments])];
      log.push({ kind: "purchases-forbidden", seat: victim, developments });
      return 0;
    }
  }
}

/** R 7.4: who has lost something starts again from START (Q 38). */
function resetMarker(state: State, log: Log): void {
  if (strikeOf(state).lost === 0) return;
  const victim = victimOf(state);
  const track = trackOf(state, strikeOf(state));
  const player = playerAt(state, victim);
  log.push({ kind: "marker-reset", seat: victim, track, from: player[track] });
  player[track] = 0;
}
