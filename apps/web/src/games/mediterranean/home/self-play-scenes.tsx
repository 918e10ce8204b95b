import type { Good } from "@sofala/mediterranean";
import { GoodIcon } from "../art/good-icon.tsx";
import { SeatBadge } from "../art/seat-badge.tsx";
import "./self-play-scenes.css";
import type { SelfPlayScenes } from "../../game-ui.ts";

interface Deal {
  readonly seats: readonly [number, number];
  /** What the first gives to the second, and the second to the first. */
  readonly goods: readonly [Good, Good];
}

/** The deals that the animation shows. */
const DEALS: readonly Deal[] = [
  { seats: [0, 3], goods: ["wine", "grain"] },
  { seats: [4, 1], goods: ["dye", "ore"] },
  { seats: [2, 5], goods: ["timber", "spices"] },
  { seats: [1, 3], goods: ["gold", "salt"] },
  { seats: [5, 1], goods: ["art", "wool"] },
  { seats: [3, 5], goods: ["ore", "wine"] },
  { seats: [2, 0], goods: ["grain", "dye"] },
  { seats: [4, 0], goods: ["salt", "gold"] },
  { seats: [4, 2], goods: ["wool", "art"] },
];

const SEATS = [0, 1, 2, 3, 4, 5];
const SIZE = 480;
const MIDDLE = SIZE / 2;
const RING_RADIUS = 176;
const BADGE = 62;
const GOOD = 46;
/** How many deals are visible; the newest is the clearest. */
const VISIBLE_DEALS = 3;

const seatPoint = (seat: number) => {
  const angle = (seat / SEATS.length) * 2 * Math.PI - Math.PI / 2;
  return { x: MIDDLE + RING_RADIUS * Math.cos(angle), y: MIDDLE + RING_RADIUS * Math.sin(angle) };
};

/** Six players around a market square, and the goods they exchange. */
export const selfPlay: SelfPlayScenes = {
  sceneCount: DEALS.length,
  Scene: ({ at }) => (
    <svg class="market-scene" viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
      <circle class="square" cx={MIDDLE} cy={MIDDLE} r={MIDDLE - 4} />
      {[206, 150, 104, 66].map((radius) => (
        <circle key={radius} class="paving" cx={MIDDLE} cy={MIDDLE} r={radius} />
      ))}
      <circle class="well" cx={MIDDLE} cy={MIDDLE} r={26} />
      {DEALS.slice(Math.max(0, at - VISIBLE_DEALS + 1), at + 1).map((deal, n, shown) => (
        <Exchange key={deal.seats.join(" ")} deal={deal} age={shown.length - 1 - n} />
      ))}
      {SEATS.map((seat) => {
        const { x, y } = seatPoint(seat);
        return (
          <g key={seat} transform={`translate(${x - BADGE / 2} ${y - BADGE / 2})`}>
            <SeatBadge seat={seat} size={`${BADGE}`} />
          </g>
        );
      })}
    </svg>
  ),
};

/** A deal: a curve between two players with the two goods on it. */
function Exchange({ deal, age }: { readonly deal: Deal; readonly age: number }) {
  const [from, to] = [seatPoint(deal.seats[0]), seatPoint(deal.seats[1])];
  const bend = { x: (from.x + to.x) / 4 + MIDDLE / 2, y: (from.y + to.y) / 4 + MIDDLE / 2 };
  const pointAt = (part: number) => {
    const [a, b, c] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
    return { x: a * from.x + b * bend.x + c * to.x, y: a * from.y + b * bend.y + c * to.y };
  };
  return (
    <g class={`exchange age-${age}`}>
      <path d={`M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`} />
      {deal.goods.map((good, n) => {
        const { x, y } = pointAt(n === 0 ? 0.36 : 0.64);
        return (
          <g key={good} transform={`translate(${x} ${y})`}>
            <circle class="plate" r={GOOD * 0.68} />
            <g transform={`translate(${-GOOD / 2} ${-GOOD / 2})`}>
              <GoodIcon good={good} size={`${GOOD}`} />
            </g>
          </g>
        );
      })}
    </g>
  );
}
