import type { GameTypes } from "@sofala/engine";
import { useMemo } from "preact/hooks";
import type { LocalTable } from "../../local/local-table.ts";
import { appText } from "../../text/app-text.ts";
import { lazyText } from "../../text/lazy-text.ts";
import type { AdviceSource } from "../advice/advice-model.ts";
import {
  AdvicePanel,
  type AdvicePanelText,
  type AdvisedTurnText,
} from "../advice/advice-panel.tsx";
import type { AdvisedMove, AskAdvisor } from "./advisor-requests.ts";
import type { SmallGameModels } from "./small-game-models.ts";

/** The texts of a small game's advice. */
export interface AdviceText extends AdvicePanelText {
  chance(chance: number): string;
  /** One sentence; `rival` is the other player. */
  reasons(reasons: readonly string[], rival: string): string;
}

interface Props<T extends GameTypes> {
  readonly models: SmallGameModels<T>;
  readonly table: LocalTable<T>;
}

/** Makes what shows the strong bot's advice in a game on this device. */
export function smallGameAdvice<T extends GameTypes>(
  ask: AskAdvisor<T>,
  loadText: (tag: string) => Promise<AdviceText>,
) {
  const advice = lazyText(loadText);
  return ({ models, table }: Props<T>) => {
    const source = useMemo(() => sourceOf(models, ask), [models]);
    if (!advice.use()) return undefined;
    const text = advice.text.value;
    const { game } = models;
    const { names, view } = models.table;
    const { seatToAct = 0 } = game.ui.viewSummary(view.value);
    const describe = ({ move, chance, reasons }: AdvisedMove<T>): AdvisedTurnText => ({
      moves: [game.text.value.sentences.move(move)],
      chance: text.chance(chance),
      reason: text.reasons(reasons, names[1 - seatToAct] ?? ""),
    });
    return (
      <AdvicePanel
        game={table}
        models={models}
        source={source}
        text={text}
        bot={game.overview(appText.value).bots.strong.name}
        describe={describe}
      />
    );
  };
}

function sourceOf<T extends GameTypes>(
  { game: { rules }, table, selected, ahead }: SmallGameModels<T>,
  ask: AskAdvisor<T>,
): AdviceSource<T, AdvisedMove<T>> {
  return {
    ask: (view) => ask("advice", { view }),
    show(advised) {
      const state = table.state.peek();
      const [seat = 0] = rules.toAct(state);
      const step = advised && rules.applyMove(state, seat, advised.move);
      ahead.value =
        advised !== undefined && step?.ok === true
          ? { view: rules.view(step.value.state, seat), move: advised.move }
          : undefined;
    },
    isMoving: () => selected.value !== undefined,
  };
}
