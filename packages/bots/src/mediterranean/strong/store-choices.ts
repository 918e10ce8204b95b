import type { Appraisal, Card } from "../hand-evaluator.ts";
import { ownCards } from "../market/plan-storage.ts";
import { seatAt } from "../seat-context.ts";
import type { Deed } from "./lookahead.ts";
import type { Runner } from "./candidate-race.ts";

/** The warehouse as it is, and with one card more, less or exchanged, the best at first sight first. */
export function storeChoices(
  appraisal: Appraisal,
  { most, window }: { readonly most: number; readonly window: number },
): readonly Runner<Deed>[] {
  const cards = ownCards(appraisal);
  const choices = contents(appraisal, cards)
    .map((stored): Runner<Deed> => {
      const spent = cards.filter((card) => !stored.includes(card));
      const kept = stored.reduce((sum, card) => sum + appraisal.keptWorth(card), 0);
      const slots = stored.map(({ slot }) => slot).sort((a, b) => a - b);
      return {
        choice: { moves: [{ kind: "store", cards: slots }] },
        hope: appraisal.worth(spent) + kept,
      };
    })
    .sort((a, b) => b.hope - a.hope);
  const least = (choices[0]?.hope ?? 0) - window;
  return choices.slice(0, most).filter(({ hope }) => hope >= least);
}

function contents(
  { scene, board }: Appraisal,
  cards: readonly Card[],
): readonly (readonly Card[])[] {
  const { edition, seat } = scene;
  const room = edition.storage.value[board.cubes.warehouse] ?? 0;
  const { warehouse = [] } = seatAt(scene, seat);
  const slots = new Set(warehouse.map(({ slot }) => slot));
  const now = cards.filter(({ slot }) => slots.has(slot));
  // Cards that are alike are not told apart.
  const others = new Map<string, Card>();
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
