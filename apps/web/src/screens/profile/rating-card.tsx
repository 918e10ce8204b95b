import type { RatingInfo } from "@sofala/protocol";
import { gameTitle } from "../../games/game-overview.ts";
import { appText } from "../../text/app-text.ts";
import { ratingsText } from "../../text/ratings-text.ts";
import { RatingBand } from "../ratings/rating-band.tsx";
import { CURVE_SIZE, ratingCurve } from "./rating-curve.ts";

/** The rating of a person at a pace, and its history. */
export function RatingCard({ rating: info }: { readonly rating: RatingInfo }) {
  const { pace, gameCount } = ratingsText.value;
  const { rating, uncertainty } = info;
  return (
    <article class="rating-card panel">
      <h3>
        {pace[info.pace]}
        <span class="quiet">{gameTitle(info.game, appText.value)}</span>
      </h3>
      <p class="figures number">
        <strong>{rating}</strong>
        <span class="quiet">
          ± {uncertainty} · {gameCount(info.games)}
        </span>
      </p>
      <RatingBand rating={rating} uncertainty={uncertainty} />
      <RatingCurve info={info} />
    </article>
  );
}

function RatingCurve({ info }: { readonly info: RatingInfo }) {
  const { from, line, uncertainty } = ratingCurve(info);
  return (
    <svg
      class="curve"
      role="img"
      aria-label={ratingsText.value.profile.ratingCurveLabel(
        from,
        info.rating,
        info.history.length,
      )}
      viewBox={`0 0 ${CURVE_SIZE.width} ${CURVE_SIZE.height}`}
      preserveAspectRatio="none"
    >
      <path class="uncertainty" d={uncertainty} />
      <path class="line" d={line} vector-effect="non-scaling-stroke" />
    </svg>
  );
}
