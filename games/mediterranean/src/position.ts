import {
  fail,
  ok,
  shuffled,
  prependPath,
  type Fault,
  type JsonObject,
  type Result,
  type Rng,
} from "@sofala/engine";
import { AREAS, BOXES, DECKS } from "./board.ts";
import { faultIn } from "./check.ts";
import { CALAMITY_TRACKS, calamitiesOf, developmentsOf, layOutTurns } from "./coming.ts";
import type { CalamityId, Edition } from "./data/edition.ts";
import { describe } from "./describe.ts";
import { SILENCE } from "./events.ts";
import { parseOptions, parsePosition, type WrittenPosition, type WrittenSeat } from "./parse.ts";
import { beginCivic, beginPurchasing, beginTrading, proceed } from "./parts.ts";
import { LINES, isComplete } from "./purchasing/culture.ts";
import { cardsIn, editionOf, emptyTable, piles } from "./setup.ts";
import type { Held, Marker, Player, State } from "./state.ts";

const FEWEST_SEATS = 4;

/** The table of a position: what it leaves out is as at the start of a game, or drawn. */
export function fromPosition(input: unknown, start: Rng): Result<State, Fault> {
  const written = parsePosition(input);
  if (!written.ok) return written;
  const options = parseOptions(written.value.options ?? {});
  if (!options.ok) return fail(prependPath(["options"], options.error));
  const edition = editionOf(options.value);
  const { seats = [], turn = 1, turnOrder, phase = "civic", pledges = [] } = written.value;
  const state = emptyTable(edition, options.value, Math.max(FEWEST_SEATS, seats.length));
  state.turn = turn;
  if (turnOrder !== undefined) state.turnOrder = turnOrder;
  for (const [seat, told] of seats.entries()) {
    const player = state.players[seat];
    if (player === undefined) continue;
    const wrong = seatPlayer(player, told);
    if (wrong !== undefined) return fail(prependPath(["seats", seat], wrong));
  }
  state.pledges = pledges;
  drawRest(state, written.value, start);
  const wrong = faultIn(state);
  if (wrong !== undefined) return fail(wrong);
  if (phase === "civic") beginCivic(state, SILENCE);
  else if (phase === "trading") beginTrading(state, SILENCE);
  else beginPurchasing(state, SILENCE);
  proceed(state, SILENCE);
  return ok(state);
}

/** Gives a player what is told of it. */
export function seatPlayer(player: Player, told: WrittenSeat): Fault | undefined {
  const { hand = [], warehouse = [], slots, cubes, government, religion, ...rest } = told;
  const { culture = [], bonuses } = rest;
  Object.assign(player, rest);
  player.government = markerOf(player.government, government);
  player.religion = markerOf(player.religion, religion);
  player.culture = BOXES.filter((box) => culture.includes(box));
  if (culture.length !== player.culture.length) return { path: ["culture"], reason: "a box twice" };
  player.bonuses = bonuses ?? LINES.filter((line) => isComplete(culture, line));
  Object.assign(player.cubes, cubes);
  const cards = [...hand, ...warehouse];
  if (slots !== undefined && slots.length !== cards.length)
    return { path: ["slots"], reason: `expected ${cards.length} slots` };
  const held = cards.map((card, n): Held => ({ slot: slots?.[n] ?? n + 1, card }));
  player.hand = held.slice(0, hand.length);
  player.warehouse = held.slice(hand.length);
  player.nextSlot = Math.max(0, ...held.map(({ slot }) => slot)) + 1;
  return undefined;
}

const markerOf = (
  start: Marker,
  told: { readonly [M in keyof Marker]?: Marker[M] | undefined } = {},
): Marker => ({
  idea: told.idea ?? start.idea,
  position: told.position ?? start.position,
});

/** Decks, developments and calamities that the position does not tell. */
function drawRest(state: State, written: WrittenPosition, start: Rng): void {
  const { edition, turn } = state;
  let rng = start;
  const drawn = <T>(items: readonly T[]): T[] => {
    let order: T[];
    [order, rng] = shuffled(rng, items);
    return order;
  };
  const told = new Set([
    ...state.players.flatMap(({ hand, warehouse }) => [...hand, ...warehouse].map((h) => h.card)),
    ...DECKS.flatMap((deck) => written.discards?.[deck] ?? []),
    ...DECKS.flatMap((deck) => written.decks?.[deck] ?? []),
  ]);
  state.discards = piles((deck) => [...(written.discards?.[deck] ?? [])]);
  state.decks = piles((deck) => [
    ...(written.decks?.[deck] ?? []),
    ...drawn(cardsIn(edition, deck).filter((card) => !told.has(card))),
  ]);

  const { ageOfTurn, developmentsPerTurn } = edition.rules;
  const age = ageOfTurn.value[turn - 1] ?? "iron";
  state.developments =
    written.developments ?? drawn(developmentsOf(edition, age)).slice(0, developmentsPerTurn.value);
  const strikes = () =>
    CALAMITY_TRACKS.flatMap((track) => drawn(calamitiesOf(edition, track)).slice(0, 1));
  state.calamities = inTrackOrder(edition, written.calamities ?? (turn === 1 ? [] : strikes()));
  const seen = [...state.developments, ...state.calamities];
  state.coming = layOutTurns(edition, turn, seen, drawn);
  state.rng = rng;
}

/** Unhappiness strikes first. */
const inTrackOrder = ({ calamities }: Edition, ids: readonly CalamityId[]): CalamityId[] =>
  ids.toSorted(
    (a, b) => Number(calamities[a]?.track === "safety") - Number(calamities[b]?.track === "safety"),
  );

/** The readable form, at the start of the civic, trading and purchasing phases. */
export function position(state: State): JsonObject | undefined {
  const { phase, fresh } = state;
  if (!fresh || !["civic", "trading", "purchasing"].includes(phase)) return undefined;
  const { part: _part, toAct: _toAct, offers: _offers, seats, ...rest } = describe(state);
  const written = (seats as readonly JsonObject[]).map((seat, n) => {
    const { used: _used, ready: _ready, cubes, ...told } = seat;
    const start = (area: (typeof AREAS)[number]) => state.edition.areas[area].start;
    const player = state.players[n];
    const moved = AREAS.filter((area) => player?.cubes[area] !== start(area));
    const counts = cubes as { readonly [area: string]: number };
    return { ...told, cubes: Object.fromEntries(moved.map((area) => [area, counts[area]])) };
  });
  return { format: "sofala-position/1", game: "mediterranean", ...rest, seats: written };
}
