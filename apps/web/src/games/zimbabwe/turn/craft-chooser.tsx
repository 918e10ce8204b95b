import { CRAFTSMEN, vrOfNextCard, type Craft } from "@sofala/zimbabwe";
import { allZimbabweText } from "../zimbabwe-text.ts";
import { CraftIcon } from "../board/piece-icons.tsx";
import { ALL_CRAFTS } from "../cards.ts";
import "./craft-chooser.css";
import type { Intent } from "./intent.ts";
import { isBar, refusalOfCraft, takesCard } from "./moves.ts";
import { PriceField } from "./price-field.tsx";
import type { TurnModel } from "./turn-model.ts";

interface Props {
  readonly turn: TurnModel;
  readonly intent: Extract<Intent, { kind: "place" }>;
}

/** Choice of craft, orientation and price; the cell is chosen on the board. */
export function CraftChooser({ turn, intent }: Props) {
  const { turn: text, zimbabwe } = allZimbabweText.value;
  const { table } = turn;
  const view = table.view.value;
  const seat = table.me.value ?? 0;
  const { craft } = intent;
  const { craftsmanMoves } = turn.choices.value;
  const isNewCard = craft !== undefined && takesCard(view, seat, craft);
  return (
    <div class="craft-chooser">
      <div class="buttons crafts" role="group" aria-label={text.pickCraft}>
        {ALL_CRAFTS.map((name) => {
          const { cost, vp } = CRAFTSMEN[name];
          const vr = vrOfNextCard(table.state.value, seat, name);
          return (
            <button
              key={name}
              type="button"
              class="button craft"
              aria-pressed={name === craft}
              disabled={!craftsmanMoves.has(name)}
              onClick={() =>
                turn.begin({ ...intent, craft: name, vertical: mustBeVertical(turn, name) })
              }
            >
              <CraftIcon craft={name} size={28} />
              <b>{zimbabwe.craftsman[name].name}</b>
              <span class="facts figures">
                {craftsmanMoves.has(name)
                  ? text.craftFacts({ cost, vp, vr })
                  : refusalText(turn, name)}
              </span>
            </button>
          );
        })}
      </div>
      <div class="buttons options">
        {craft !== undefined && isBar(craft) && (
          <button
            type="button"
            class="button"
            aria-keyshortcuts="r"
            onClick={() => turn.begin({ ...intent, vertical: !intent.vertical })}
          >
            {text.turnTile}
            <kbd aria-hidden="true">r</kbd>
          </button>
        )}
        {isNewCard && (
          <PriceField
            legend={text.price}
            name="price"
            price={intent.price}
            onChoose={(price) => turn.begin({ ...intent, price })}
          />
        )}
      </div>
    </div>
  );
}

/** Why the craft cannot be placed now. */
function refusalText({ table }: TurnModel, craft: Craft): string {
  const { turn: text, zimbabwe } = allZimbabweText.value;
  const refusal = refusalOfCraft(table.view.value, table.state.value, table.me.value ?? 0, craft);
  return refusal === undefined ? text.nowhere : zimbabwe.refusal(refusal, table.names);
}

/** Does the craft's tile only fit vertically? */
function mustBeVertical(turn: TurnModel, craft: Craft): boolean {
  const moves = turn.choices.peek().craftsmanMoves.get(craft) ?? [];
  return moves.length > 0 && moves.every(({ vertical }) => vertical === true);
}
