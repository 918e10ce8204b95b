import type { Deck, Good } from "@sofala/mediterranean";
import { AreaIcon } from "../art/area-icon.tsx";
import { GoodIcon } from "../art/good-icon.tsx";

interface Props {
  readonly deck: Deck;
  readonly size?: string;
}

/** Where the cards of a deck come from: a farm's good, cities or harbors. */
export function DeckIcon({ deck, size = "1.25em" }: Props) {
  if (deck === "civic") return <AreaIcon area="city" size={size} />;
  if (deck === "luxury") return <AreaIcon area="harbor" size={size} />;
  const good: Good = deck;
  return <GoodIcon good={good} size={size} />;
}
