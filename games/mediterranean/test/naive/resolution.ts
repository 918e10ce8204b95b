/** What the spent cards do (Q 33 to 36), up to the new turn order. */
import { BASICS, bottomEffect, cardOf, CIVICS, GOODS, INDUSTRIES, SET_VALUES } from "./data.ts";
import type { Bottom, Good } from "./data.ts";
import { discard } from "./decks.ts";
import { allSeats, playerAt, sum } from "./state.ts";
import type { BankChoice, NaiveState, Player, Refusal } from "./state.ts";
import { gain, moveStatus, moveTrack } from "./tracks.ts";

function valuesOf(good: string): number[] {
  if (good === "piracy") return [];
  if (BASICS.some((one) => one === good)) return SET_VALUES.basic;
  return CIVICS.some((one) => one === good) ? SET_VALUES.civic : SET_VALUES.luxury;
}

export function income(counts: Record<string, number>): number {
  return sum(
    Object.entries(counts).map(([good, count]) => {
      const values = valuesOf(good);
      let money = 0;
      for (let left = count; left > 0 && values.length > 0; left -= values.length) {
        money += values[Math.min(left, values.length) - 1] ?? 0;
      }
      return money;
    }),
  );
}

const spentGoods = (player: Player, good: Good) =>
  player.hand.filter((held) => cardOf(held.card).good === good).length;
const spentBottoms = (player: Player, bottom: Bottom) =>
  player.hand.filter((held) => cardOf(held.card).bottom === bottom).length;
const bottoms = (player: Player) =>
  player.hand.map((held) => bottomEffect(cardOf(held.card).bottom));

/** Money, then the net arrows of each track. */
export function revealCards(state: NaiveState) {
  for (const seat of allSeats(state)) {
    const player = playerAt(state, seat);
    player.money += income(
      Object.fromEntries(GOODS.map((good) => [good, spentGoods(player, good)])),
    );
    const effects = bottoms(player);
    for (const track of ["government", "religion"] as const) {
      moveTrack(state, seat, track, sum(effects.map((effect) => effect[track] ?? 0)));
    }
  }
}

/** Owners of a bank who spent both kinds and have not chosen. */
export const undecidedBanks = (state: NaiveState) =>
  allSeats(state).filter((seat) => {
    const player = playerAt(state, seat);
    return (
      player.cubes.bank > 0 &&
      spentBottoms(player, "poverty") > 0 &&
      spentBottoms(player, "prosperity") > 0 &&
      !state.banks.some((bank) => bank.seat === seat)
    );
  });

export function chooseBank(state: NaiveState, seat: number, choice: BankChoice): Refusal {
  if (!undecidedBanks(state).includes(seat)) return "turn/not-yours";
  state.banks.push({ seat, choice });
  return undefined;
}

export function bankDefaults(state: NaiveState) {
  for (const seat of undecidedBanks(state)) {
    const player = playerAt(state, seat);
    const better = spentBottoms(player, "poverty") > 2 * spentBottoms(player, "prosperity");
    state.banks.push({ seat, choice: better ? "poverty" : "prosperity" });
  }
}

/** From prosperity to the new turn order. */
export function settleCards(state: NaiveState) {
  for (const seat of allSeats(state)) settleBottoms(state, seat);
  for (const seat of allSeats(state)) settleIndustries(state, seat);
  for (const player of state.players) {
    discard(state, player.hand);
    player.hand = [];
  }
  state.banks = [];
  const money = (seat: number) => playerAt(state, seat).money;
  state.turnOrder = state.turnOrder.toSorted((a, b) => money(b) - money(a));
}

function settleBottoms(state: NaiveState, seat: number) {
  const player = playerAt(state, seat);
  const prosperity = spentBottoms(player, "prosperity");
  const poverty = spentBottoms(player, "poverty");
  const choice = state.banks.find((bank) => bank.seat === seat)?.choice;
  const hasBank = player.cubes.bank > 0;
  // With one kind only the bank helps by itself, so only the other choice stops it.
  const tripled = hasBank && choice !== "poverty";
  const spared = hasBank && choice !== "prosperity";
  player.vp += tripled ? 3 * prosperity : prosperity;
  const effects = bottoms(player);
  const sadness = sum(effects.map((effect) => effect.happiness ?? 0));
  moveStatus(player, "happiness", spared ? sadness + poverty : sadness);
  moveStatus(player, "safety", sum(effects.map((effect) => effect.safety ?? 0)));
}

function settleIndustries(state: NaiveState, seat: number) {
  const player = playerAt(state, seat);
  for (const industry of INDUSTRIES) {
    const mine = spentGoods(player, industry.good);
    if (player.cubes[industry.area] === 0 || mine === 0) continue;
    const others = state.players
      .filter((other) => other !== player)
      .map((other) => spentGoods(other, industry.good));
    const most = Math.max(...others);
    if (most === 0) gain(state, seat, industry.monopoly);
    else if (most <= mine) gain(state, seat, industry.dominance);
  }
}
