import { ratingsText } from "../../text/ratings-text.ts";
import { bandPosition } from "./band-position.ts";
import "./rating-band.css";

interface Props {
  readonly rating: number;
  readonly uncertainty: number;
}

/** A rating with its uncertainty: the wider the band, the less is known. */
export function RatingBand({ rating, uncertainty }: Props) {
  const { from, width, at } = bandPosition(rating, uncertainty);
  const label = ratingsText.value.ratingRange(rating, uncertainty);
  return (
    <span class="rating-band" role="img" aria-label={label}>
      <span class="uncertainty" style={{ left: `${from}%`, width: `${width}%` }} />
      <span class="mean" style={{ left: `${at}%` }} />
    </span>
  );
}
