import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import type { ZimbabweTutorialText } from "@sofala/text/tutorial";
import { useEffect, useMemo } from "preact/hooks";
import { TutorialDialogs, type TutorialDialog } from "../../../table/tutorial/tutorial-dialogs.tsx";
import { tutorialMenu } from "../../../table/tutorial/tutorial-menu.ts";
import { onKeys } from "../../../ui/keys.ts";
import { appText } from "../../../text/app-text.ts";
import { TableModels } from "../table-models.ts";
import { openRelevantRules } from "../rules/open-relevant-rules.ts";
import { TableView } from "../table-view.tsx";
import { turnKeyAction, giftKeyAction } from "../turn/keys.ts";
import { LESSONS } from "./lessons.ts";
import { revealHighlight } from "./reveal-highlight.ts";
import { TutorialGuide } from "./tutorial-guide.tsx";
import type { TutorialTable } from "./tutorial-table.ts";
import { currentHighlight, currentLesson } from "./tutorial.ts";
import "./tutorial-view.css";

interface Props {
  readonly table: TutorialTable;
  readonly text: ZimbabweTutorialText;
}

/** The tutorial, with the same table view as a game. */
export function TutorialView({ table, text }: Props) {
  const highlight = useComputed(() => currentHighlight(table.tutorial.value));
  const highlightedCells = useComputed(() => highlight.value.cells ?? NO_CELLS);
  const models = useMemo(() => new TableModels(table, highlightedCells), [table]);
  const dialog = useSignal<TutorialDialog | undefined>(undefined);
  const open = (name: TutorialDialog) => {
    dialog.value = name;
  };
  const openLessonRules = () =>
    openRelevantRules(models, currentLesson(table.tutorial.peek()).rules);
  useEffect(() => () => models.dispose(), [models]);
  useEffect(
    () =>
      onKeys((key) => {
        if (key === "?") return () => open("keys");
        if (key === "/") return openLessonRules;
        if (key === "l") return () => models.layout.open("lenses");
        return giftKeyAction(key, models.gift) ?? turnKeyAction(key, models.turn);
      }),
    [models],
  );
  useSignalEffect(() => {
    revealHighlight(table.tutorial.value, models);
    models.table.shownMoment.value = undefined;
  });
  return (
    <div class="zimbabwe-tutorial" data-highlight={highlight.value.panels?.join(" ")}>
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
        keys={appText.value.play.keyList}
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

const NO_CELLS: readonly string[] = [];
