import { results } from "../../text/ratings-text.ts";
import { bandOf } from "./band-position.ts";
import "./rating-band.css";

interface Props {
  readonly rating: number;
  readonly uncertainty: number;
}

/** Where a strength lies: the wider the band, the less is known. */
export function RatingBand({ rating, uncertainty }: Props) {
  const { from, width, at } = bandOf(rating, uncertainty);
  const label = results.value.giveOrTake(rating, uncertainty);
  return (
    <span class="rating-band" role="img" aria-label={label}>
      <span class="doubt" style={{ left: `${from}%`, width: `${width}%` }} />
      <span class="mean" style={{ left: `${at}%` }} />
    </span>
  );
}
