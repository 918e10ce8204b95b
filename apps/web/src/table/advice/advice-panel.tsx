import type { GameTypes } from "@sofala/engine";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Icon } from "../../ui/icon.tsx";
import { useKeys } from "../../ui/keys.ts";
import type { LocalTable } from "../../local/local-table.ts";
import type { LayoutModel } from "../layout-model.ts";
import type { OpenTableModel } from "../open-table-model.ts";
import "./advice-panel.css";
import { AdviceModel, hasAdvice, type AdviceSource } from "./advice-model.ts";

/** A turn that is recommended, in words. */
export interface AdvisedTurnText {
  readonly moves: readonly string[];
  readonly chance: string;
  /** One sentence. */
  readonly reason: string;
  /** Changes nothing on the board. */
  readonly isOffBoard?: boolean;
}

/** The texts of the panel, whatever is recommended. */
export interface AdvicePanelText {
  readonly ask: string;
  readonly show: string;
  readonly note: string;
  thinking(bot: string): string;
  failed(bot: string): string;
  title(bot: string): string;
}

interface Props<T extends GameTypes, Turn> {
  /** Asking marks it. */
  readonly game: LocalTable<T>;
  readonly models: { readonly table: OpenTableModel<T>; readonly layout: LayoutModel };
  /** Must be stable for a table. */
  readonly source: AdviceSource<T, Turn>;
  readonly text: AdvicePanelText;
  /** The name of the bot that is asked. */
  readonly bot: string;
  readonly describe: (turn: Turn) => AdvisedTurnText;
}

/** In a game against bots: the button that asks one of them for advice, and its best turns. */
export const AdvicePanel = <T extends GameTypes, Turn>(props: Props<T, Turn>) =>
  hasAdvice(props.game.stored.value) ? <Panel {...props} /> : undefined;

function Panel<T extends GameTypes, Turn>(props: Props<T, Turn>) {
  const { game, models, source, text, bot } = props;
  const { table, layout } = models;
  const model = useMemo(() => {
    const ask = (view: T["view"]) => {
      game.markHelped();
      return source.ask(view);
    };
    return new AdviceModel(table, { ...source, ask });
  }, [table]);
  useEffect(() => () => model.dispose(), [model]);
  useKeys((key) => model.keyAction(key), [model]);
  const panel = useRef<HTMLElement>(null);
  const isAnswered = typeof model.turns.value === "object";
  useEffect(() => {
    if (!isAnswered) return;
    if (layout.sheet.peek() === "peek") layout.sheet.value = "half";
    if (panel.current !== null) scrollToStart(panel.current);
  }, [isAnswered]);
  if (!table.isMyTurn.value || source.isMoving()) return undefined;
  const state = model.turns.value;
  const turns = typeof state === "object" ? state : undefined;
  const isOpen = turns !== undefined && model.isOpen.value;
  return (
    <section ref={panel} class="advice" aria-label={text.ask}>
      <button
        type="button"
        class="button ask"
        aria-keyshortcuts="h"
        aria-disabled={state === "asking"}
        aria-expanded={isOpen}
        title={text.note}
        onClick={() => model.press()}
      >
        <Icon name="analysis" />
        {text.ask}
        <kbd aria-hidden="true">h</kbd>
      </button>
      <p class={typeof state === "string" ? "quiet" : "spoken"} role="status">
        {state === "asking" && text.thinking(bot)}
        {state === "failed" && text.failed(bot)}
        {turns !== undefined && text.title(bot)}
      </p>
      {isOpen && (
        <>
          <ol aria-label={text.title(bot)}>
            {turns.map((turn, index) => (
              <Turn key={index} {...props} turn={turn} model={model} />
            ))}
          </ol>
          <p class="quiet note">{text.note}</p>
        </>
      )}
    </section>
  );
}

/** Scrolls what people can scroll, and nothing else: the sheet of a phone would lose its handle. */
function scrollToStart(element: Element): void {
  for (let { parentElement: box } = element; box !== null; box = box.parentElement) {
    const { overflowY } = getComputedStyle(box);
    if (overflowY !== "auto" && overflowY !== "scroll") continue;
    box.scrollTop += element.getBoundingClientRect().top - box.getBoundingClientRect().top;
  }
}

interface TurnProps<T extends GameTypes, Turn> extends Props<T, Turn> {
  readonly turn: Turn;
  readonly model: AdviceModel<T, Turn>;
}

function Turn<T extends GameTypes, Turn>({ turn, model, text, describe }: TurnProps<T, Turn>) {
  const { moves, chance, reason, isOffBoard = false } = describe(turn);
  const point = (pointed: Turn | undefined) => () => {
    model.pointed.value = pointed;
  };
  return (
    <li
      onPointerEnter={point(turn)}
      onPointerLeave={point(undefined)}
      onFocusIn={point(turn)}
      onFocusOut={point(undefined)}
    >
      <p class="moves">{moves.join(" · ")}</p>
      <p class="reason">{reason}</p>
      <div class="choice">
        <span class="quiet figures">{chance}</span>
        {!isOffBoard && (
          <button
            type="button"
            class="button"
            aria-pressed={model.selected.value === turn}
            onClick={() => model.toggle(turn)}
          >
            <Icon name="eye" />
            {text.show}
          </button>
        )}
      </div>
    </li>
  );
}
