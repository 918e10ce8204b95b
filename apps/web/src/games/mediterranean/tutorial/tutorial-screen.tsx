import { effect } from "@preact/signals";
import type { Good } from "@sofala/mediterranean";
import { loadMediterraneanTutorialText } from "@sofala/text/mediterranean";
import type { ComponentProps } from "preact";
import { LEARNER } from "../../../table/tutorial/lesson.ts";
import type { TutorialModel } from "../../../table/tutorial/tutorial-model.ts";
import { TutorialScreen } from "../../../table/tutorial/tutorial-screen.tsx";
import { hiddenInfoTable, isNudgeFailure } from "../../../table/tutorial/hidden-info-table.ts";
import { Loading } from "../../../ui/loading.tsx";
import { GoodIcon } from "../art/good-icon.tsx";
import { mediterranean } from "../index.ts";
import { knownMarket } from "../known-market.ts";
import { marketModelOf } from "../market/market-model.ts";
import { mediterraneanText } from "../mediterranean-text.ts";
import { usePartViewLoaded } from "../part-views.ts";
import { TableModels } from "../table-models.ts";
import { TableView } from "../table-view.tsx";
import type { MediterraneanCourse } from "./lesson.ts";
import { course } from "./lessons.ts";
import "./tutorial.css";

/** Shown at the end. */
const GOODS: readonly Good[] = ["grain", "timber", "dye", "wine", "gold"];

/** The tutorial of Trading in the Mediterranean. */
export const Screen = () => (
  <TutorialScreen
    course={course}
    loadText={loadMediterraneanTutorialText}
    createModels={createModels}
    hasModelsPerJump
    TableView={LoadedTableView}
    moveText={(move, names, view) =>
      mediterraneanText.value.sentences.move(move, names, knownMarket(view, LEARNER))
    }
    reveal={(_state, models) => dropDrafts(models)}
    loadKeys={mediterranean.loadKeys}
    picture={GOODS.map((good) => (
      <GoodIcon key={good} good={good} size="2.5rem" />
    ))}
    loadFirstGame={async () => (await import("../setup/guided-game.ts")).guidedGame}
  />
);

function LoadedTableView(props: ComponentProps<typeof TableView>) {
  const isLoaded = usePartViewLoaded(props.models.table.view.peek().part);
  return isLoaded ? <TableView {...props} /> : <Loading />;
}

function createModels(tutorial: TutorialModel<MediterraneanCourse>): TableModels {
  const models = new TableModels(hiddenInfoTable(tutorial));
  // The market needs the space.
  models.layout.isSideOpen.value = false;
  const { moveFailure } = models.table;
  effect(() => {
    if (isNudgeFailure(moveFailure.value)) moveFailure.value = undefined;
  });
  return models;
}

/** Drops drafts of the step before. */
function dropDrafts(models: TableModels): void {
  const market = marketModelOf(models);
  market.composer.reset();
  market.isStoring.value = false;
}
