/** A position, read as written: it is trusted to be well formed. */
import { AREA_NAMES, COLUMNS, DECKS, ROWS } from "./data.ts";
import type { Area, Deck, Idea } from "./data.ts";
import { bySlot, shuffle } from "./decks.ts";
import { AGES, ageOf, calamityOf, LAST_TURN } from "./events.ts";
import { blank, calamitiesOf, cardsOf, developmentsOf, freshPlayer, turnsOf } from "./setup.ts";
import { allSeats } from "./state.ts";
import type { LivePledge, NaiveState, Options, Player } from "./state.ts";

interface Marker {
  idea?: Idea;
  position?: number;
}
interface SeatPosition {
  vp?: number;
  money?: number;
  government?: Marker;
  religion?: Marker;
  happiness?: number;
  safety?: number;
  industry?: number;
  cubes?: Partial<Record<Area, number>>;
  culture?: string[];
  bonuses?: string[];
  buildings?: string[];
  hand?: string[];
  warehouse?: string[];
  slots?: number[];
  bought?: string[];
  forbidden?: string[];
}
export interface Position {
  turn?: number;
  phase?: "civic" | "trading" | "purchasing";
  turnOrder?: number[];
  seats?: SeatPosition[];
  developments?: string[];
  calamities?: string[];
  decks?: Partial<Record<Deck, string[]>>;
  discards?: Partial<Record<Deck, string[]>>;
  pledges?: LivePledge[];
  options?: Partial<Options>;
}

const FIRST_PART = { civic: "abilities", trading: "trading", purchasing: "purchasing" } as const;

export function readPosition(position: Position, seed: string, rules: number): NaiveState {
  const listed = position.seats ?? [];
  const state = blank(seed, Math.max(4, listed.length), position.options ?? {}, rules);
  state.turn = position.turn ?? 1;
  state.phase = position.phase ?? "civic";
  state.part = FIRST_PART[position.phase ?? "civic"];
  state.turnOrder = position.turnOrder ?? allSeats(state);
  state.players = allSeats(state).map((seat) => readSeat(listed[seat] ?? {}));
  state.pledges = position.pledges ?? [];
  state.giving = [...state.turnOrder];
  fillDecks(state, position);
  revealTurn(state, position);
  fillLaterTurns(state);
  return state;
}

function readSeat(seat: SeatPosition): Player {
  const fresh = freshPlayer();
  const hand = seat.hand ?? [];
  const warehouse = seat.warehouse ?? [];
  const slots = seat.slots ?? [...hand, ...warehouse].map((_, index) => index + 1);
  const held = [...hand, ...warehouse].map((card, index) => ({ card, slot: slots[index] ?? 0 }));
  const culture = seat.culture ?? [];
  return {
    ...fresh,
    vp: seat.vp ?? fresh.vp,
    money: seat.money ?? fresh.money,
    government: { ...fresh.government, ...seat.government },
    religion: { ...fresh.religion, ...seat.religion },
    happiness: seat.happiness ?? fresh.happiness,
    safety: seat.safety ?? fresh.safety,
    industry: seat.industry ?? fresh.industry,
    cubes: Object.fromEntries(
      AREA_NAMES.map((area) => [area, seat.cubes?.[area] ?? fresh.cubes[area]]),
    ) as Record<Area, number>,
    culture,
    bonuses: seat.bonuses ?? [...ROWS, ...COLUMNS].filter((line) => isComplete(culture, line)),
    buildings: seat.buildings ?? [],
    hand: held.slice(0, hand.length).toSorted(bySlot),
    warehouse: held.slice(hand.length).toSorted(bySlot),
    nextSlot: Math.max(0, ...slots) + 1,
    bought: seat.bought ?? [],
    forbidden: seat.forbidden ?? [],
  };
}

/** Of a row's or a column's name. */
export const isComplete = (culture: string[], line: string) =>
  culture.filter((box) => box.split(".").includes(line)).length === 3;

function fillDecks(state: NaiveState, position: Position) {
  for (const deck of DECKS) {
    state.discards[deck] = [...(position.discards?.[deck] ?? [])];
    const top = position.decks?.[deck] ?? [];
    const elsewhere = [
      ...state.discards[deck],
      ...top,
      ...state.players.flatMap((player) =>
        [...player.hand, ...player.warehouse].map((held) => held.card),
      ),
    ];
    const rest = cardsOf(deck).filter((card) => !elsewhere.includes(card));
    state.decks[deck] = [...top, ...shuffle(state, rest)];
  }
}

const TRACKS = ["happiness", "safety"] as const;

/** What this turn brings: as listed, or drawn. */
function revealTurn(state: NaiveState, { developments, calamities }: Position) {
  const offered = () => shuffle(state, developmentsOf(ageOf(state.turn))).slice(0, 6);
  state.developments[state.turn - 1] = developments ?? offered();
  const drawn = () =>
    state.turn === 1 ? [] : TRACKS.flatMap((track) => shuffle(state, calamitiesOf(track))[0] ?? []);
  const now = calamities ?? drawn();
  state.calamities[state.turn - 1] = TRACKS.flatMap((track) =>
    now.filter((id) => calamityOf(id).track === track),
  );
}

/** What is left goes to the turns to come: developments age by age, then calamities. */
function fillLaterTurns(state: NaiveState) {
  const now = [state.developments, state.calamities].flatMap(
    (turns) => turns[state.turn - 1] ?? [],
  );
  for (const age of AGES) {
    const later = turnsOf(age).filter((turn) => turn > state.turn);
    if (later.length === 0) continue;
    const cards = shuffle(
      state,
      developmentsOf(age).filter((card) => !now.includes(card)),
    );
    for (const turn of later) state.developments[turn - 1] = cards.splice(0, 6);
  }
  for (const track of TRACKS) {
    if (state.turn === LAST_TURN) continue;
    const cards = shuffle(
      state,
      calamitiesOf(track).filter((id) => !now.includes(id)),
    );
    for (let turn = Math.max(2, state.turn + 1); turn <= LAST_TURN; turn++) {
      state.calamities[turn - 1]?.push(...cards.splice(0, 1));
    }
  }
}
