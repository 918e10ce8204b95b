import { CRAFTSMEN, type CellName, type Craft, type Empire } from "@sofala/zimbabwe";
import { memo } from "../../../ui/memo.ts";
import { empireFill } from "./empires.tsx";
import { CELL_SIZE, cornerOf, tileSize } from "./geometry.ts";
import { Roof } from "./roofs.tsx";
import "./numerals.css";
import { supersededCrafts, type PlacedCraftsman } from "./superseded-crafts.ts";

interface WorkshopProps {
  readonly id: string;
  readonly craft: Craft;
  readonly at: CellName;
  readonly vertical: boolean;
  readonly empire: Empire;
  readonly price: number;
  readonly isSuperseded: boolean;
}

/** A workshop from above: roof in the owner's colours, sign of the craft, price. */
export const Workshop = memo(
  ({ id, craft, at, vertical, empire, price, isSuperseded }: WorkshopProps) => {
    const { x, y } = cornerOf(at);
    const { across, down } = tileSize(craft, vertical);
    const isSquare = across === down;
    const width = across * CELL_SIZE;
    const height = down * CELL_SIZE;
    const isSecondary = CRAFTSMEN[craft].needs !== undefined;
    const sign = isSquare ? { x: 48, y: 40, radius: 26 } : { x: 23, y: 24, radius: 17 };
    const priceAt = isSquare
      ? { x: 48, y: 78 }
      : vertical
        ? { x: 24, y: 70 }
        : { x: 68, y: isSuperseded ? 30 : 24 };
    const barredSignAt = vertical ? { x: 24, y: 51 } : { x: width - 11, y: isSquare ? 11 : 10 };
    return (
      <g transform={`translate(${x} ${y})`} stroke-linejoin="round" data-piece={at}>
        <Roof
          width={width}
          height={height}
          fill={empireFill(empire, id)}
          isSecondary={isSecondary}
        />
        <Sign id={id} craft={craft} isSecondary={isSecondary} {...sign} />
        {price > 0 && <Price id={id} price={price} {...priceAt} />}
        {isSuperseded && (
          <use
            href={`#${id}-barred`}
            x={barredSignAt.x - 8}
            y={barredSignAt.y - 8}
            width="16"
            height="16"
          />
        )}
      </g>
    );
  },
);

interface SignProps {
  readonly id: string;
  readonly craft: Craft;
  readonly isSecondary: boolean;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

function Sign({ id, craft, isSecondary, x, y, radius }: SignProps) {
  const size = Math.round(radius * 1.5);
  return (
    <>
      {isSecondary && (
        <use href={`#${id}-star`} transform={`translate(${x} ${y}) scale(${(radius + 4) / 30})`} />
      )}
      <circle
        cx={x}
        cy={y}
        r={isSecondary ? radius - 1 : radius}
        fill="var(--paper)"
        stroke={isSecondary ? "var(--gold-dark)" : "var(--paper-rim)"}
        stroke-width="1.5"
      />
      <use href={`#${id}-${craft}`} x={x - size / 2} y={y - size / 2} width={size} height={size} />
    </>
  );
}

interface PriceProps {
  readonly id: string;
  readonly price: number;
  readonly x: number;
  readonly y: number;
}

/** The price with a head of cattle; on phones only the number. */
const Price = ({ id, price, x, y }: PriceProps) => (
  <g transform={`translate(${x} ${y})`}>
    <g class="numeral price">
      <rect class="plate" fill="var(--paper)" stroke="var(--paper-rim)" stroke-width="1.4" />
      <text y="5.4">{price}</text>
      <use class="head" href={`#${id}-cattle`} x="0" y="-6.8" width="13.6" height="13.6" />
    </g>
  </g>
);

interface CraftsmenProps {
  readonly id: string;
  readonly craftsmen: readonly PlacedCraftsman[];
  /** By seat. */
  readonly owners: readonly Owner[];
}

export interface Owner {
  readonly empire: Empire;
  readonly prices: { readonly [craft in Craft]?: number };
}

export const Craftsmen = memo(({ id, craftsmen, owners }: CraftsmenProps) => {
  const superseded = supersededCrafts(craftsmen);
  return (
    <g>
      {craftsmen.map(({ craftsman, at, seat, vertical }) => {
        const owner = owners[seat];
        return (
          owner !== undefined && (
            <Workshop
              key={at}
              id={id}
              craft={craftsman}
              at={at}
              vertical={vertical === true}
              empire={owner.empire}
              price={owner.prices[craftsman] ?? 0}
              isSuperseded={superseded.has(craftsman)}
            />
          )
        );
      })}
    </g>
  );
});
