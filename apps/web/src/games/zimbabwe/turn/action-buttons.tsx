import { feesOf, mayRaise } from "@sofala/zimbabwe";
import { capital } from "../../../text/capitalize.ts";
import { words } from "../../../text/app-text.ts";
import { PLACING, type Intent } from "./intent.ts";
import type { TurnModel } from "./turn-model.ts";

/** Everything that may still be done in this turn. */
export function Actions({ turn }: { readonly turn: TurnModel }) {
  const { turn: text } = words.value;
  const { gods, specialists, uses, builds, places, raises, ...prices } = turn.choices.value;
  const begin = (intent: Intent) => () => turn.begin(intent);
  const hasCard = gods.length > 0 || specialists.length > 0;
  const main = [
    ...(builds.length > 0 ? (["build"] as const) : []),
    ...(places.size > 0 ? (["place"] as const) : []),
    ...(raises.length > 0 ? (["raise"] as const) : []),
  ];
  const open = [
    ...(hasCard ? [text.chooseCard] : []),
    ...[...uses.keys()].map(text.useSpecialist),
    ...(prices.canSetPrices ? [text.fixPrices] : []),
    ...(main.length > 0 ? [text.mainAction(main)] : []),
    ...(prices.canRaisePrices ? [text.liftPrices] : []),
  ];
  return (
    <>
      <p class="prompt">
        {open.length === 0 ? text.mayOnlyEnd : `${text.mayStill}: ${open.join(" · ")}`}
      </p>
      <div class="buttons">
        {hasCard && <ActionButton name={text.card} hint="g" act={begin({ kind: "card" })} />}
        {[...uses.keys()].map((specialist) => (
          <ActionButton
            key={specialist}
            name={words.value.zimbabwe.specialist[specialist].name}
            facts={text.costOfUse(feesOf(specialist))}
            act={() => turn.use(specialist)}
          />
        ))}
        {prices.canSetPrices && (
          <ActionButton
            name={text.freePrices}
            act={begin({ kind: "prices", isFree: true, prices: {} })}
          />
        )}
        {builds.length > 0 && (
          <ActionButton name={text.build} hint="b" act={begin({ kind: "build" })} />
        )}
        {places.size > 0 && <ActionButton name={text.place} hint="c" act={begin(PLACING)} />}
        {prices.canRaisePrices && (
          <ActionButton
            name={text.prices}
            act={begin({ kind: "prices", isFree: false, prices: {} })}
          />
        )}
        {mayRaise(turn.table.state.value) && (
          <ActionButton name={text.raise} hint="r" act={begin({ kind: "raise" })} />
        )}
      </div>
    </>
  );
}

interface ActionProps {
  readonly name: string;
  /** The key that does the same. */
  readonly hint?: string;
  /** What it costs. */
  readonly facts?: string;
  readonly act: () => void;
}

function ActionButton({ name, hint, facts, act }: ActionProps) {
  return (
    <button
      type="button"
      class="button action"
      onClick={act}
      aria-keyshortcuts={hint}
      aria-description={facts}
    >
      {capital(name)}
      {facts !== undefined && (
        <span class="facts figures" aria-hidden="true">
          {facts}
        </span>
      )}
      {hint !== undefined && <kbd aria-hidden="true">{hint}</kbd>}
    </button>
  );
}
