import type { Seat } from "@sofala/engine";
import { INDUSTRIES } from "../board.ts";
import type { Bottom } from "../data/edition.ts";
import type { Log } from "../events.ts";
import { incomeOf } from "../income.ts";
import type { BankChoice } from "../moves.ts";
import { goodsIn, openCards } from "../open-cards.ts";
import { changeMoney, changeVp, takeGain } from "../purse.ts";
import { cardOf, playerAt, type State } from "../state.ts";
import { moveMarker, moveStatus } from "../tracks.ts";

/** All cards in hand are turned up; money and arrows come first (R 6.1 to R 6.3, Q 33). */
export function spendCards(state: State, log: Log): void {
  for (const [seat, player] of state.players.entries()) {
    const cards = openCards(
      state,
      player.hand.map(({ card }) => card),
    );
    log.push({ kind: "cards-spent", seat, cards });
    changeMoney(state, seat, incomeOf(state.edition, goodsIn(state, player.hand)), "goods", log);
  }
  for (const [seat, player] of state.players.entries()) {
    let government = 0;
    let religion = 0;
    for (const { card } of player.hand) {
      const { effect } = state.edition.bottoms[cardOf(state, card).bottom];
      government += effect.government ?? 0;
      religion += effect.religion ?? 0;
    }
    // Q 12: all arrows of a track count together.
    moveMarker(state, seat, "government", government, log);
    moveMarker(state, seat, "religion", religion, log);
  }
  askBanks(state, log);
}

const spentWith = (state: State, seat: Seat, bottom: Bottom): number =>
  playerAt(state, seat).hand.filter(({ card }) => cardOf(state, card).bottom === bottom).length;

/** A bank helps by itself where it has only one thing to do (R 6.5). */
function askBanks(state: State, log: Log): void {
  for (const [seat, player] of state.players.entries()) {
    if (player.cubes.bank === 0) continue;
    const poverty = spentWith(state, seat, "poverty");
    const prosperity = spentWith(state, seat, "prosperity");
    if (poverty > 0 && prosperity > 0) player.bank = "asked";
    else if (poverty > 0) useBank(state, seat, "poverty", log);
    else if (prosperity > 0) useBank(state, seat, "prosperity", log);
  }
}

export function useBank(state: State, seat: Seat, choice: BankChoice, log: Log): void {
  playerAt(state, seat).bank = choice;
  log.push({ kind: "bank-used", seat, choice });
}

/** When time is up: the larger benefit, and prosperity where they are equal. */
export function answerBanks(state: State, log: Log): void {
  const { bankProsperityFactor } = state.edition.rules;
  for (const [seat, player] of state.players.entries()) {
    if (player.bank !== "asked") continue;
    const points = spentWith(state, seat, "prosperity") * (bankProsperityFactor.value - 1);
    const isPoverty = spentWith(state, seat, "poverty") > points;
    useBank(state, seat, isPoverty ? "poverty" : "prosperity", log);
  }
}

/** What is left of the cards once the banks are settled: points, moods, industries, discards (R 6.4 to R 6.8). */
export function settleCards(state: State, log: Log): void {
  for (const seat of state.players.keys()) settleBottoms(state, seat, log);
  settleIndustries(state, log);
  for (const player of state.players) {
    for (const { card } of player.hand) state.discards[cardOf(state, card).deck].push(card);
    player.hand = [];
    player.bank = undefined;
  }
}

function settleBottoms(state: State, seat: Seat, log: Log): void {
  const player = playerAt(state, seat);
  const { bank } = player;
  let vp = 0;
  let happiness = 0;
  let safety = 0;
  for (const { card } of player.hand) {
    const { bottom } = cardOf(state, card);
    const { effect } = state.edition.bottoms[bottom];
    vp += effect.vp ?? 0;
    // Q 35: the bank ignores Poverty alone.
    if (bottom !== "poverty" || bank !== "poverty") happiness += effect.happiness ?? 0;
    safety += effect.safety ?? 0;
  }
  if (bank === "prosperity") vp *= state.edition.rules.bankProsperityFactor.value;
  changeVp(state, seat, vp, "prosperity", log);
  moveStatus(state, seat, "happiness", happiness, log);
  moveStatus(state, seat, "safety", safety, log);
}

/** R 6.7: dominance for who spends the most of a good, monopoly for who alone spends it (Q 36). */
function settleIndustries(state: State, log: Log): void {
  const spent = state.players.map(({ hand }) => goodsIn(state, hand));
  for (const [seat, player] of state.players.entries()) {
    for (const industry of INDUSTRIES) {
      if (player.cubes[`industry.${industry}`] === 0) continue;
      const data = state.edition.industries[industry];
      const own = spent[seat]?.[data.good] ?? 0;
      const most = Math.max(
        ...spent.map((goods, other) => (other === seat ? 0 : (goods[data.good] ?? 0))),
      );
      if (own === 0 || own < most) continue;
      const bonus = most === 0 ? "monopoly" : "dominance";
      log.push({ kind: "industry-paid", seat, industry, bonus });
      takeGain(state, seat, data[bonus], { vp: "industry", money: "industry" }, log);
    }
  }
}

/** R 6.9: the richest first; equals keep their order. */
export function setTurnOrder(state: State, log: Log): void {
  const money = (seat: Seat) => playerAt(state, seat).money;
  state.turnOrder = state.turnOrder.toSorted((a, b) => money(b) - money(a));
  log.push({ kind: "turn-order-set", turnOrder: [...state.turnOrder] });
}
