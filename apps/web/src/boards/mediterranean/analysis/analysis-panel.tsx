import type { Mediterranean } from "@sofala/mediterranean";
import type { TakenUp } from "../../../host/take-up.ts";
import "../../../table/analysis/analysis-panel.css";
import type { AnalystQuestions } from "../../../thinker/market-analyst.ts";
import { thinkerIn } from "../../../thinker/thinker-in.ts";
import { Loading } from "../../../ui/loading.tsx";
import {
  marketAnalysisWords,
  useMarketAnalysisWords,
} from "../../../words/market-analysis-words.ts";
import { mediterraneanWords } from "../../../words/mediterranean-words.ts";
import type { LookedAt } from "../replay/looked-at.ts";
import { Advice } from "./advice.tsx";
import { AnalysisModel } from "./analysis-model.ts";
import "./analysis-panel.css";
import { GameReview } from "./market-review.tsx";

interface Props {
  readonly game: TakenUp<Mediterranean>;
  readonly sight: LookedAt;
}

const think = thinkerIn<AnalystQuestions>(
  () =>
    new Worker(new URL("../../../thinker/market-analyst-worker.ts", import.meta.url), {
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
