import type { DevelopmentId } from "@sofala/mediterranean";
import { useEffect, useRef } from "preact/hooks";
import { allMediterraneanText } from "../mediterranean-text.ts";
import type { TableModels } from "../table-models.ts";
import { Changes } from "./changes.tsx";
import { ChooserQuestion } from "./chooser-question.tsx";
import { shopModelOf, type ShopModel } from "./shop-model.ts";
import { withoutWorker, type Picks } from "./development-picks.ts";

interface Props {
  readonly models: TableModels;
  readonly card: DevelopmentId;
  readonly price: number;
}

/** The questions about a development before it is bought, one at a time. */
export function DevelopmentChooser({ models, card, price }: Props) {
  const { sentences, steps } = allMediterraneanText.value;
  const { shop: text } = steps;
  const { table } = models;
  const shop = shopModelOf(models);
  const chosen = shop.decidedMove.value;
  const question = shop.question.value;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: "nearest" }), [question]);
  // The pressed button opened the questions, or is gone: for keyboard users, focus the next question.
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement?.ariaExpanded !== "true") return;
    box.current?.querySelector<HTMLElement>("[data-choice], [data-main]:not(:disabled)")?.focus();
  }, [question?.field, chosen]);
  return (
    <div ref={box} class="chooser" role="group" aria-label={sentences.development(card)}>
      <PickChips shop={shop} />
      {question !== undefined && <ChooserQuestion models={models} question={question} />}
      {chosen !== undefined && (
        <Changes edition={table.edition.value} changes={shop.changesBy(chosen)} />
      )}
      <div class="button-row">
        <button type="button" class="button" data-back onClick={() => shop.back()}>
          {steps.back}
        </button>
        <button
          type="button"
          class="button primary figures"
          data-main
          disabled={chosen === undefined || table.isSending.value}
          onClick={() => {
            if (chosen !== undefined) void shop.buy(chosen);
          }}
        >
          {text.buyFor(price)}
        </button>
      </div>
    </div>
  );
}

interface Chip {
  readonly name: string;
  readonly without: Picks;
}

/** The picks so far as chips; each can be removed. */
function PickChips({ shop }: { readonly shop: ShopModel }) {
  const { shop: text } = allMediterraneanText.value.steps;
  const chips = chipsOf(shop.picks.value);
  if (chips.length === 0) return undefined;
  return (
    <ul class="chips bare" aria-label={text.chosenSoFar}>
      {chips.map(({ name, without }, number) => (
        <li key={number}>
          <button
            type="button"
            class="chip"
            aria-label={text.remove(name)}
            title={text.remove(name)}
            onClick={() => shop.pick(without)}
          >
            {name}
            <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function chipsOf(picks: Picks): readonly Chip[] {
  const { shop: text } = allMediterraneanText.value.steps;
  const { box, industry, spaces, from, isEnough } = picks;
  const { box: _box, ...noBox } = picks;
  const { industry: _industry, ...noIndustry } = picks;
  const { spaces: _spaces, ...noSpaces } = picks;
  return [
    ...(box === undefined ? [] : [{ name: text.box(box), without: noBox }]),
    ...(industry === undefined ? [] : [{ name: text.industryName(industry), without: noIndustry }]),
    ...(spaces === undefined ? [] : [{ name: text.spaces(spaces), without: noSpaces }]),
    ...from.map((place, at) => ({
      name: text.workerFrom(place),
      without: withoutWorker(picks, at),
    })),
    ...(isEnough ? [{ name: text.noMoreWorkers, without: { ...picks, isEnough: false } }] : []),
  ];
}
