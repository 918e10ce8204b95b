/** The state in the words of a position, with what an expectation may name besides. */
import { deepCopy } from "@sofala/engine/testing/copy";
import { AREA_NAMES, BOXES, COLUMNS, ROWS } from "./data.ts";
import { toAct } from "./flow.ts";
import { liveOffers } from "./offers.ts";
import type { Held, LivePledge, NaiveState, Player } from "./state.ts";

export function describeState(state: NaiveState) {
  return {
    turn: state.turn,
    phase: state.phase,
    part: state.phase === "over" ? null : state.part,
    toAct: toAct(state),
    turnOrder: [...state.turnOrder],
    seats: state.players.map(describePlayer),
    developments: (state.developments[state.turn - 1] ?? []).toSorted(),
    calamities: [...(state.calamities[state.turn - 1] ?? [])],
    decks: deepCopy(state.decks),
    discards: deepCopy(state.discards),
    offers: liveOffers(state),
    pledges: state.pledges.toSorted(byPledge).map(({ seat, building, target, use }) => ({
      seat,
      building,
      target,
      use,
    })),
    ...(state.ranking === undefined ? {} : { ranking: deepCopy(state.ranking) }),
  };
}

function byPledge(one: LivePledge, other: LivePledge): number {
  if (one.seat !== other.seat) return one.seat - other.seat;
  if (one.building !== other.building) return one.building < other.building ? -1 : 1;
  return one.target - other.target;
}

function describePlayer(player: Player) {
  const ids = (held: Held[]) => held.map((one) => one.card);
  return {
    vp: player.vp,
    money: player.money,
    government: { ...player.government },
    religion: { ...player.religion },
    happiness: player.happiness,
    safety: player.safety,
    industry: player.industry,
    cubes: Object.fromEntries(AREA_NAMES.map((area) => [area, player.cubes[area]])),
    culture: BOXES.filter((box) => player.culture.includes(box)),
    bonuses: [...ROWS, ...COLUMNS].filter((line) => player.bonuses.includes(line)),
    buildings: player.buildings.toSorted(),
    hand: ids(player.hand),
    warehouse: ids(player.warehouse),
    slots: [...player.hand, ...player.warehouse].map((one) => one.slot),
    bought: player.bought.toSorted(),
    forbidden: player.forbidden.toSorted(),
    used: player.used.toSorted(),
    ready: player.ready,
  };
}
