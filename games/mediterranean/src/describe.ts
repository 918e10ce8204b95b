import type { JsonObject, Seat } from "@sofala/engine";
import { AREAS, DECKS } from "./board.ts";
import { ranking } from "./ending/ranking.ts";
import { owing } from "./parts.ts";
import { playerAt, seatsOf, type Player, type State } from "./state.ts";

/** The state as a position spells it, at any moment, with what an expectation may ask besides. */
export function describe(state: State): JsonObject {
  const { turn, phase, part, turnOrder, developments, calamities, pledges, options } = state;
  return {
    turn,
    phase,
    part: part ?? null,
    toAct: [...owing(state)],
    turnOrder: [...turnOrder],
    seats: seatsOf(state).map((seat) => describeSeat(state, seat)),
    developments: [...developments],
    calamities: [...calamities],
    decks: Object.fromEntries(DECKS.map((deck) => [deck, [...state.decks[deck]]])),
    discards: Object.fromEntries(DECKS.map((deck) => [deck, [...state.discards[deck]]])),
    offers: state.offers.filter(({ end }) => end === undefined).map(({ number }) => number),
    pledges: pledges.map(({ seat, building, target, use }) => ({ seat, building, target, use })),
    options,
    ...(phase === "over" ? { ranking: ranking(state) } : {}),
  };
}

function describeSeat(state: State, seat: Seat): JsonObject {
  const player = playerAt(state, seat);
  const { hand, warehouse, ready } = player;
  return {
    ...describeBoard(player),
    hand: hand.map(({ card }) => card),
    warehouse: warehouse.map(({ card }) => card),
    slots: [...hand, ...warehouse].map(({ slot }) => slot),
    ready,
  };
}

/** What lies open before a player. */
export const describeBoard = (player: Player) => ({
  vp: player.vp,
  money: player.money,
  government: { ...player.government },
  religion: { ...player.religion },
  happiness: player.happiness,
  safety: player.safety,
  industry: player.industry,
  cubes: Object.fromEntries(AREAS.map((area) => [area, player.cubes[area]])),
  culture: [...player.culture],
  bonuses: [...player.bonuses],
  buildings: [...player.buildings],
  used: [...player.used],
  bought: [...player.bought],
  forbidden: [...player.forbidden],
});
