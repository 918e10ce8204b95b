import type { DevelopmentId } from "@sofala/mediterranean";
import { useEffect, useRef } from "preact/hooks";
import { mediterraneanWords } from "../mediterranean-text.ts";
import type { Models } from "../table-models.ts";
import { Changes } from "./changes.tsx";
import { ChooserQuestion } from "./chooser-question.tsx";
import { ChooserTrail } from "./pick-chips.tsx";
import { shopOf } from "./shop-model.ts";

interface Props {
  readonly models: Models;
  readonly card: DevelopmentId;
  readonly price: number;
}

/** What has to be said about a development before it is bought, one question at a time. */
export function DevelopmentChooser({ models, card, price }: Props) {
  const { game, steps } = mediterraneanWords.value;
  const { shop: text } = steps;
  const { table } = models;
  const shop = shopOf(models);
  const chosen = shop.chosen.value;
  const question = shop.question.value;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: "nearest" }), [question]);
  // What was pressed is gone; who plays by keys goes on where the question is.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    box.current?.querySelector<HTMLElement>("[data-choice], [data-main]:not(:disabled)")?.focus();
  }, [question?.field, chosen]);
  return (
    <div ref={box} class="chooser" role="group" aria-label={game.development(card)}>
      <ChooserTrail shop={shop} />
      {question !== undefined && <ChooserQuestion models={models} question={question} />}
      {chosen !== undefined && (
        <Changes edition={table.edition.value} changes={shop.changesBy(chosen)} />
      )}
      <div class="ways">
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
