import { mediterraneanWords } from "../mediterranean-text.ts";
import { withoutWorker, type Picks } from "./development-picks.ts";
import type { ShopModel } from "./shop-model.ts";

interface Chip {
  readonly name: string;
  readonly without: Picks;
}

/** What was said so far, as chips; each can be taken away by itself. */
export function ChooserTrail({ shop }: { readonly shop: ShopModel }) {
  const { shop: text } = mediterraneanWords.value.steps;
  const chips = chipsOf(shop.picks.value);
  if (chips.length === 0) return undefined;
  return (
    <ul class="chips bare" aria-label={text.trail}>
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
  const { shop: text } = mediterraneanWords.value.steps;
  const { box, industry, spaces, from, isEnough } = picks;
  const { box: _box, ...noBox } = picks;
  const { industry: _industry, ...noIndustry } = picks;
  const { spaces: _spaces, ...noSpaces } = picks;
  return [
    ...(box === undefined ? [] : [{ name: text.box(box), without: noBox }]),
    ...(industry === undefined ? [] : [{ name: text.industryName(industry), without: noIndustry }]),
    ...(spaces === undefined ? [] : [{ name: text.spaces(spaces), without: noSpaces }]),
    ...from.map((place, at) => ({ name: text.from(place), without: withoutWorker(picks, at) })),
    ...(isEnough ? [{ name: text.enough, without: { ...picks, isEnough: false } }] : []),
  ];
}
