import type { Craft, Move, Prices } from "@sofala/zimbabwe";
import { zimbabweText } from "../zimbabwe-text.ts";
import type { Intent } from "./intent.ts";
import { refusalOf } from "./moves.ts";
import { PriceField } from "./price-field.tsx";
import "./prices-chooser.css";
import type { TurnModel } from "./turn-model.ts";

interface Props {
  readonly turn: TurnModel;
  readonly intent: Extract<Intent, { kind: "prices" }>;
}

/** New prices for my technologies: any price with Dziva, else only higher ones. */
export function PricesChooser({ turn, intent }: Props) {
  const { turn: text, zimbabwe } = zimbabweText.value;
  const { table } = turn;
  const seat = table.me.value ?? 0;
  const technologies = table.view.value.seats[seat]?.technologies ?? {};
  const { isFree, prices } = intent;
  const move: Move = { kind: isFree ? "set-prices" : "raise-prices", prices };
  const refusal = refusalOf(table.state.value, seat, move);
  return (
    <div class="prices-chooser">
      {Object.entries(technologies).map(([name, technology]) => {
        const craft = name as Craft;
        return (
          <PriceField
            key={craft}
            legend={zimbabwe.craftsman[craft].name}
            name={`price-${craft}`}
            price={prices[craft] ?? technology.price}
            min={isFree ? 0 : technology.price}
            onChoose={(price) =>
              turn.begin({ ...intent, prices: withPrice(prices, craft, price, technology.price) })
            }
          />
        );
      })}
      <div class="buttons">
        <button
          type="button"
          class="button primary"
          disabled={refusal !== undefined}
          onClick={() => turn.play(move)}
        >
          {text.setPrices}
        </button>
      </div>
    </div>
  );
}

/** Unchanged prices are not part of the move. */
function withPrice(prices: Prices, craft: Craft, price: number, currentPrice: number): Prices {
  const { [craft]: _old, ...others } = prices;
  return price === currentPrice ? others : { ...others, [craft]: price };
}
