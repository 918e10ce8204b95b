import { zimbabweTurns } from "@sofala/bots/zimbabwe/review";
import type { Zimbabwe } from "@sofala/zimbabwe";
import { analysisPanelOf } from "../../../table/analysis/analysis-panel.tsx";
import type { AnalysisPanelProps } from "../../../table/analysis/analysis-source.ts";
import { EmpireBadge } from "../board/empires.tsx";
import type { TableModel } from "../table-model.ts";
import { requestWorker } from "../workers/request-worker.ts";
import { askBot } from "./ask-bot.ts";
import { cellsOfMove } from "./move-cells.ts";
import { zimbabweText } from "../zimbabwe-text.ts";

const Panel = analysisPanelOf<Zimbabwe>({
  ...askBot(requestWorker),
  decider: zimbabweTurns.decider,
  bot: ({ home }) => home.games.zimbabwe.bots.strong.name,
  moveText: (move, _, names, { craftsmen }) =>
    zimbabweText.value.zimbabwe.move(move, names, craftsmen),
  badge: (seat, { seats }) => <EmpireBadge empire={seats[seat]?.empire} size={24} />,
  seatColour: (seat, { seats }) => `var(--seat-${seats[seat]?.empire})`,
});

interface Props extends AnalysisPanelProps<Zimbabwe> {
  readonly table: TableModel;
}

/** A bot's evaluation of the shown position; pointing at a move highlights its cells. */
export const AnalysisPanel = (props: Props) => (
  <Panel
    {...props}
    onHighlight={(move) => {
      const { view, highlightedCells } = props.table;
      highlightedCells.value = move === undefined ? [] : cellsOfMove(move, view.peek());
    }}
  />
);
