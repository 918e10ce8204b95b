import type { Seat } from "@sofala/engine";
import { givingSeat, hasOwnAbility, makePledgedUses } from "./civic/abilities.ts";
import { showFlips } from "./civic/flips.ts";
import { endPledges } from "./civic/pledges.ts";
import { ranking } from "./ending/ranking.ts";
import { beginDuel, duelOf, duellists, settleThrow, throwForAbsent } from "./ending/throws.ts";
import type { Log } from "./events.ts";
import { produce, shuffleIn } from "./production.ts";
import {
  beginCalamity,
  carryOn,
  defaultLoss,
  discardChosen,
  loseChosen,
  strikeOf,
  trackOf,
  victimOf,
} from "./resolution/calamities.ts";
import { answerBanks, setTurnOrder, settleCards, spendCards } from "./resolution/spending.ts";
import { highestStored } from "./resolution/stores.ts";
import { judges, tally } from "./resolution/votes.ts";
import { cardOf, playerAt, seatsOf, type Part, type Phase, type State } from "./state.ts";
import { nextStep } from "./trading/market.ts";

/** Seats that owe a decision in the part that is running. */
export function owing(state: State): readonly Seat[] {
  const unready = (seat: Seat) => !playerAt(state, seat).ready;
  switch (state.part) {
    case undefined:
      return [];
    case "abilities":
      return seatsOf(state).filter((seat) => unready(seat) && hasOwnAbility(state, seat));
    case "give": {
      const seat = givingSeat(state);
      return seat === undefined ? [] : [seat];
    }
    case "flips":
    case "trading":
    case "grace":
    case "purchasing":
      return seatsOf(state).filter(unready);
    case "bank":
      return seatsOf(state).filter((seat) => playerAt(state, seat).bank === "asked");
    case "vote":
      return judges(state).filter((seat) => strikeOf(state).votes[seat] === undefined);
    case "cubes":
    case "stored": {
      const { asked, victim } = strikeOf(state);
      return asked && victim !== undefined ? [victim] : [];
    }
    case "throw":
      return duellists(state).filter((_, n) => duelOf(state).hands[n] === undefined);
  }
}

/** Parts that end when all are ready. */
export const FOR_ALL: readonly Part[] = ["abilities", "flips", "trading", "grace", "purchasing"];

/** May a seat move in the part that is running, whether or not it owes anything? */
export function mayMove(state: State, seat: Seat): boolean {
  const { part } = state;
  if (part === "vote") return judges(state).includes(seat);
  return (part !== undefined && FOR_ALL.includes(part)) || owing(state).includes(seat);
}

/** What needs no decision happens by itself. */
export function proceed(state: State, log: Log): void {
  while (state.part !== undefined && owing(state).length === 0) endPart(state, log);
}

/** All have decided. */
function endPart(state: State, log: Log): void {
  switch (state.part) {
    case undefined:
      return;
    case "abilities":
      return beginPart(state, "give");
    case "give":
      endPledges(state);
      return beginPart(state, "flips");
    case "flips":
      showFlips(state, log);
      return beginTrading(state, log);
    case "trading":
      return nextStep(state, log) ? beginPart(state, "trading") : resolve(state, log);
    case "grace":
      return resolve(state, log);
    case "bank":
      settleCards(state, log);
      setTurnOrder(state, log);
      return beginCalamities(state, log);
    case "vote":
      return goOn(state, () => tally(state, false, log), log);
    case "cubes":
    case "stored":
      return goOn(state, () => carryOn(state, log), log);
    case "purchasing":
      return endTurn(state, log);
    case "throw":
      if (settleThrow(state, log)) endGame(state, log);
      return;
  }
}

/** Time is up: what was not decided is decided by its default (R 11). */
export function runOut(state: State, log: Log): void {
  const { part } = state;
  if (part === undefined) return;
  log.push({ kind: "time-ran-out", part });
  switch (part) {
    case "give":
      makePledgedUses(state, log);
      return endPart(state, log);
    case "trading":
      return endTrading(state, log);
    case "bank":
      answerBanks(state, log);
      return;
    case "vote":
      return goOn(state, () => tally(state, true, log), log);
    case "cubes":
      return loseChosen(state, defaultLoss(state), log);
    case "stored":
      return discardChosen(state, highestStored(state, victimOf(state)), log);
    case "throw":
      return throwForAbsent(state);
    case "abilities":
    case "flips":
    case "grace":
    case "purchasing":
      return endPart(state, log);
  }
}

function beginPhase(state: State, phase: Phase, part: Part, log: Log): void {
  state.phase = phase;
  state.fresh = true;
  log.push({ kind: "phase-began", phase });
  beginPart(state, part);
}

function beginPart(state: State, part: Part): void {
  state.part = part;
  for (const player of state.players) player.ready = false;
}

/** Production, and what the turn brings (R 3, R 4.1). */
export function beginTurn(state: State, log: Log): void {
  state.turn += 1;
  log.push({ kind: "turn-began", turn: state.turn });
  produce(state, log);
  state.past.push(...state.developments, ...state.calamities);
  state.developments = state.coming.developments.shift() ?? [];
  state.calamities = state.coming.calamities.shift() ?? [];
  const { developments, calamities } = state;
  log.push({ kind: "developments-revealed", developments, calamities });
  beginCivic(state, log);
}

export const beginCivic = (state: State, log: Log): void =>
  beginPhase(state, "civic", "abilities", log);

export function beginTrading(state: State, log: Log): void {
  state.marketStep = 0;
  beginPhase(state, "trading", "trading", log);
}

export const beginPurchasing = (state: State, log: Log): void =>
  beginPhase(state, "purchasing", "purchasing", log);

/** The bell: a moment to warehouse, where the table grants it (Q 32). */
function endTrading(state: State, log: Log): void {
  if (nextStep(state, log)) beginPart(state, "trading");
  else if (state.options.tradeGraceSeconds === 0) resolve(state, log);
  else {
    state.offers = [];
    beginPart(state, "grace");
  }
}

function resolve(state: State, log: Log): void {
  state.offers = [];
  beginPhase(state, "resolution", "bank", log);
  spendCards(state, log);
}

/** Unhappiness first, then barbarians (R 6.10). */
function beginCalamities(state: State, log: Log): void {
  if (!beginCalamity(state, "happiness", log)) return;
  if (beginCalamity(state, "safety", log)) beginPurchasing(state, log);
}

/** After a decision: the rest of this calamity, the other one, the purchases. */
function goOn(state: State, decide: () => boolean, log: Log): void {
  const track = trackOf(state, strikeOf(state));
  if (!decide()) return;
  if (track === "safety" || beginCalamity(state, "safety", log)) beginPurchasing(state, log);
}

function endTurn(state: State, log: Log): void {
  for (const [seat, player] of state.players.entries()) {
    const to = Math.floor(player.money / 2);
    if (player.money > 0) log.push({ kind: "money-halved", seat, from: player.money, to });
    player.money = to;
    player.used = [];
    player.bought = [];
    player.forbidden = [];
  }
  // R 3.5: Piracy lies among the discards only in the turn in which it was spent.
  const isPiracySpent = state.discards.luxury.some((id) => cardOf(state, id).good === "piracy");
  if (isPiracySpent) shuffleIn(state, "luxury", log);
  if (state.turn < state.edition.rules.turns.value) return beginTurn(state, log);
  if (beginDuel(state, log)) return beginPhase(state, "tie-break", "throw", log);
  endGame(state, log);
}

function endGame(state: State, log: Log): void {
  state.phase = "over";
  state.part = undefined;
  for (const player of state.players) player.ready = false;
  log.push({ kind: "game-ended", ranking: ranking(state) });
}
