import type { Zimbabwe } from "@sofala/zimbabwe";
import { useEffect, useMemo } from "preact/hooks";
import { playedAfter, type Played } from "../../../local/fork.ts";
import "../../../table/analysis/analysis-panel.css";
import { think } from "../workers/request-worker.ts";
import { Switch } from "../../../ui/switch.tsx";
import { words } from "../../../text/app-text.ts";
import type { TableModel } from "../table-model.ts";
import { AnalysisModel, type Opinion } from "./analysis-model.ts";
import { Chances } from "./chances.tsx";
import { Line, type PlayLine } from "./move-line.tsx";
import { Review } from "./game-review.tsx";

interface Props {
  readonly table: TableModel;
  /** The moves of the game that is analysed; empty where there was none. */
  readonly original: readonly Played<Zimbabwe>[];
  /** What to do with a line that is wanted; left out, it is played at this table. */
  readonly onPlay?: PlayLine | undefined;
}

/** What a bot thinks of the table that is looked at, and what was played there. */
export function AnalysisPanel({ table, original, onPlay }: Props) {
  const model = useMemo(() => new AnalysisModel(table, think), [table]);
  useEffect(() => () => model.dispose(), [model]);
  const { analysis: text, zimbabwe } = words.value;
  const bot = zimbabwe.bot.strong.name;
  if (table.view.value.phase === "over") {
    return (
      <div class="analysis-panel">
        <p class="quiet">{text.over}</p>
        {onPlay !== undefined && <Review table={table} original={original} bot={bot} />}
      </div>
    );
  }
  const opinion = model.opinion.value;
  return (
    <div class="analysis-panel">
      {onPlay === undefined && <p class="quiet">{text.mode}</p>}
      <div class="asking">
        <button
          type="button"
          class="button"
          aria-disabled={model.isAsking.value || opinion !== undefined}
          onClick={() => model.ask()}
        >
          {text.ask(bot)}
        </button>
        <Switch
          name={text.always}
          isOn={model.isAlways.value}
          onTurn={(isOn) => {
            model.isAlways.value = isOn;
          }}
        />
      </div>
      <p class={model.isAsking.value || model.hasFailed.value ? "quiet" : "spoken"} role="status">
        {model.isAsking.value && text.asking(bot)}
        {model.hasFailed.value && text.failed(bot)}
      </p>
      {opinion !== undefined && (
        <Chances
          table={table}
          chances={opinion.hints.chances}
          outlook={opinion.outlook}
          bot={bot}
        />
      )}
      {opinion !== undefined && (
        <Advice table={table} opinion={opinion} bot={bot} onPlay={onPlay} />
      )}
      <PlayedThere table={table} original={original} opinion={opinion} onPlay={onPlay} />
      {onPlay !== undefined && <Review table={table} original={original} bot={bot} />}
    </div>
  );
}

interface AdviceProps extends Pick<Props, "table" | "onPlay"> {
  readonly opinion: Opinion;
  readonly bot: string;
}

function Advice({ table, opinion, bot, onPlay }: AdviceProps) {
  const { advice: text } = words.value.analysis;
  const seat = table.view.value.active ?? 0;
  return (
    <section>
      <h3>{text.title(bot, table.names[seat] ?? "")}</h3>
      {opinion.hints.lines.map(({ moves, chances, visits }, n) => (
        <div key={n} class="advised">
          <p class="quiet figures">{text.worth(n + 1, chances[seat] ?? 0, visits)}</p>
          <Line table={table} moves={moves} onPlay={onPlay} />
        </div>
      ))}
    </section>
  );
}

interface PlayedProps extends Pick<Props, "table" | "original" | "onPlay"> {
  readonly opinion: Opinion | undefined;
}

/** What was played here in the game that is analysed. */
function PlayedThere({ table, original, opinion, onPlay }: PlayedProps) {
  const { played: text } = words.value.analysis;
  if (original.length === 0) return undefined;
  const { number } = table.moment.value;
  const line = table.table.history.value
    .slice(1, number + 1)
    .flatMap(({ last }): readonly Played<Zimbabwe>[] =>
      last === undefined ? [] : [[last.actor, last.move]],
    );
  const moves = playedAfter(original, line);
  const seat = table.view.value.active ?? 0;
  if (moves === undefined) return <p class="quiet">{text.otherLine}</p>;
  const [best] = opinion?.hints.lines ?? [];
  const isSame = JSON.stringify(moves) === JSON.stringify(best?.moves);
  return (
    <section>
      <h3>{text.title(table.names[seat] ?? "")}</h3>
      {isSame ? (
        <p class="quiet">{text.same}</p>
      ) : (
        <Line table={table} moves={moves} onPlay={onPlay} />
      )}
    </section>
  );
}
