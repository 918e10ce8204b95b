import type { HandEvaluator, KnownCard } from "../hand-evaluator.ts";
import { ownCards } from "../market/plan-storage.ts";
import { seatAt } from "../seat-context.ts";
import type { MoveSequence } from "./lookahead.ts";
import type { Candidate } from "./candidate-race.ts";

/**
 * The warehouse as it is, and with one card added, removed or exchanged, the best first estimate
 * first.
 */
export function storeChoices(
  evaluator: HandEvaluator,
  { most, window }: { readonly most: number; readonly window: number },
): readonly Candidate<MoveSequence>[] {
  const cards = ownCards(evaluator);
  const choices = warehouseContents(evaluator, cards)
    .map((stored): Candidate<MoveSequence> => {
      const spent = cards.filter((card) => !stored.includes(card));
      const storedWorth = stored.reduce((sum, card) => sum + evaluator.storedWorth(card), 0);
      const slots = stored.map(({ slot }) => slot).sort((a, b) => a - b);
      return {
        choice: { moves: [{ kind: "store", cards: slots }] },
        initialValue: evaluator.worth(spent) + storedWorth,
      };
    })
    .sort((a, b) => b.initialValue - a.initialValue);
  const least = (choices[0]?.initialValue ?? 0) - window;
  return choices.slice(0, most).filter(({ initialValue }) => initialValue >= least);
}

function warehouseContents(
  { context, board }: HandEvaluator,
  cards: readonly KnownCard[],
): readonly (readonly KnownCard[])[] {
  const { edition, seat } = context;
  const room = edition.storage.value[board.cubes.warehouse] ?? 0;
  const { warehouse = [] } = seatAt(context, seat);
  const slots = new Set(warehouse.map(({ slot }) => slot));
  const now = cards.filter(({ slot }) => slots.has(slot));
  // Equal cards are counted once.
  const others = new Map<string, KnownCard>();
  for (const card of cards) {
    const { good, bottom } = card;
    if (slots.has(card.slot) || bottom === undefined) continue;
    if (edition.bottoms[bottom].mayWarehouse) others.set(`${good} ${bottom}`, card);
  }
  const fewer = now.map((card) => now.filter((other) => other !== card));
  const bases = now.length < room ? [now, ...fewer] : fewer;
  const more = bases.flatMap((base) => [...others.values()].map((card) => [...base, card]));
  return [now, ...fewer, ...more];
}
