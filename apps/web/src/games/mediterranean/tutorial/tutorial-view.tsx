import { effect, untracked, useSignal, type Signal } from "@preact/signals";
import type { Mediterranean } from "@sofala/mediterranean";
import type { MarketTutorialText } from "@sofala/text/mediterranean";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { NotMade } from "../../../local/hidden-info-table.ts";
import { openMediterraneanRules } from "../../../rules/rules-dialog.tsx";
import { TutorialDialogs, type TutorialDialog } from "../../../table/tutorial/tutorial-dialogs.tsx";
import { tutorialMenu } from "../../../table/tutorial/tutorial-menu.ts";
import { listenToKeys } from "../../../ui/keys.ts";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { keyList } from "../key-bindings.ts";
import { MediterraneanParts } from "../table-view.tsx";
import { Models } from "../table-models.ts";
import "./tutorial-view.css";
import { LESSONS } from "./lessons.ts";
import { panelsOf, pointAt } from "./reveal-highlight.ts";
import { MarketTutor } from "./tutorial-guide.tsx";
import { NUDGED, type TutorialSight } from "./tutorial-table.ts";
import { lessonOf } from "./tutorial.ts";

interface Props {
  readonly table: TutorialSight;
  readonly text: MarketTutorialText;
}

/** The tutorial, at the table that all games are played at. */
export function MediterraneanTutorial({ table, text }: Props) {
  const models = useMemo(() => modelsOf(table), [table, table.jumps.value]);
  const dialog = useSignal<TutorialDialog | undefined>(undefined);
  const open = (name: TutorialDialog) => {
    dialog.value = name;
  };
  const openLessonRules = () => openMediterraneanRules(lessonOf(table.place.peek()).rules);
  useEffect(
    () =>
      listenToKeys((key) => {
        if (key === "?") return () => open("keys");
        if (key === "/") return openLessonRules;
        return undefined;
      }),
    [models],
  );
  useEffect(() => follow(table, models), [models]);
  const page = useRef<HTMLDivElement>(null);
  const { lesson, step } = table.place.value;
  // The button that a step is about stands at the top.
  useEffect(() => page.current?.querySelector(".slot-bar")?.scrollTo({ top: 0 }), [lesson, step]);
  useEffect(() => effect(() => silence(models.table.notMade)), [models]);
  return (
    <div ref={page} class="mediterranean-tutorial" data-lit={panelsOf(table.place.value).join(" ")}>
      <MediterraneanParts
        models={models}
        items={tutorialMenu(text, open, openLessonRules)}
        guide={
          <MarketTutor
            table={table}
            text={text}
            onContents={() => open("contents")}
            onRules={openLessonRules}
          />
        }
      />
      <TutorialDialogs
        name={dialog.value}
        keys={keyList(mediterraneanWords.value)}
        text={text}
        lessons={LESSONS}
        place={table.place.value}
        table={table}
        onClose={() => {
          dialog.value = undefined;
        }}
      />
    </div>
  );
}

/** The log may wait: the market needs the room. */
function modelsOf(table: TutorialSight): Models {
  const models = new Models(table);
  models.layout.isSideOpen.value = false;
  return models;
}

/** Points at what each step is about; returns how to stop. */
const follow = (table: TutorialSight, models: Models): (() => void) =>
  effect(() => {
    const place = table.place.value;
    untracked(() => pointAt(place, models));
  });

/** The tutor says why a move was not made; the table need not. */
function silence(notMade: Signal<NotMade<Mediterranean> | undefined>): void {
  if (notMade.value === NUDGED) notMade.value = undefined;
}
