import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import type { TutorialText } from "@sofala/text/tutorial";
import { useEffect, useMemo } from "preact/hooks";
import { TutorialDialogs, type TutorialDialog } from "../../../table/tutorial/tutorial-dialogs.tsx";
import { tutorialMenu } from "../../../table/tutorial/tutorial-menu.ts";
import { listenToKeys } from "../../../ui/keys.ts";
import { words } from "../../../text/app-text.ts";
import { Models } from "../table-models.ts";
import { openRulesAt } from "../rules/open-relevant-rules.ts";
import { TableParts } from "../table-view.tsx";
import { actionOf, giftActionOf } from "../turn/keys.ts";
import { LESSONS } from "./lessons.ts";
import { pointAt } from "./reveal-highlight.ts";
import { ZimbabweTutor } from "./tutorial-guide.tsx";
import type { TutorialTable } from "./tutorial-table.ts";
import { highlightOf, lessonOf } from "./tutorial.ts";
import "./tutorial-view.css";

interface Props {
  readonly table: TutorialTable;
  readonly text: TutorialText;
}

/** The tutorial, at the table that all games are played at. */
export function ZimbabweTutorial({ table, text }: Props) {
  const highlight = useComputed(() => highlightOf(table.told.value));
  const lit = useComputed(() => highlight.value.cells ?? NOWHERE);
  const models = useMemo(() => new Models(table, lit), [table]);
  const dialog = useSignal<TutorialDialog | undefined>(undefined);
  const open = (name: TutorialDialog) => {
    dialog.value = name;
  };
  const openLessonRules = () => openRulesAt(models, lessonOf(table.told.peek()).rules);
  useEffect(() => () => models.dispose(), [models]);
  useEffect(
    () =>
      listenToKeys((key) => {
        if (key === "?") return () => open("keys");
        if (key === "/") return openLessonRules;
        if (key === "l") return () => models.layout.open("lenses");
        return giftActionOf(key, models.gift) ?? actionOf(key, models.turn);
      }),
    [models],
  );
  useSignalEffect(() => {
    pointAt(table.told.value, models);
    models.table.lookingAt.value = undefined;
  });
  return (
    <div class="zimbabwe-tutorial" data-lit={highlight.value.panels?.join(" ")}>
      <TableParts
        models={models}
        items={tutorialMenu(text, open, openLessonRules)}
        guide={
          <ZimbabweTutor
            table={table}
            text={text}
            onContents={() => open("contents")}
            onRules={openLessonRules}
          />
        }
      />
      <TutorialDialogs
        name={dialog.value}
        keys={words.value.play.keyList}
        text={text}
        lessons={LESSONS}
        place={table.told.value}
        table={table}
        onClose={() => {
          dialog.value = undefined;
        }}
      />
    </div>
  );
}

const NOWHERE: readonly string[] = [];
