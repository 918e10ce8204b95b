import { feesOf, mayRaise } from "@sofala/zimbabwe";
import { capitalize } from "../../../text/capitalize.ts";
import { zimbabweText } from "../zimbabwe-text.ts";
import { NEW_PLACE_INTENT, type Intent } from "./intent.ts";
import type { TurnModel } from "./turn-model.ts";

/** Buttons for everything that may still be done in this turn. */
export function ActionButtons({ turn }: { readonly turn: TurnModel }) {
  const { turn: text } = zimbabweText.value;
  const {
    gods,
    specialists,
    specialistMoves,
    monumentSites,
    craftsmanMoves,
    raisableMonuments,
    ...prices
  } = turn.choices.value;
  const begin = (intent: Intent) => () => turn.begin(intent);
  const hasSpecialist = specialists.length > 0;
  const hasCard = gods.length > 0 || hasSpecialist;
  const main = [
    ...(monumentSites.length > 0 ? (["build"] as const) : []),
    ...(craftsmanMoves.size > 0 ? (["place"] as const) : []),
    ...(raisableMonuments.length > 0 ? (["raise"] as const) : []),
  ];
  const pending = turn.table.view.value.turn?.pending;
  const optional = [...specialistMoves.keys()].filter((specialist) => specialist !== pending);
  const open = [
    ...(hasCard ? [hasSpecialist ? text.chooseCard : text.chooseGodCard] : []),
    ...optional.map(text.useSpecialist),
    ...(prices.canSetPrices ? [text.maySetPrices] : []),
    ...(main.length > 0 ? [text.mainAction(main)] : []),
    ...(prices.canRaisePrices ? [text.mayRaisePrices] : []),
  ];
  return (
    <>
      <p class="prompt">
        {[
          ...(pending === undefined ? [] : [text.mustUseSpecialist(pending)]),
          ...(open.length === 0 ? [] : [`${text.mayStill}: ${open.join(" · ")}`]),
        ].join(" ") || text.mayOnlyEnd}
      </p>
      <div class="buttons">
        {hasCard && (
          <ActionButton
            name={hasSpecialist ? text.card : text.godCard}
            shortcut="g"
            onPress={begin({ kind: "card" })}
          />
        )}
        {[...specialistMoves.keys()].map((specialist) => (
          <ActionButton
            key={specialist}
            name={zimbabweText.value.zimbabwe.specialist[specialist].name}
            cost={text.costOfUse(feesOf(specialist))}
            onPress={() => turn.activateSpecialist(specialist)}
          />
        ))}
        {prices.canSetPrices && (
          <ActionButton
            name={text.freePrices}
            onPress={begin({ kind: "prices", isFree: true, prices: {} })}
          />
        )}
        {monumentSites.length > 0 && (
          <ActionButton name={text.build} shortcut="b" onPress={begin({ kind: "build" })} />
        )}
        {craftsmanMoves.size > 0 && (
          <ActionButton name={text.place} shortcut="c" onPress={begin(NEW_PLACE_INTENT)} />
        )}
        {prices.canRaisePrices && (
          <ActionButton
            name={text.prices}
            onPress={begin({ kind: "prices", isFree: false, prices: {} })}
          />
        )}
        {mayRaise(turn.table.state.value) && (
          <ActionButton
            name={text.raise}
            shortcut="r"
            isOff={raisableMonuments.length === 0}
            onPress={() => turn.beginRaise()}
          />
        )}
      </div>
    </>
  );
}

interface ActionProps {
  readonly name: string;
  /** The key that does the same. */
  readonly shortcut?: string;
  readonly cost?: string;
  /** It cannot be done now; pressing says why. */
  readonly isOff?: boolean;
  readonly onPress: () => void;
}

function ActionButton({ name, shortcut, cost, isOff = false, onPress }: ActionProps) {
  return (
    <button
      type="button"
      class="button action"
      aria-disabled={isOff}
      onClick={onPress}
      aria-keyshortcuts={shortcut}
      aria-description={cost}
    >
      {capitalize(name)}
      {cost !== undefined && (
        <span class="facts figures" aria-hidden="true">
          {cost}
        </span>
      )}
      {shortcut !== undefined && <kbd aria-hidden="true">{shortcut}</kbd>}
    </button>
  );
}
