import { chancesOverTimeOf } from "@sofala/bots/review/steps";
import type { Zimbabwe } from "@sofala/zimbabwe";
import { useEffect, useMemo } from "preact/hooks";
import type { PlayedMove } from "../../../local/fork.ts";
import { ChancesChart } from "../../../table/analysis/chances-chart.tsx";
import { ReviewedMoments } from "../../../table/analysis/reviewed-moments.tsx";
import { requestWorker } from "../workers/request-worker.ts";
import { appText } from "../../../text/app-text.ts";
import { stateAt } from "../state-of-view.ts";
import type { TableModel } from "../table-model.ts";
import { ReviewModel } from "./review-model.ts";

interface Props {
  readonly table: TableModel;
  readonly original: readonly PlayedMove<Zimbabwe>[];
  readonly bot: string;
}

/** So that a review survives when its panel is closed. */
const reviewCache = new WeakMap<readonly PlayedMove<Zimbabwe>[], ReviewModel>();

/** The chances over a whole game, and the decisions that cost most. */
export function GameReview({ table, original, bot }: Props) {
  const model = useMemo(() => reviewModelFor(table, original), [original]);
  useEffect(() => () => model.stop(), [model]);
  const { review: text } = appText.value.analysis;
  const isRunning = model.isRunning.value;
  const reviewedCount = model.moments.value.length;
  if (model.decisions.length === 0) return undefined;
  return (
    <section class="game-review">
      <h3>{text.title}</h3>
      {reviewedCount === 0 && <p class="quiet">{text.intro(bot)}</p>}
      {!model.isComplete.value && (
        <button
          type="button"
          class="button"
          onClick={() => (isRunning ? model.stop() : void model.run())}
        >
          {isRunning ? text.stop : text.start}
        </button>
      )}
      <p class="quiet figures" role="status">
        {(isRunning || reviewedCount > 0) && text.progress(reviewedCount, model.decisions.length)}
        {model.hasFailed.value && ` ${text.failed}`}
      </p>
      {reviewedCount > 0 && <ChancesOverTime table={table} model={model} />}
      {model.isComplete.value && <CostliestDecisions table={table} model={model} />}
    </section>
  );
}

function reviewModelFor(table: TableModel, original: readonly PlayedMove<Zimbabwe>[]): ReviewModel {
  const [first] = table.table.moments.peek();
  const model =
    reviewCache.get(original) ??
    new ReviewModel(stateAt(first ?? table.moment.peek()), original, requestWorker);
  reviewCache.set(original, model);
  return model;
}

interface PartProps {
  readonly table: TableModel;
  readonly model: ReviewModel;
}

function ChancesOverTime({ table, model }: PartProps) {
  const { review: text } = appText.value.analysis;
  return (
    <ChancesChart
      points={chancesOverTimeOf(model.moments.value)}
      colours={table.view.value.seats.map(({ empire }) => `var(--seat-${empire})`)}
      moveCount={table.table.moments.value.length - 1}
      currentMove={table.moment.value.moveCount}
      name={text.chartLabel(model.moments.value.length)}
      onSelectMoment={goToMoment(table)}
    />
  );
}

const goToMoment =
  ({ shownMoment }: TableModel) =>
  (at: number): void => {
    shownMoment.value = at;
  };

/** The decisions that cost most. */
function CostliestDecisions({ table, model }: PartProps) {
  const { analysis, zimbabwe } = appText.value;
  const { review: text } = analysis;
  const mistakes = model.costliest.value;
  if (mistakes.length === 0) return <p>{text.noMistakes}</p>;
  return (
    <ReviewedMoments
      title={text.mistakesTitle}
      moments={mistakes.map(({ at, seat, better: { line, cost } }) => ({
        moveCount: at,
        title: text.mistake(at + 1, table.names[seat] ?? "", cost),
        notes: [`${text.better}: ${line.moves.map((move) => zimbabwe.move(move)).join("; ")}`],
      }))}
      onSelectMoment={goToMoment(table)}
    />
  );
}
