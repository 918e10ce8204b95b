import type { RatingInfo } from "@sofala/protocol";
import { results } from "../../text/ratings-text.ts";
import { RatingBand } from "../ratings/rating-band.tsx";
import { CURVE, curveOf } from "./rating-curve.ts";

/** How strong somebody is thought to be at a pace, and how that came about. */
export function RatingCard({ rating: info }: { readonly rating: RatingInfo }) {
  const { game, pace, games } = results.value;
  const { rating, uncertainty } = info;
  return (
    <article class="rating-card panel">
      <h3>
        {pace[info.pace]}
        <span class="quiet">{game(info.game)}</span>
      </h3>
      <p class="figures number">
        <strong>{rating}</strong>
        <span class="quiet">
          ± {uncertainty} · {games(info.games)}
        </span>
      </p>
      <RatingBand rating={rating} uncertainty={uncertainty} />
      <Curve info={info} />
    </article>
  );
}

function Curve({ info }: { readonly info: RatingInfo }) {
  const { from, line, doubt } = curveOf(info);
  return (
    <svg
      class="curve"
      role="img"
      aria-label={results.value.profile.curve(from, info.rating, info.history.length)}
      viewBox={`0 0 ${CURVE.width} ${CURVE.height}`}
      preserveAspectRatio="none"
    >
      <path class="doubt" d={doubt} />
      <path class="line" d={line} vector-effect="non-scaling-stroke" />
    </svg>
  );
}
