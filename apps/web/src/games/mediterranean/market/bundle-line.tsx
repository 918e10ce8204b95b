import type { Good, Goods, Pledge } from "@sofala/mediterranean";
import type { ComponentChildren } from "preact";
import { mediterraneanText } from "../mediterranean-text.ts";
import { GoodIcon } from "../art/good-icon.tsx";
import { MarkIcon } from "../art/mark-icon.tsx";
import "./bundle-line.css";

interface Props {
  /** `You get` */
  readonly label?: string;
  readonly goods?: Goods | undefined;
  readonly vp?: number | undefined;
  readonly pledges?: readonly Pledge[] | undefined;
  readonly names: readonly string[];
  /** Shown after the items. */
  readonly children?: ComponentChildren;
}

/** One side of a deal, with icons and text. */
export function BundleLine({ label, goods = {}, vp = 0, pledges = [], names, children }: Props) {
  const { sentences, market } = mediterraneanText.value;
  const counted = (Object.entries(goods) as [Good, number][]).filter(([, count]) => count > 0);
  const isNothing = counted.length === 0 && vp === 0 && pledges.length === 0;
  return (
    <div class="bundle-line">
      {label !== undefined && <span class="quiet label">{label}</span>}
      <span class="things">
        {isNothing && <span class="quiet">{market.offerCard.nothing}</span>}
        {counted.map(([good, count]) => (
          <span key={good} class="thing">
            <GoodIcon good={good} size="1.5em" />
            {sentences.goods({ [good]: count })}
          </span>
        ))}
        {vp > 0 && (
          <span class="thing">
            <MarkIcon mark="vp" size="1.5em" />
            {market.offerCard.vp(vp)}
          </span>
        )}
        {pledges.map(({ building, target, use }, n) => (
          <span key={n} class="thing pledge">
            {market.pledge.summary(use, building, names[target] ?? "")}
          </span>
        ))}
        {children}
      </span>
    </div>
  );
}
