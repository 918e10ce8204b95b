import { fault, prependPath, type Fault, type Seat } from "@sofala/engine";
import { AREAS, DECKS, IDEA_TRACKS, cubesInPlay } from "./board.ts";
import { contradicts } from "./civic/pledges.ts";
import { isGiveOpponent } from "./buildings.ts";
import { entry } from "./data/entry.ts";
import type { CardId } from "./data/edition.ts";
import { playerAt, seatsOf, type Player, type State } from "./state.ts";
import { mayStore, storageOf } from "./trading/warehouse.ts";

/** What is impossible about a table that was read from outside. */
export function faultIn(state: State): Fault | undefined {
  const seats = seatsOf(state);
  if (!isEverySeat(seats, state.turnOrder)) return fault("expected every seat once", "turnOrder");
  if (state.turn > state.edition.rules.turns.value) return fault("no such turn", "turn");
  for (const seat of seats) {
    const wrong = faultAtSeat(state, playerAt(state, seat));
    if (wrong !== undefined) return prependPath(["seats", seat], wrong);
  }
  return faultInPledges(state) ?? faultInDevelopments(state) ?? faultInCards(state);
}

const isEverySeat = (seats: readonly Seat[], order: readonly Seat[]): boolean =>
  order.length === seats.length && seats.every((seat) => order.includes(seat));

export const isDistinct = (items: readonly unknown[]): boolean =>
  new Set(items).size === items.length;

function faultAtSeat(state: State, player: Player): Fault | undefined {
  const { tracks, areas, rules, industryPrices, buildings } = state.edition;
  for (const track of IDEA_TRACKS) {
    const last = tracks[track].levels.length - 1;
    if (player[track].position > last) return fault(`expected at most ${last}`, track, "position");
  }
  for (const track of ["happiness", "safety"] as const) {
    const { min, max } = tracks[track];
    if (player[track] < min || player[track] > max)
      return fault(`expected ${min} to ${max}`, track);
  }
  if (player.industry >= industryPrices.length) return fault("off the track", "industry");
  for (const area of AREAS) {
    const { capacity } = areas[area];
    if (player.cubes[area] > capacity) return fault(`expected at most ${capacity}`, "cubes", area);
  }
  if (cubesInPlay(player) > rules.cubesPerPlayer.value)
    return fault(`more than ${rules.cubesPerPlayer.value} cubes`, "cubes");
  for (const list of ["culture", "bonuses", "buildings", "used", "bought", "forbidden"] as const)
    if (!isDistinct(player[list])) return fault("something twice", list);
  for (const [n, id] of player.buildings.entries()) {
    const building = entry(buildings, id);
    if (building === undefined) return fault("no such building", "buildings", n);
    if (player[building.track].idea !== building.idea)
      return fault("stands on the other side", "buildings", n);
  }
  for (const list of ["bought", "forbidden"] as const) {
    const unknown = player[list].findIndex(
      (id) => entry(state.edition.developments, id) === undefined,
    );
    if (unknown !== -1) return fault("no such development", list, unknown);
  }
  return faultInHoldings(state, player);
}

function faultInHoldings(state: State, player: Player): Fault | undefined {
  const { hand, warehouse, nextSlot } = player;
  const held = [...hand, ...warehouse];
  for (const [n, { card }] of held.entries()) {
    if (state.edition.cards.has(card)) continue;
    return n < hand.length
      ? fault("no such card", "hand", n)
      : fault("no such card", "warehouse", n - hand.length);
  }
  const slots = held.map(({ slot }) => slot);
  const isAscending = [hand, warehouse].every((cards) =>
    cards.every(({ slot }, n) => n === 0 || slot > (cards[n - 1]?.slot ?? 0)),
  );
  if (!isDistinct(slots) || !isAscending || slots.some((slot) => slot >= nextSlot))
    return fault("expected slots in order, each once", "slots");
  const forbidden = warehouse.findIndex((card) => !mayStore(state, card));
  if (forbidden !== -1) return fault("may not be warehoused", "warehouse", forbidden);
  // A victim who has to discard holds more than there is room for.
  return warehouse.length > storageOf(state, player) && state.part !== "stored"
    ? fault("more than there is room for", "warehouse")
    : undefined;
}

function faultInPledges(state: State): Fault | undefined {
  for (const [n, pledge] of state.pledges.entries()) {
    const { seat, building, target } = pledge;
    const stands = state.players[seat]?.buildings.includes(building) ?? false;
    if (!stands || !isGiveOpponent(state, building))
      return fault("no such building to pledge", "pledges", n, "building");
    if (target === seat || target >= state.players.length)
      return fault("expected another seat", "pledges", n, "target");
    const against = state.pledges
      .slice(0, n)
      .some((other) => other.seat === seat && contradicts(pledge, other));
    if (against) return fault("contradicts another", "pledges", n);
  }
  return undefined;
}

function faultInDevelopments(state: State): Fault | undefined {
  const { edition, turn, developments, calamities } = state;
  if (!isDistinct(developments)) return fault("something twice", "developments");
  for (const [n, id] of developments.entries()) {
    const development = entry(edition.developments, id);
    if (development === undefined) return fault("no such development", "developments", n);
    const { price } = development;
    if (typeof price !== "number" && price[turn] === undefined)
      return fault("has no price in this turn", "developments", n);
  }
  const tracks = calamities.map((id) => entry(edition.calamities, id)?.track);
  const unknown = tracks.indexOf(undefined);
  if (unknown !== -1) return fault("no such calamity", "calamities", unknown);
  return isDistinct(tracks) ? undefined : fault("two of one kind", "calamities");
}

/** Every card is somewhere, once, and in its own deck. */
function faultInCards(state: State): Fault | undefined {
  const seen = new Set<CardId>();
  for (const [seat, { hand, warehouse }] of state.players.entries()) {
    for (const [list, cards] of [
      ["hand", hand],
      ["warehouse", warehouse],
    ] as const) {
      for (const [n, { card }] of cards.entries()) {
        if (seen.has(card)) return fault(`${card} is twice`, "seats", seat, list, n);
        seen.add(card);
      }
    }
  }
  for (const pile of ["decks", "discards"] as const) {
    for (const deck of DECKS) {
      for (const [n, card] of state[pile][deck].entries()) {
        if (state.edition.cards.get(card)?.deck !== deck)
          return fault("not a card of this deck", pile, deck, n);
        if (seen.has(card)) return fault(`${card} is twice`, pile, deck, n);
        seen.add(card);
      }
    }
  }
  return seen.size === state.edition.cards.size ? undefined : fault("cards are missing", "decks");
}
