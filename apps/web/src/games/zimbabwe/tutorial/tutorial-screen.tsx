import { computed } from "@preact/signals";
import { loadZimbabweTutorialText } from "@sofala/text/zimbabwe";
import type { TutorialModel } from "../../../table/tutorial/tutorial-model.ts";
import { TutorialScreen } from "../../../table/tutorial/tutorial-screen.tsx";
import { currentStep, type TutorialState } from "../../../table/tutorial/tutorial-state.ts";
import { openInfoTable } from "../../../table/tutorial/open-info-table.ts";
import { zimbabweText } from "../zimbabwe-text.ts";
import { cellsOfMove } from "../analysis/move-cells.ts";
import { MonumentIcon } from "../board/piece-icons.tsx";
import { LEVELS } from "../cards.ts";
import { zimbabwe } from "../index.ts";
import { sectionOfRefusal } from "../rules/rules-links.ts";
import { TableModels } from "../table-models.ts";
import { TableView } from "../table-view.tsx";
import { giftKeyAction, turnKeyAction } from "../action-bar/keys.ts";
import type { ZimbabweCourse } from "./lesson.ts";
import { course } from "./lessons.ts";
import "./tutorial.css";

/** The tutorial of The Great Zimbabwe. */
export const Screen = () => (
  <TutorialScreen
    course={course}
    loadText={loadZimbabweTutorialText}
    createModels={createModels}
    dispose={(models) => models.dispose()}
    TableView={TableView}
    reveal={revealHighlight}
    moveText={(move, names, { craftsmen }) =>
      zimbabweText.value.zimbabwe.move(move, names, craftsmen)
    }
    rulesSection={({ turn }) => {
      const refusal = turn.refusal.peek();
      return refusal && sectionOfRefusal(refusal);
    }}
    keyAction={(key, { layout, gift, turn }) =>
      key === "l"
        ? () => layout.open("lenses")
        : (giftKeyAction(key, gift) ?? turnKeyAction(key, turn))
    }
    loadKeys={zimbabwe.loadKeys}
    picture={LEVELS.map((level) => (
      <MonumentIcon key={level} level={level} size="100%" />
    ))}
    loadFirstGame={async () => (await import("../guide/guided-game.ts")).guidedGame}
  />
);

/** On the board the cells of the step are highlighted, or those of the move that is shown. */
function createModels(tutorial: TutorialModel<ZimbabweCourse>): TableModels {
  const table = openInfoTable(tutorial);
  const highlight = computed(() => {
    const { value: shown } = tutorial.shownHint;
    return shown === undefined
      ? (currentStep(tutorial.state.value)?.highlight?.cells ?? NO_CELLS)
      : cellsOfMove(shown, table.currentMoment.value.view);
  });
  return new TableModels(table, highlight);
}

const NO_CELLS: readonly string[] = [];

/** Opens the card and the sheet that the current step needs. */
function revealHighlight(
  tutorial: TutorialState<ZimbabweCourse>,
  { layout, shownCard, table }: TableModels,
): void {
  const step = currentStep(tutorial);
  const { panels = [], card } = step?.highlight ?? {};
  if (card !== undefined) shownCard.value = card;
  if (panels.includes("cards")) layout.suggest("gods");
  const isInSheet = panels.some((panel) => panel !== "track");
  layout.sheet.value = step?.kind === "move" || isInSheet ? "half" : "peek";
  table.shownMoment.value = undefined;
}
