import type { Mediterranean } from "@sofala/mediterranean";
import type { TakenUp } from "../../../local/load-game.ts";
import "../../../table/analysis/analysis-panel.css";
import type { AnalystQuestions } from "../workers/analysis-handlers.ts";
import { thinkerIn } from "../../../workers/worker-client.ts";
import { Loading } from "../../../ui/loading.tsx";
import { marketAnalysisWords, useMarketAnalysisWords } from "./analysis-text.ts";
import { mediterraneanWords } from "../mediterranean-text.ts";
import type { LookedAt } from "../replay/hidden-info-replay.ts";
import { Advice } from "./advice.tsx";
import { AnalysisModel } from "./analysis-model.ts";
import "./analysis-panel.css";
import { GameReview } from "./game-review.tsx";

interface Props {
  readonly game: TakenUp<Mediterranean>;
  readonly sight: LookedAt;
}

const think = thinkerIn<AnalystQuestions>(
  () =>
    new Worker(new URL("../workers/analysis-worker.ts", import.meta.url), {
      type: "module",
    }),
);

/** Kept while the game is looked at: what was judged need not be judged again. */
const known = new WeakMap<LookedAt, AnalysisModel>();

/** What a bot thinks of a game that is over: what could be done at the moment, and all of it. */
export function AnalysisPanel({ game, sight }: Props) {
  if (!useMarketAnalysisWords()) return <Loading />;
  const model = known.get(sight) ?? new AnalysisModel(game, sight, think);
  known.set(sight, model);
  const { game: said } = mediterraneanWords.value;
  const spelling = {
    moments: game.moments,
    names: sight.players.map(({ name }) => name),
    game: said,
    text: marketAnalysisWords.value,
  };
  const bot = said.bot.strong.name;
  return (
    <div class="analysis-panel market-analysis">
      <Advice model={model} spelling={spelling} bot={bot} />
      <GameReview model={model} spelling={spelling} bot={bot} />
    </div>
  );
}
