import type { Craft, Move, Prices } from "@sofala/zimbabwe";
import { words } from "../../../text/app-text.ts";
import type { Intent } from "./intent.ts";
import { refusalOf } from "./moves.ts";
import { PriceField } from "./price-field.tsx";
import "./prices-chooser.css";
import type { TurnModel } from "./turn-model.ts";

interface Props {
  readonly turn: TurnModel;
  readonly intent: Extract<Intent, { kind: "prices" }>;
}

/** New prices for the own technologies: freely with Dziva, else only up. */
export function PricesChooser({ turn, intent }: Props) {
  const { turn: text, zimbabwe } = words.value;
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
            least={isFree ? 0 : technology.price}
            onChoose={(price) =>
              turn.begin({ ...intent, prices: changed(prices, craft, price, technology.price) })
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

/** Prices that stay as they are are not part of the move. */
function changed(prices: Prices, craft: Craft, price: number, now: number): Prices {
  const { [craft]: _old, ...others } = prices;
  return price === now ? others : { ...others, [craft]: price };
}
