import { mistakes, turnsOfLuck, type MarketReview } from "@sofala/bots/mediterranean/review";
import { ChanceBars } from "../../../table/analysis/chance-bars.tsx";
import { ChancesChart } from "../../../table/analysis/chances-chart.tsx";
import { Verdicts } from "../../../table/analysis/reviewed-moments.tsx";
import { words } from "../../../text/app-text.ts";
import { SeatBadge } from "../art/seat-badge.tsx";
import type { AnalysisModel } from "./analysis-model.ts";
import { luckVerdict, playedWords, spelt, type Spelling } from "./review-text.ts";

interface Props {
  readonly model: AnalysisModel;
  readonly spelling: Spelling;
  readonly bot: string;
}

/** How many decisions are named, and turns of luck. */
const NAMED = 5;

/** How the chances went through a whole game, and what decided it. */
export function GameReview({ model, spelling, bot }: Props) {
  const { review: text } = words.value.analysis;
  const { text: market } = spelling;
  const review = model.review.value;
  return (
    <section class="game-review">
      <h3>{text.title}</h3>
      {typeof review !== "object" && (
        <>
          <p class="quiet">{market.about(bot)}</p>
          <button
            type="button"
            class="button"
            aria-disabled={review === "asking"}
            onClick={() => void model.run()}
          >
            {text.start}
          </button>
        </>
      )}
      <p class={typeof review === "string" ? "quiet" : "spoken"} role="status">
        {review === "asking" && market.judging(bot)}
        {review === "failed" && market.failed}
      </p>
      {typeof review === "object" && <Judged model={model} spelling={spelling} review={review} />}
    </section>
  );
}

interface JudgedProps extends Omit<Props, "bot"> {
  readonly review: MarketReview;
}

function Judged({ model, spelling, review }: JudgedProps) {
  const { text, names } = spelling;
  const { sight } = model;
  const goTo = (at: number) => {
    sight.lookingAt.value = at;
  };
  const costly = mistakes(review.moments, NAMED);
  const luck = turnsOfLuck(review.moments, NAMED);
  return (
    <>
      <ChancesChart
        course={review.course}
        colours={names.map((_, seat) => `var(--seat-${seat + 1})`)}
        last={model.last}
        here={sight.at.value}
        name={text.picture}
        onGo={goTo}
      />
      <ChanceBars
        rows={(model.chancesNow() ?? []).map((chance, seat) => ({
          badge: <SeatBadge seat={seat} size="1.5rem" />,
          name: names[seat],
          chance,
        }))}
        note={text.note}
      />
      {costly.length === 0 && <p>{words.value.analysis.review.nothing}</p>}
      {costly.length > 0 && (
        <Verdicts
          title={text.mistakes}
          verdicts={costly.map((moment) => ({
            at: moment.at,
            title: words.value.analysis.review.gave(
              moment.at + 1,
              names[moment.seat] ?? "",
              moment.better.cost,
            ),
            notes: [
              playedWords(spelling, moment, moment.seat),
              text.better(spelt(spelling, moment.better.line.moves, moment.at, moment.seat)),
            ],
          }))}
          onGo={goTo}
        />
      )}
      {luck.length > 0 && (
        <>
          <Verdicts
            title={text.luck.title}
            verdicts={luck.map((moment) => luckVerdict(spelling, moment))}
            onGo={goTo}
          />
          <p class="quiet">{text.luck.note}</p>
        </>
      )}
    </>
  );
}
