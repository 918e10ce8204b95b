import type { Zimbabwe } from "@sofala/zimbabwe";
import { useEffect, useMemo } from "preact/hooks";
import { movesPlayedAfter, type PlayedMove } from "../../../local/fork.ts";
import "../../../table/analysis/analysis-panel.css";
import { requestWorker } from "../workers/request-worker.ts";
import { Switch } from "../../../ui/switch.tsx";
import { appText } from "../../../text/app-text.ts";
import type { TableModel } from "../table-model.ts";
import { AnalysisModel, type Evaluation } from "./analysis-model.ts";
import { MoveLine, type PlayLine } from "./move-line.tsx";
import { GameReview } from "./game-review.tsx";
import type { Outlook } from "@sofala/bots/zimbabwe";
import { ChanceBars } from "../../../table/analysis/chance-bars.tsx";
import { EmpireBadge } from "../board/empires.tsx";

interface Props {
  readonly table: TableModel;
  /** The moves of the analysed game; empty if there is none. */
  readonly original: readonly PlayedMove<Zimbabwe>[];
  /** Called with a line to try; without it the line is played at this table. */
  readonly onPlay?: PlayLine | undefined;
}

/** A bot's evaluation of the shown position, and what was played there. */
export function AnalysisPanel({ table, original, onPlay }: Props) {
  const model = useMemo(() => new AnalysisModel(table, requestWorker), [table]);
  useEffect(() => () => model.dispose(), [model]);
  const { analysis: text, zimbabwe } = appText.value;
  const bot = zimbabwe.bot.strong.name;
  if (table.view.value.phase === "over") {
    return (
      <div class="analysis-panel">
        <p class="quiet">{text.gameOver}</p>
        {onPlay !== undefined && <GameReview table={table} original={original} bot={bot} />}
      </div>
    );
  }
  const evaluation = model.evaluation.value;
  return (
    <div class="analysis-panel">
      {onPlay === undefined && <p class="quiet">{text.intro}</p>}
      <div class="asking">
        <button
          type="button"
          class="button"
          aria-disabled={model.isAsking.value || evaluation !== undefined}
          onClick={() => model.ask()}
        >
          {text.ask(bot)}
        </button>
        <Switch
          name={text.askEveryStep}
          isOn={model.isAutomatic.value}
          onChange={(isOn) => {
            model.isAutomatic.value = isOn;
          }}
        />
      </div>
      <p class={model.isAsking.value || model.hasFailed.value ? "quiet" : "spoken"} role="status">
        {model.isAsking.value && text.thinking(bot)}
        {model.hasFailed.value && text.failed(bot)}
      </p>
      {evaluation !== undefined && (
        <Chances
          table={table}
          chances={evaluation.hints.chances}
          outlook={evaluation.outlook}
          bot={bot}
        />
      )}
      {evaluation !== undefined && (
        <Advice table={table} evaluation={evaluation} bot={bot} onPlay={onPlay} />
      )}
      <PlayedMoves table={table} original={original} evaluation={evaluation} onPlay={onPlay} />
      {onPlay !== undefined && <GameReview table={table} original={original} bot={bot} />}
    </div>
  );
}

interface AdviceProps extends Pick<Props, "table" | "onPlay"> {
  readonly evaluation: Evaluation;
  readonly bot: string;
}

function Advice({ table, evaluation, bot, onPlay }: AdviceProps) {
  const { advice: text } = appText.value.analysis;
  const seat = table.view.value.active ?? 0;
  return (
    <section>
      <h3>{text.title(bot, table.names[seat] ?? "")}</h3>
      {evaluation.hints.lines.map(({ moves, chances, visits }, n) => (
        <div key={n} class="advised">
          <p class="quiet figures">{text.lineSummary(n + 1, chances[seat] ?? 0, visits)}</p>
          <MoveLine table={table} moves={moves} onPlay={onPlay} />
        </div>
      ))}
    </section>
  );
}

interface PlayedMovesProps extends Pick<Props, "table" | "original" | "onPlay"> {
  readonly evaluation: Evaluation | undefined;
}

/** What was played here in the analysed game. */
function PlayedMoves({ table, original, evaluation, onPlay }: PlayedMovesProps) {
  const { played: text } = appText.value.analysis;
  if (original.length === 0) return undefined;
  const { moveCount } = table.moment.value;
  const line = table.table.moments.value
    .slice(1, moveCount + 1)
    .flatMap(({ lastMove }): readonly PlayedMove<Zimbabwe>[] =>
      lastMove === undefined ? [] : [[lastMove.actor, lastMove.move]],
    );
  const moves = movesPlayedAfter(original, line);
  const seat = table.view.value.active ?? 0;
  if (moves === undefined) return <p class="quiet">{text.differentLine}</p>;
  const [best] = evaluation?.hints.lines ?? [];
  const isSame = JSON.stringify(moves) === JSON.stringify(best?.moves);
  return (
    <section>
      <h3>{text.title(table.names[seat] ?? "")}</h3>
      {isSame ? (
        <p class="quiet">{text.sameAsPlayed}</p>
      ) : (
        <MoveLine table={table} moves={moves} onPlay={onPlay} />
      )}
    </section>
  );
}

interface ChancesProps {
  readonly table: TableModel;
  /** By seat. */
  readonly chances: readonly number[];
  readonly outlook: readonly Outlook[];
  /** The name of the bot that made the estimate. */
  readonly bot: string;
}

/** Every seat's chance to win, estimated by a bot. */
function Chances({ table, chances, outlook, bot }: ChancesProps) {
  const { chances: text } = appText.value.analysis;
  const { seats } = table.view.value;
  return (
    <ChanceBars
      rows={chances.map((chance, seat) => ({
        badge: <EmpireBadge empire={seats[seat]?.empire} size={24} />,
        name: table.names[seat],
        chance,
        note: text.rounds(outlook[seat]?.rounds ?? 0),
      }))}
      note={text.note(bot)}
    />
  );
}
