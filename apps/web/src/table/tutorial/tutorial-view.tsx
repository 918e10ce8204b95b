import { batch, effect, untracked, useSignal } from "@preact/signals";
import type { TutorialText } from "@sofala/text/tutorial";
import type { ComponentChildren, ComponentProps, ComponentType } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { reportProblem } from "../../problem-report/report-problem.ts";
import { openRules } from "../../rules/rules-dialog.tsx";
import { appText } from "../../text/app-text.ts";
import { useKeys } from "../../ui/keys.ts";
import type { LoadStart } from "../../ui/use-start.ts";
import { TableKeysDialog } from "../lazy-dialogs.ts";
import { SEATS_TAB, type LayoutModel } from "../layout-model.ts";
import { isPhone } from "../../ui/screen-size.ts";
import type { MenuItem } from "../table-menu.tsx";
import { ContentsDialog } from "./contents-dialog.tsx";
import type { CourseTypes } from "./lesson.ts";
import { TutorialGuide } from "./tutorial-guide.tsx";
import type { TutorialModel } from "./tutorial-model.ts";
import { currentLesson, currentStep, type TutorialState } from "./tutorial-state.ts";
import "./tutorial-view.css";

/** What the models of every table have. */
export interface HasLayout {
  readonly layout: LayoutModel;
}

/** What a game brings to its tutorial, besides the lessons. `Models` are those of its table. */
export interface TutorialTableProps<C extends CourseTypes, Models extends HasLayout> {
  /** The models of a table of the game, made with `openInfoTable` or `hiddenInfoTable`. */
  readonly createModels: (tutorial: TutorialModel<C>) => Models;
  /** Called when the models are no longer used. */
  readonly dispose?: (models: Models) => void;
  /** True if new models are needed after back, undo and the choice of a lesson. */
  readonly hasModelsPerJump?: boolean;
  readonly TableView: ComponentType<TableViewProps<Models>>;
  /** Makes what a step highlights visible, besides the panels of every table; called at every change. */
  readonly reveal?: (state: TutorialState<C>, models: Models) => void;
  /** The section of the rules to open instead of the lesson's. */
  readonly rulesSection?: (models: Models) => string | undefined;
  /** A move in words. */
  readonly moveText: (
    move: C["game"]["move"],
    names: readonly string[],
    view: C["game"]["view"],
  ) => string;
  /** What a key does, apart from those of every tutorial. */
  readonly keyAction?: (key: string, models: Models) => (() => void) | undefined;
  /** Loads the keys of the game's table. */
  readonly loadKeys: ComponentProps<typeof TableKeysDialog>["loadKeys"];
  /** The picture at the end. */
  readonly picture: ComponentChildren;
  /** Loads what starts a first game. */
  readonly loadFirstGame: LoadStart;
}

interface TableViewProps<Models> {
  readonly models: Models;
  readonly menuItems: readonly MenuItem[];
  readonly guide: ComponentChildren;
}

interface Props<C extends CourseTypes, Models extends HasLayout> extends TutorialTableProps<
  C,
  Models
> {
  readonly tutorial: TutorialModel<C>;
  readonly text: TutorialText;
}

type DialogName = "contents" | "keys";

/** A tutorial, with the same table view as a game. */
export function TutorialView<C extends CourseTypes, Models extends HasLayout>(
  props: Props<C, Models>,
) {
  const { tutorial, text, createModels, TableView, reveal, keyAction, picture } = props;
  const jumpCount = props.hasModelsPerJump === true ? tutorial.jumpCount.value : 0;
  const models = useMemo(() => createModels(tutorial), [tutorial, jumpCount]);
  useEffect(() => () => props.dispose?.(models), [models]);
  useEffect(
    () =>
      effect(() => {
        const state = tutorial.state.value;
        untracked(() =>
          batch(() => {
            showPanels(models.layout, currentStep(state)?.highlight?.panels ?? []);
            reveal?.(state, models);
          }),
        );
      }),
    [models],
  );
  const dialog = useSignal<DialogName | undefined>(undefined);
  const open = (name: DialogName) => {
    dialog.value = name;
  };
  const close = () => {
    dialog.value = undefined;
  };
  const { course, lesson, step } = tutorial.state.value;
  const openLessonRules = () => {
    const { rules } = currentLesson(tutorial.state.peek());
    openRules({ game: course.game.id, section: props.rulesSection?.(models) ?? rules });
  };
  useKeys(
    (key) => {
      if (key === "?") return () => open("keys");
      if (key === "/") return openLessonRules;
      return keyAction?.(key, models);
    },
    [models],
  );
  const page = useRef<HTMLDivElement>(null);
  // Scroll to the top, where the button of a step is.
  useEffect(() => page.current?.querySelector(".slot-bar")?.scrollTo({ top: 0 }), [lesson, step]);
  return (
    <div
      ref={page}
      class="tutorial-view"
      data-game={course.game.id}
      data-highlight={currentStep(tutorial.state.value)?.highlight?.panels?.join(" ")}
    >
      <TableView
        models={models}
        menuItems={menuItems(text, open, openLessonRules)}
        guide={
          <TutorialGuide
            tutorial={tutorial}
            text={text}
            moveText={props.moveText}
            picture={picture}
            loadFirstGame={props.loadFirstGame}
            onContents={() => open("contents")}
            onRules={openLessonRules}
          />
        }
      />
      {dialog.value === "contents" && (
        <ContentsDialog tutorial={tutorial} text={text} onClose={close} />
      )}
      {dialog.value === "keys" && <TableKeysDialog loadKeys={props.loadKeys} onClose={close} />}
    </div>
  );
}

/** Shows the panels that every table has. */
function showPanels(layout: LayoutModel, panels: readonly string[]): void {
  const tab = panels.find((panel) => panel === "log" || (panel === SEATS_TAB && isPhone.peek()));
  if (tab !== undefined) layout.suggest(tab);
  layout.sheet.value = panels.includes("bar") ? "half" : "peek";
}

function menuItems(
  text: TutorialText,
  open: (name: DialogName) => void,
  openLessonRules: () => void,
): readonly MenuItem[] {
  const { common, learn, play } = appText.value;
  return [
    { id: "contents", name: text.contents, icon: "order", onSelect: () => open("contents") },
    { id: "rules", name: learn.rules, icon: "rules", onSelect: openLessonRules },
    { id: "keys", name: play.keysTitle, icon: "keys", onSelect: () => open("keys") },
    { id: "settings", name: common.settings, icon: "settings", href: "/settings" },
    { id: "report", name: common.reportProblem, icon: "report", onSelect: () => reportProblem() },
    { id: "leave", name: text.leave, icon: "leave", href: "/learn" },
  ];
}
