import { chancesOverTimeOf } from "@sofala/bots/review/steps";
import type { GameTypes } from "@sofala/engine";
import { useEffect } from "preact/hooks";
import { allAppText } from "../../text/app-text.ts";
import type { AnalysedTable, AnalysisSource } from "./analysis-source.ts";
import { ChancesChart } from "./chances-chart.tsx";
import { CostliestDecisions } from "./reviewed-moments.tsx";
import type { ReviewModel } from "./review-model.ts";

interface Props<T extends GameTypes> {
  readonly source: AnalysisSource<T>;
  readonly table: AnalysedTable<T>;
  readonly model: ReviewModel<T>;
}

/** The chances over a whole game, and the decisions that cost most. */
export function GameReview<T extends GameTypes>({ source, table, model }: Props<T>) {
  useEffect(() => () => model.stop(), [model]);
  const { review: text } = allAppText.value.analysis;
  const isRunning = model.isRunning.value;
  const moments = model.moments.value;
  const { view, moveCount } = table.moment.value;
  const onSelectMoment = (at: number) => {
    table.shownMoment.value = at;
  };
  const moveText = (move: T["move"]) =>
    source.moveText(move, allAppText.value, table.names, table.table.currentMoment.value.view);
  if (model.decisions.length === 0) return undefined;
  return (
    <section class="game-review">
      <h3>{text.title}</h3>
      {moments.length === 0 && <p class="quiet">{text.intro(source.bot(allAppText.value))}</p>}
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
        {(isRunning || moments.length > 0) && text.progress(moments.length, model.decisions.length)}
        {model.hasFailed.value && ` ${text.failed}`}
      </p>
      {moments.length > 0 && (
        <ChancesChart
          points={chancesOverTimeOf(moments)}
          colours={table.names.map((_, seat) => source.seatColour(seat, view))}
          moveCount={table.table.moments.value.length - 1}
          currentMove={moveCount}
          name={text.chartLabel(moments.length)}
          onSelectMoment={onSelectMoment}
        />
      )}
      {model.isComplete.value && (
        <CostliestDecisions
          title={text.mistakesTitle}
          moments={moments}
          names={table.names}
          notes={({ better }) => [`${text.better}: ${better.line.moves.map(moveText).join("; ")}`]}
          onSelectMoment={onSelectMoment}
        />
      )}
    </section>
  );
}
