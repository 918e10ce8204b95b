/** From part to part: a part is over when nobody owes anything in it. */
import { giver, hasOwnAbility, keepPromises, showFlips } from "./civic.ts";
import { calamityStep, chooseCubes, firstCubes, missingVotes, tally } from "./calamities.ts";
import { mixDiscardsIn } from "./decks.ts";
import { endGame, missingHands, showHands, throwForAbsent } from "./ending.ts";
import { LAST_TURN } from "./events.ts";
import { discardStored, highestSlots } from "./losses.ts";
import { bankDefaults, revealCards, settleCards, undecidedBanks } from "./resolution.ts";
import { beginTurn } from "./setup.ts";
import { allSeats, playerAt } from "./state.ts";
import type { NaiveState, Part, Phase } from "./state.ts";

const STEPS_OF_ROUNDS = 6;

/** The seats that owe something, ascending. */
export function toAct(state: NaiveState): number[] {
  if (state.phase === "over") return [];
  const waiting = allSeats(state).filter((seat) => !playerAt(state, seat).ready);
  const victim = state.calamity === undefined ? [] : [state.calamity.victim];
  switch (state.part) {
    case "abilities":
      return waiting.filter((seat) => hasOwnAbility(state, seat));
    case "give":
      return [giver(state) ?? []].flat();
    case "flips":
    case "trading":
    case "grace":
    case "purchasing":
      return waiting;
    case "bank":
      return undecidedBanks(state);
    case "vote":
      return missingVotes(state);
    case "cubes":
    case "stored":
      return victim;
    case "calamity":
      return [];
    case "throw":
      return missingHands(state).toSorted((a, b) => a - b);
  }
}

export function settle(state: NaiveState) {
  while (state.phase !== "over" && toAct(state).length === 0) closePart(state, false);
}

function enter(state: NaiveState, phase: Phase, part: Part) {
  state.phase = phase;
  state.part = part;
  for (const player of state.players) player.ready = false;
}

function closePart(state: NaiveState, bell: boolean) {
  switch (state.part) {
    case "abilities":
      state.giving = [...state.turnOrder];
      return enter(state, "civic", "give");
    case "give":
      state.pledges = [];
      return enter(state, "civic", "flips");
    case "flips":
      showFlips(state);
      state.step = 0;
      return enter(state, "trading", "trading");
    case "trading":
      return closeTrading(state, bell);
    case "grace":
      return beginResolution(state);
    case "bank":
      settleCards(state);
      state.waiting = [...(state.calamities[state.turn - 1] ?? [])];
      return enter(state, "resolution", "calamity");
    case "vote":
      return tally(state, bell);
    case "calamity":
      if (calamityStep(state) === "done") enter(state, "purchasing", "purchasing");
      return undefined;
    case "purchasing":
      return endTurn(state);
    case "throw":
      return showHands(state);
    case "cubes":
    case "stored":
      // These end with the choice itself.
      return undefined;
  }
}

function closeTrading(state: NaiveState, bell: boolean) {
  if (state.options.market === "rounds" && state.step < STEPS_OF_ROUNDS - 1) {
    state.step += 1;
    return enter(state, "trading", "trading");
  }
  state.offers = [];
  if (!bell || state.options.tradeGraceSeconds <= 0) return beginResolution(state);
  enter(state, "trading", "grace");
}

function beginResolution(state: NaiveState) {
  enter(state, "resolution", "bank");
  revealCards(state);
}

function endTurn(state: NaiveState) {
  for (const player of state.players) {
    player.money = Math.floor(player.money / 2);
    player.bought = [];
    player.forbidden = [];
    player.used = [];
    player.ready = false;
  }
  // Piracy lies there exactly when it was spent this turn.
  if (state.discards.luxury.includes("piracy-01")) mixDiscardsIn(state, "luxury");
  if (state.turn < LAST_TURN) beginTurn(state, state.turn + 1);
  else endGame(state);
}

export function timeUp(state: NaiveState) {
  switch (state.part) {
    case "cubes":
      chooseCubes(state, firstCubes(state));
      return;
    case "stored": {
      const victim = state.calamity?.victim ?? 0;
      discardStored(state, victim, highestSlots(playerAt(state, victim)));
      return;
    }
    case "give":
      keepPromises(state);
      break;
    case "bank":
      bankDefaults(state);
      break;
    case "throw":
      throwForAbsent(state);
      break;
    case "abilities":
    case "flips":
    case "trading":
    case "grace":
    case "vote":
    case "calamity":
    case "purchasing":
  }
  closePart(state, true);
}
