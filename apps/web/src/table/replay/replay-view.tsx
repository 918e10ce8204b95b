import { useComputed, useSignal, type Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import type { StoredGame } from "../../store/stored-game.ts";
import { allAppText } from "../../text/app-text.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useKeys } from "../../ui/keys.ts";
import { KeysDialog } from "../lazy-dialogs.ts";
import type { LayoutModel } from "../layout-model.ts";
import { TableLayout, type SideTab } from "../table-layout.tsx";
import type { MenuItem } from "../table-menu.tsx";
import { replayMenu, type ReplayLinks } from "./replay-menu.ts";
import { ReplayModel, STEP_OF_KEY } from "./replay-model.ts";
import type { ReplayTimeline } from "./replay-timeline.ts";
import { Scrubber, type ScrubberText } from "./scrubber.tsx";
import { momentFromAddress, useMomentAddress, type MomentNumbering } from "./use-moment-address.ts";
import "./replay-view.css";

/** What the place of a game, this device or a server, adds to its replay. */
export interface ReplayContext {
  readonly links: ReplayLinks;
  /** How addresses number the moments; default: by moves. */
  readonly numbering?: MomentNumbering;
  /** Further items of the menu; `at` returns the shown moment. */
  readonly menuItems?: (at: () => number) => readonly MenuItem[];
  /** Above the scrubber. */
  readonly banners?: ComponentChildren;
  /** Links and buttons beside the scrubber. */
  readonly actions?: ComponentChildren;
}

/** The replay of a game on this device. */
export const localReplayContext = (id: string): ReplayContext => ({
  links: {
    game: `/game/${id}`,
    leave: { name: allAppText.value.common.games, href: "/games" },
  },
});

/** What a game brings to its replay. */
export interface ReplayParts {
  /** The CSS class for its style sheet. */
  readonly class?: string;
  readonly layout: LayoutModel;
  readonly header: (menuItems: readonly MenuItem[]) => ComponentChildren;
  readonly seats: ComponentChildren;
  readonly track?: ComponentChildren;
  readonly board: ComponentChildren;
  /** See `TableLayout`. */
  readonly hasActionColumn?: boolean;
  /** The shown move, in sentences. */
  readonly caption: { readonly value: readonly string[] };
  readonly openRules: () => void;
  /** The names of rounds and turns, and the keys, if they differ from those of most games. */
  readonly text?: ReplayText;
  readonly stepOfKey?: typeof STEP_OF_KEY;
}

interface ReplayText extends ScrubberText {
  readonly keyList: Parameters<typeof KeysDialog>[0]["keys"];
}

interface Props extends ReplayParts {
  readonly model: ReplayModel;
  readonly context: ReplayContext;
  /** The game; undefined if only a part of it is known. */
  readonly stored: StoredGame | undefined;
  readonly side: readonly SideTab[];
  /** Beside the scrubber, before those of the context. */
  readonly actions: ComponentChildren;
  /** The result, if the game is over. */
  readonly end: ComponentChildren;
  /** Is there a button for the result beside the scrubber? Default: if there is a result. */
  readonly hasResultButton?: boolean;
  /** Further dialogs. */
  readonly children?: ComponentChildren;
}

/** The model of a replay that begins at the moment of the address; lives as long as the component. */
export function useReplayModel(
  makeTimeline: () => ReplayTimeline,
  shownMoment: Signal<number | undefined>,
  { numbering }: ReplayContext,
): ReplayModel {
  const model = useMemo(
    () => new ReplayModel(makeTimeline(), shownMoment, momentFromAddress(numbering)),
    [shownMoment],
  );
  useEffect(() => () => model.dispose(), [model]);
  useMomentAddress(model, numbering);
  return model;
}

/** A replay: the table at a moment, and the scrubber. */
export function ReplayView(props: Props) {
  const { model, context, layout, stored, end, openRules, stepOfKey = STEP_OF_KEY } = props;
  const { replay } = allAppText.value;
  const { text = replay, hasResultButton = end !== undefined, hasActionColumn = false } = props;
  const dialog = useSignal<"keys" | "end" | undefined>(undefined);
  const open = (name: "keys" | "end") => {
    model.isPlaying.value = false;
    dialog.value = name;
  };
  const close = () => {
    dialog.value = undefined;
  };
  useKeys(
    (key) => {
      const step = stepOfKey[key];
      if (step !== undefined) return () => model.step(step);
      if (key === "/") return openRules;
      if (key === "?") return () => open("keys");
      // The space bar presses the focused button.
      const isFree = document.activeElement?.closest("button, a, summary, [role=tab]") === null;
      return key === " " && isFree ? () => model.toggle() : undefined;
    },
    [model],
  );
  const classes = useComputed(() =>
    ["table-replay", props.class, model.isSteppingFast.value && "stepping-fast"]
      .filter(Boolean)
      .join(" "),
  );
  const isAtEnd = useComputed(() => model.at.value === model.lastMove).value;
  const menuItems = replayMenu(
    context.links,
    {
      showResult: end === undefined ? undefined : () => open("end"),
      showKeys: () => open("keys"),
      openRules,
    },
    stored,
    context.menuItems?.(() => model.at.peek()) ?? [],
  );
  return (
    <div class={classes}>
      <TableLayout
        layout={layout}
        header={props.header(menuItems)}
        seats={props.seats}
        track={props.track}
        board={props.board}
        side={props.side}
        hasActionColumn={hasActionColumn}
        bar={
          <>
            {context.banners}
            <Scrubber
              model={model}
              caption={props.caption}
              text={text}
              actions={
                <>
                  {props.actions}
                  {context.actions}
                  {hasResultButton && (
                    <button
                      type="button"
                      class={isAtEnd ? "button primary" : "button"}
                      onClick={() => open("end")}
                    >
                      <Icon name="victory" />
                      {replay.result}
                    </button>
                  )}
                </>
              }
            />
          </>
        }
      />
      {dialog.value === "keys" && <KeysDialog keys={text.keyList} onClose={close} />}
      {dialog.value === "end" && (
        <Dialog isOpen isWide title={replay.result} onClose={close}>
          {end}
        </Dialog>
      )}
      {props.children}
    </div>
  );
}
