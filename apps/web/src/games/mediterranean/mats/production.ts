import {
  FARMS,
  type Area,
  type BasicGood,
  type Deck,
  type Edition,
  type SeatView,
} from "@sofala/mediterranean";

/** The cubes of a seat on an area of its mat. */
export const cubesOn = ({ cubes }: SeatView, area: Area): number => cubes[area] ?? 0;

/** Cards that come from one deck. */
interface DeckDraw {
  readonly deck: Deck;
  readonly count: number;
}

/** What a seat draws next turn: a card for every production cube, deck by deck (R 3.1). */
export function drawsOf(seat: SeatView): readonly DeckDraw[] {
  const all: readonly DeckDraw[] = [
    ...FARMS.map((farm) => ({ deck: goodOfFarm(farm), count: cubesOn(seat, farm) })),
    { deck: "civic", count: cubesOn(seat, "city") },
    { deck: "luxury", count: cubesOn(seat, "harbor") },
  ];
  return all.filter(({ count }) => count > 0);
}

/** `farm.grain` grows grain. */
export const goodOfFarm = (farm: (typeof FARMS)[number]): BasicGood =>
  farm.slice("farm.".length) as BasicGood;

/** How many cards a seat may store (R 5.8). */
export const storageOf = ({ storage }: Edition, seat: SeatView): number =>
  storage.value[cubesOn(seat, "warehouse")] ?? storage.value.at(-1) ?? 0;

/** The cubes of a seat that are on no area of its mat. */
export const supplyOf = ({ rules }: Edition, { cubes, culture }: SeatView): number =>
  rules.cubesPerPlayer.value -
  culture.length -
  Object.values(cubes).reduce((sum, count) => sum + count, 0);
