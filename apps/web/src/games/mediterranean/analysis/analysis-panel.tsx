import type { Mediterranean } from "@sofala/mediterranean";
import type { LoadedGame } from "../../../local/load-game.ts";
import "../../../table/analysis/analysis-panel.css";
import type { AnalysisRequests } from "../workers/analysis-handlers.ts";
import { workerClient } from "../../../workers/worker-client.ts";
import { Loading } from "../../../ui/loading.tsx";
import { analysisText, useAnalysisText } from "./analysis-text.ts";
import { mediterraneanText } from "../mediterranean-text.ts";
import type { HiddenInfoReplay } from "../hidden-info-replay.ts";
import { Advice } from "./advice.tsx";
import { AnalysisModel } from "./analysis-model.ts";
import "./analysis-panel.css";
import { GameReview } from "./game-review.tsx";

interface Props {
  readonly game: LoadedGame<Mediterranean>;
  readonly replayTable: HiddenInfoReplay;
}

const askBot = workerClient<AnalysisRequests>(
  () =>
    new Worker(new URL("../workers/analysis-worker.ts", import.meta.url), {
      type: "module",
    }),
);

/** One model per replay, so that nothing is requested twice. */
const modelCache = new WeakMap<HiddenInfoReplay, AnalysisModel>();

/** A bot's analysis of a finished game: advice for the shown moment, and a review of the whole game. */
export function AnalysisPanel({ game, replayTable }: Props) {
  if (!useAnalysisText()) return <Loading />;
  const model = modelCache.get(replayTable) ?? new AnalysisModel(game, replayTable, askBot);
  modelCache.set(replayTable, model);
  const { sentences } = mediterraneanText.value;
  const context = {
    moments: game.moments,
    names: replayTable.players.map(({ name }) => name),
    game: sentences,
    text: analysisText.value,
  };
  const bot = sentences.bot.strong.name;
  return (
    <div class="analysis-panel mediterranean-analysis">
      <Advice model={model} context={context} bot={bot} />
      <GameReview model={model} context={context} bot={bot} />
    </div>
  );
}
