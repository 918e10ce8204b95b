import type { Bottom, Good } from "@sofala/mediterranean";
import { mediterraneanText } from "../mediterranean-text.ts";
import { BottomIcon } from "./bottom-icon.tsx";
import { GoodIcon } from "./good-icon.tsx";
import "./goods-card.css";

interface Props {
  readonly good: Good;
  /** The card's underside, if the viewer may know it. */
  readonly bottom?: Bottom | undefined;
  readonly isChosen?: boolean;
  /** Small enough for a hand of twelve on a phone. */
  readonly isSmall?: boolean;
}

/** Undersides that are dangers. */
const DANGERS: ReadonlySet<Bottom> = new Set([
  "poverty",
  "depression",
  "barbarians",
  "barbarianFury",
  "marsZealots",
  "venusZealots",
  "corruption",
  "slaveRevolt",
  "piracy",
]);

/** A goods card as its holder sees it: the good above, the underside below. Not a button. */
export function GoodsCard({ good, bottom, isChosen = false, isSmall = false }: Props) {
  const { sentences } = mediterraneanText.value;
  const classes = ["goods-card", good, isChosen && "chosen", isSmall && "small"].filter(Boolean);
  return (
    <span class={classes.join(" ")}>
      <span class="face">
        <GoodIcon good={good} size={isSmall ? "1.75rem" : "2.75rem"} />
        <b>{sentences.good[good]}</b>
      </span>
      {bottom !== undefined && (
        <span class={DANGERS.has(bottom) ? "underside danger" : "underside"}>
          <BottomIcon bottom={bottom} size="1.125rem" />
          <span>{sentences.bottom[bottom].name}</span>
        </span>
      )}
    </span>
  );
}
