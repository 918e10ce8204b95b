import type { Bottom, Good } from "@sofala/mediterranean";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { BottomIcon } from "./bottom-icon.tsx";
import { GoodIcon } from "./good-icon.tsx";
import "./goods-card.css";

interface Props {
  readonly good: Good;
  /** Only where whoever looks may know it: the card's underside. */
  readonly bottom?: Bottom | undefined;
  readonly isChosen?: boolean;
  /** Small enough for a hand of twelve on a phone. */
  readonly isSmall?: boolean;
}

/** What nobody wants under a card. */
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

/** A goods card as its holder sees it: the good above, what is under it below. Not pressable by itself. */
export function GoodsCard({ good, bottom, isChosen = false, isSmall = false }: Props) {
  const { game } = mediterraneanWords.value;
  const classes = ["goods-card", good, isChosen && "chosen", isSmall && "small"].filter(Boolean);
  return (
    <span class={classes.join(" ")}>
      <span class="face">
        <GoodIcon good={good} size={isSmall ? "1.75rem" : "2.75rem"} />
        <b>{game.good[good]}</b>
      </span>
      {bottom !== undefined && (
        <span class={DANGERS.has(bottom) ? "underside danger" : "underside"}>
          <BottomIcon bottom={bottom} size="1.125rem" />
          <span>{game.bottom[bottom].name}</span>
        </span>
      )}
    </span>
  );
}
