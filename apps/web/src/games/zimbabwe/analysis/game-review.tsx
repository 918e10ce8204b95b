import { courseOf } from "@sofala/bots/review/steps";
import type { Zimbabwe } from "@sofala/zimbabwe";
import { useEffect, useMemo } from "preact/hooks";
import type { Played } from "../../../local/fork.ts";
import { ChancesChart } from "../../../table/analysis/chances-chart.tsx";
import { Verdicts } from "../../../table/analysis/reviewed-moments.tsx";
import { think } from "../workers/request-worker.ts";
import { words } from "../../../text/app-text.ts";
import { stateAt } from "../state-of-view.ts";
import type { TableModel } from "../table-model.ts";
import { ReviewModel } from "./review-model.ts";

interface Props {
  readonly table: TableModel;
  readonly original: readonly Played<Zimbabwe>[];
  readonly bot: string;
}

/** Kept while the game is looked at: what was judged need not be judged again. */
const known = new WeakMap<readonly Played<Zimbabwe>[], ReviewModel>();

/** How the chances went through a whole game, and what decided it. */
export function Review({ table, original, bot }: Props) {
  const model = useMemo(() => modelOf(table, original), [original]);
  useEffect(() => () => model.stop(), [model]);
  const { review: text } = words.value.analysis;
  const isRunning = model.isRunning.value;
  const judged = model.moments.value.length;
  if (model.decisions.length === 0) return undefined;
  return (
    <section class="game-review">
      <h3>{text.title}</h3>
      {judged === 0 && <p class="quiet">{text.about(bot)}</p>}
      {!model.isWhole.value && (
        <button
          type="button"
          class="button"
          onClick={() => (isRunning ? model.stop() : void model.run())}
        >
          {isRunning ? text.stop : text.start}
        </button>
      )}
      <p class="quiet figures" role="status">
        {(isRunning || judged > 0) && text.judged(judged, model.decisions.length)}
        {model.hasFailed.value && ` ${text.failed}`}
      </p>
      {judged > 0 && <Course table={table} model={model} />}
      {model.isWhole.value && <Dearest table={table} model={model} />}
    </section>
  );
}

function modelOf(table: TableModel, original: readonly Played<Zimbabwe>[]): ReviewModel {
  const [first] = table.table.history.peek();
  const found =
    known.get(original) ?? new ReviewModel(stateAt(first ?? table.moment.peek()), original, think);
  known.set(original, found);
  return found;
}

interface PartProps {
  readonly table: TableModel;
  readonly model: ReviewModel;
}

function Course({ table, model }: PartProps) {
  const { review: text } = words.value.analysis;
  return (
    <ChancesChart
      course={courseOf(model.moments.value)}
      colours={table.view.value.seats.map(({ empire }) => `var(--seat-${empire})`)}
      last={table.table.history.value.length - 1}
      here={table.moment.value.number}
      name={text.picture(model.moments.value.length)}
      onGo={goIn(table)}
    />
  );
}

const goIn =
  ({ lookingAt }: TableModel) =>
  (at: number): void => {
    lookingAt.value = at;
  };

/** The decisions that cost most. */
function Dearest({ table, model }: PartProps) {
  const { analysis, zimbabwe } = words.value;
  const { review: text } = analysis;
  const found = model.dearest.value;
  if (found.length === 0) return <p>{text.nothing}</p>;
  return (
    <Verdicts
      title={text.decided}
      verdicts={found.map(({ at, seat, better: { line, cost } }) => ({
        at,
        title: text.gave(at + 1, table.names[seat] ?? "", cost),
        notes: [`${text.better}: ${line.moves.map((move) => zimbabwe.move(move)).join("; ")}`],
      }))}
      onGo={goIn(table)}
    />
  );
}
