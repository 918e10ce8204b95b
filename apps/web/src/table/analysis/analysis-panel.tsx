import type { GameTypes, Seat } from "@sofala/engine";
import type { FunctionComponent } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import type { PlayedMove } from "../../local/original-moves.ts";
import { allAppText } from "../../text/app-text.ts";
import { Switch } from "../../ui/switch.tsx";
import { AnalysisModel } from "./analysis-model.ts";
import "./analysis-panel.css";
import type {
  AnalysisPanelProps,
  AnalysisPartProps,
  AnalysisSource,
  Evaluation,
} from "./analysis-source.ts";
import { AskBot } from "./ask-bot.tsx";
import { ChanceBars } from "./chance-bars.tsx";
import { GameReview } from "./game-review.tsx";
import { MoveLine } from "./move-line.tsx";
import { movesPlayedAfter } from "./moves-played-after.ts";
import { ReviewModel } from "./review-model.ts";

/** Makes the analysis panel of a game: a bot's evaluation of the shown position, and what was played there. */
export function analysisPanelOf<T extends GameTypes>(
  source: AnalysisSource<T>,
): FunctionComponent<AnalysisPanelProps<T>> {
  /** So that a review survives when its panel is closed. */
  const reviews = new WeakMap<readonly PlayedMove<T>[], ReviewModel<T>>();
  const reviewOf = ({ table, original }: AnalysisPanelProps<T>): ReviewModel<T> | undefined => {
    const { game, moments } = table.table;
    const start = moments.peek()[0]?.state;
    if (start === undefined) return undefined;
    const review = reviews.get(original) ?? new ReviewModel(game, start, original, source);
    reviews.set(original, review);
    return review;
  };

  return function AnalysisPanel(props) {
    const { table, original, onPlay } = props;
    const isReplay = onPlay !== undefined;
    const model = useMemo(() => new AnalysisModel(table.moment, source.evaluate), [table]);
    useEffect(() => () => model.dispose(), [model]);
    const review = useMemo(() => (isReplay ? reviewOf(props) : undefined), [original, isReplay]);
    const { analysis: text } = allAppText.value;
    const state = model.evaluation.value;
    const evaluation = typeof state === "object" ? state : undefined;
    const { roundsLeft } = evaluation ?? {};
    const bot = source.bot(allAppText.value);
    const { view, toAct } = table.moment.value;
    const [seat] = toAct;
    return (
      <div class="analysis-panel">
        {seat === undefined ? (
          <p class="quiet">{text.gameOver}</p>
        ) : (
          <>
            {!isReplay && <p class="quiet">{text.intro}</p>}
            <AskBot
              bot={bot}
              state={state}
              onAsk={() => model.ask()}
              after={
                <Switch
                  name={text.askEveryStep}
                  isOn={model.isAutomatic.value}
                  onChange={(isOn) => {
                    model.isAutomatic.value = isOn;
                  }}
                />
              }
            />
            {evaluation !== undefined && (
              <>
                <ChanceBars
                  rows={evaluation.chances.map((chance, index) => ({
                    badge: source.badge(index, view),
                    name: table.names[index],
                    chance,
                    note: roundsLeft && text.chances.rounds(roundsLeft[index] ?? 0),
                  }))}
                  note={text.chances.note(bot)}
                />
                <Advice {...props} source={source} evaluation={evaluation} seat={seat} />
              </>
            )}
            <PlayedMoves {...props} source={source} evaluation={evaluation} seat={seat} />
          </>
        )}
        {review !== undefined && <GameReview source={source} table={table} model={review} />}
      </div>
    );
  };
}

interface PartProps<T extends GameTypes> extends AnalysisPartProps<T> {
  readonly evaluation: Evaluation<T["move"]> | undefined;
  /** Whose turn it is. */
  readonly seat: Seat;
}

/** The moves that the bot would make. */
function Advice<T extends GameTypes>(props: PartProps<T>) {
  const { table, source, evaluation, seat } = props;
  const { advice: text } = allAppText.value.analysis;
  return (
    <section>
      <h3>{text.title(source.bot(allAppText.value), table.names[seat] ?? "")}</h3>
      {evaluation?.lines.map(({ moves, chances, visits }, n) => (
        <div key={n} class="advised">
          <p class="quiet figures">{text.lineSummary(n + 1, chances[seat] ?? 0, visits)}</p>
          <MoveLine {...props} moves={moves} />
        </div>
      ))}
    </section>
  );
}

/** What was played here in the analysed game. */
function PlayedMoves<T extends GameTypes>(props: PartProps<T>) {
  const { table, original, evaluation, seat } = props;
  const { played: text } = allAppText.value.analysis;
  if (original.length === 0) return undefined;
  const line = table.table.moments.value
    .slice(1, table.moment.value.moveCount + 1)
    .flatMap(({ lastMove }) =>
      lastMove === undefined ? [] : [[lastMove.actor, lastMove.move] as const],
    );
  const moves = movesPlayedAfter(original, line);
  if (moves === undefined) return <p class="quiet">{text.differentLine}</p>;
  const isSame = JSON.stringify(moves) === JSON.stringify(evaluation?.lines[0]?.moves);
  return (
    <section>
      <h3>{text.title(table.names[seat] ?? "")}</h3>
      {isSame ? <p class="quiet">{text.sameAsPlayed}</p> : <MoveLine {...props} moves={moves} />}
    </section>
  );
}
