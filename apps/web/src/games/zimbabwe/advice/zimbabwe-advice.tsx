import { batch } from "@preact/signals";
import type { AdvisedTurn } from "@sofala/bots/zimbabwe";
import { loadZimbabweAdviceText } from "@sofala/text/zimbabwe";
import type { Zimbabwe } from "@sofala/zimbabwe";
import { useMemo } from "preact/hooks";
import type { LocalTable } from "../../../local/local-table.ts";
import type { AdviceSource } from "../../../table/advice/advice-model.ts";
import { AdvicePanel, type AdvisedTurnText } from "../../../table/advice/advice-panel.tsx";
import { zimbabweText } from "../zimbabwe-text.ts";
import { lazyText } from "../../../text/lazy-text.ts";
import { SIMULATIONS } from "../analysis/ask-bot.ts";
import { cellsOfMove } from "../analysis/move-cells.ts";
import type { TableModels } from "../table-models.ts";
import { requestWorker } from "../workers/request-worker.ts";
import { boardAfter } from "./advised-board.ts";

const { text: adviceText, use: useAdviceText } = lazyText(loadZimbabweAdviceText);

interface Props {
  readonly models: TableModels;
  readonly game: LocalTable<Zimbabwe>;
}

/** The strong bot's advice in a game on this device. */
export function ZimbabweAdvice({ models, game }: Props) {
  const { table } = models;
  const source = useMemo(() => sourceOf(models), [models]);
  if (!useAdviceText()) return undefined;
  const { zimbabwe } = zimbabweText.value;
  const describe = ({ moves, chance, reasons }: AdvisedTurn): AdvisedTurnText => ({
    moves: moves
      .filter(({ kind }, at) => kind !== "end-turn" || at === 0)
      .map((move) => zimbabwe.move(move, table.names, table.view.value.craftsmen)),
    chance: adviceText.value.chance(chance),
    reason: adviceText.value.reasons(reasons, table.names),
    isOffBoard: moves.every((move) => cellsOfMove(move, table.view.value).length === 0),
  });
  return (
    <AdvicePanel
      game={game}
      models={models}
      source={source}
      text={adviceText.value}
      bot={zimbabwe.bot.strong.name}
      describe={describe}
    />
  );
}

function sourceOf({ table, turn, ahead }: TableModels): AdviceSource<Zimbabwe, AdvisedTurn> {
  return {
    ask: (view) => requestWorker("advice", { view, simulations: SIMULATIONS }),
    show(advised) {
      const shown = advised && boardAfter(table.state.peek(), advised.moves);
      batch(() => {
        if (shown !== undefined || ahead.peek() !== undefined) {
          table.highlightedCells.value = shown?.cells ?? [];
        }
        ahead.value = shown;
      });
    },
    isMoving() {
      const intent = turn.intent.value;
      return intent !== undefined && intent.kind !== "first";
    },
  };
}
