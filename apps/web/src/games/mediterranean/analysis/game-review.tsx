import type { MediterraneanReview } from "@sofala/bots/mediterranean/review";
import { luckMoments } from "@sofala/bots/review/steps";
import { ChanceBars } from "../../../table/analysis/chance-bars.tsx";
import { ChancesChart } from "../../../table/analysis/chances-chart.tsx";
import {
  CostliestDecisions,
  MAX_LISTED,
  ReviewedMoments,
} from "../../../table/analysis/reviewed-moments.tsx";
import { allAppText } from "../../../text/app-text.ts";
import { SeatBadge } from "../art/seat-badge.tsx";
import type { AnalysisModel } from "./analysis-model.ts";
import { luckMomentOf, playedText, movesText, type ReviewTextContext } from "./review-text.ts";

interface Props {
  readonly model: AnalysisModel;
  readonly context: ReviewTextContext;
  readonly bot: string;
}

/** The chances over the whole game, and the moments that decided it. */
export function GameReview({ model, context, bot }: Props) {
  const { review: text } = allAppText.value.analysis;
  const { text: reviewText } = context;
  const review = model.review.value;
  return (
    <section class="game-review">
      <h3>{text.title}</h3>
      {typeof review !== "object" && (
        <>
          <p class="quiet">{reviewText.intro(bot)}</p>
          <button
            type="button"
            class="button"
            aria-disabled={review === "asking"}
            onClick={() => void model.requestReview()}
          >
            {text.start}
          </button>
        </>
      )}
      <p class={typeof review === "string" ? "quiet" : "spoken"} role="status">
        {review === "asking" && reviewText.reviewing(bot)}
        {review === "failed" && reviewText.failed}
      </p>
      {typeof review === "object" && (
        <ReviewResult model={model} context={context} review={review} />
      )}
    </section>
  );
}

interface ReviewResultProps extends Omit<Props, "bot"> {
  readonly review: MediterraneanReview;
}

function ReviewResult({ model, context, review }: ReviewResultProps) {
  const { text, names } = context;
  const { replayTable } = model;
  const goTo = (at: number) => {
    replayTable.shownMoment.value = at;
  };
  const luck = luckMoments(review.moments, MAX_LISTED);
  return (
    <>
      <ChancesChart
        points={review.chancesOverTime}
        colours={names.map((_, seat) => `var(--seat-${seat + 1})`)}
        moveCount={model.lastMoment}
        currentMove={replayTable.momentNumber.value}
        name={text.chartLabel}
        onSelectMoment={goTo}
      />
      <ChanceBars
        rows={(model.currentChances() ?? []).map((chance, seat) => ({
          badge: <SeatBadge seat={seat} size="1.5rem" />,
          name: names[seat],
          chance,
        }))}
        note={text.note}
      />
      <CostliestDecisions
        title={text.mistakesTitle}
        moments={review.moments}
        names={names}
        notes={(moment) => [
          playedText(context, moment, moment.seat),
          text.better(movesText(context, moment.better.line.moves, moment.at, moment.seat)),
        ]}
        onSelectMoment={goTo}
      />
      {luck.length > 0 && (
        <>
          <ReviewedMoments
            title={text.luck.title}
            moments={luck.map((moment) => luckMomentOf(context, moment))}
            onSelectMoment={goTo}
          />
          <p class="quiet">{text.luck.note}</p>
        </>
      )}
    </>
  );
}
