import { effect, untracked, useSignal, type Signal } from "@preact/signals";
import type { Mediterranean } from "@sofala/mediterranean";
import type { MediterraneanTutorialText } from "@sofala/text/mediterranean";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { MoveFailure } from "../../../local/hidden-info-table.ts";
import { openMediterraneanRules } from "../rules/open-rules.ts";
import { TutorialDialogs, type TutorialDialog } from "../../../table/tutorial/tutorial-dialogs.tsx";
import { tutorialMenu } from "../../../table/tutorial/tutorial-menu.ts";
import { onKeys } from "../../../ui/keys.ts";
import { mediterraneanText } from "../mediterranean-text.ts";
import { keyBindings } from "../key-bindings.ts";
import { TableView } from "../table-view.tsx";
import { TableModels } from "../table-models.ts";
import "./tutorial-view.css";
import { LESSONS } from "./lessons.ts";
import { highlightedPanels, revealHighlight } from "./reveal-highlight.ts";
import { TutorialGuide } from "./tutorial-guide.tsx";
import { NUDGE_FAILURE, type TutorialTable } from "./tutorial-table.ts";
import { currentLesson } from "./tutorial.ts";

interface Props {
  readonly table: TutorialTable;
  readonly text: MediterraneanTutorialText;
}

/** The tutorial at a normal table. */
export function TutorialView({ table, text }: Props) {
  const models = useMemo(() => createModels(table), [table, table.jumpCount.value]);
  const dialog = useSignal<TutorialDialog | undefined>(undefined);
  const open = (name: TutorialDialog) => {
    dialog.value = name;
  };
  const openLessonRules = () => openMediterraneanRules(currentLesson(table.tutorial.peek()).rules);
  useEffect(
    () =>
      onKeys((key) => {
        if (key === "?") return () => open("keys");
        if (key === "/") return openLessonRules;
        return undefined;
      }),
    [models],
  );
  useEffect(() => highlightSteps(table, models), [models]);
  const page = useRef<HTMLDivElement>(null);
  const { lesson, step } = table.tutorial.value;
  // Scroll to the top, where the button of a step is.
  useEffect(() => page.current?.querySelector(".slot-bar")?.scrollTo({ top: 0 }), [lesson, step]);
  useEffect(() => effect(() => clearNudgeFailure(models.table.moveFailure)), [models]);
  return (
    <div
      ref={page}
      class="mediterranean-tutorial"
      data-highlight={highlightedPanels(table.tutorial.value).join(" ")}
    >
      <TableView
        models={models}
        menuItems={tutorialMenu(text, open, openLessonRules)}
        guide={
          <TutorialGuide
            table={table}
            text={text}
            onContents={() => open("contents")}
            onRules={openLessonRules}
          />
        }
      />
      <TutorialDialogs
        name={dialog.value}
        keys={keyBindings(mediterraneanText.value)}
        text={text}
        lessons={LESSONS}
        progress={table.tutorial.value}
        table={table}
        onClose={() => {
          dialog.value = undefined;
        }}
      />
    </div>
  );
}

/** Starts with the side panel closed: the market needs the space. */
function createModels(table: TutorialTable): TableModels {
  const models = new TableModels(table);
  models.layout.isSideOpen.value = false;
  return models;
}

/** Makes the highlights of each step visible. Returns a function that stops. */
const highlightSteps = (table: TutorialTable, models: TableModels): (() => void) =>
  effect(() => {
    const tutorial = table.tutorial.value;
    untracked(() => revealHighlight(tutorial, models));
  });

/** The guide shows the nudge, so the table does not show the failure. */
function clearNudgeFailure(moveFailure: Signal<MoveFailure<Mediterranean> | undefined>): void {
  if (moveFailure.value === NUDGE_FAILURE) moveFailure.value = undefined;
}
