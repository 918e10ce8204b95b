import {
  untracked,
  useComputed,
  useSignal,
  type ReadonlySignal,
  type Signal,
} from "@preact/signals";
import type { Seat } from "@sofala/engine";
import type { ComponentChildren } from "preact";
import { useCallback, useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../ui/icon.tsx";
import { scrollIntoViewSoon, inNextFrame } from "../ui/scroll-into-view.ts";
import { appText } from "../text/app-text.ts";
import { reuseUnchanged, roundsOf, sectionsOf, type LogLine, type LogSection } from "./log-line.ts";
import "./log-panel.css";
import { LogSectionView } from "./log-section.tsx";

interface Props {
  readonly lines: ReadonlySignal<readonly LogLine[]>;
  /** The past moment that is shown; undefined: now. Left out if that is always now. */
  readonly shownMoment?: Signal<number | undefined>;
  /** Moves made so far. */
  readonly moveCount?: ReadonlySignal<number>;
  /** Shows the moment of a line; left out if that is not possible. */
  readonly onSelectMoment?: ((moment: number) => void) | undefined;
  /** Highlights places while a line is hovered or focused. */
  readonly onHighlight?: (cells: readonly string[]) => void;
  /** A line was pressed, so its places should be visible. */
  readonly onLinePressed?: () => void;
  /** The badge of the seat in the heading of its turn. */
  readonly badge?: ((seat: Seat) => ComponentChildren) | undefined;
}

/** If it is scrolled this near to the end, the log scrolls with new lines. */
const END_MARGIN_PX = 32;

/** The log in sentences; a line highlights its places, and can show its moment. */
export function LogPanel({
  lines,
  shownMoment: given,
  moveCount,
  onSelectMoment,
  onHighlight,
  onLinePressed,
  badge,
}: Props) {
  const now = useSignal<number | undefined>(undefined);
  const shownMoment = given ?? now;
  const { log } = appText.value.table;
  const scroll = useRef<HTMLDivElement>(null);
  const before = useRef<readonly LogSection[]>([]);
  /** Does the log follow new lines? Until somebody scrolls up. */
  const isAtEnd = useRef(true);
  const lastTop = useRef(0);
  /** The line that was last hovered or focused. */
  const current = useSignal<string | undefined>(undefined);
  const tabStop = useComputed(() => current.value ?? lines.value.at(-1)?.key);
  // In a ref, so that sections are not rendered again when these functions change.
  const callbacks = useRef({ badge, onSelectMoment });
  callbacks.current = { badge, onSelectMoment };
  const badgeOf = useCallback((seat: Seat) => untracked(() => callbacks.current.badge?.(seat)), []);
  const selectMoment = useCallback(
    (moment: number) => callbacks.current.onSelectMoment?.(moment),
    [],
  );
  /** How many lines were visible at the end of the log. */
  const seenCount = useSignal(lines.peek().length);

  const sections = reuseUnchanged(before.current, sectionsOf(lines.value));
  before.current = sections;

  useLayoutEffect(() => {
    if (!isAtEnd.current || shownMoment.peek() !== undefined) return undefined;
    seenCount.value = lines.value.length;
    return inNextFrame(() => {
      scroll.current?.scrollTo({ top: scroll.current.scrollHeight });
    });
  }, [lines.value]);

  useLayoutEffect(() => {
    const element = scroll.current;
    if (element === null) return undefined;
    // Less space must not hide the end.
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current && shownMoment.peek() === undefined)
        element.scrollTo({ top: element.scrollHeight });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const lineAt = (target: EventTarget | null): LogLine | undefined => {
    const key =
      target instanceof Element ? target.closest<HTMLElement>("li")?.dataset["key"] : undefined;
    return key === undefined ? undefined : lines.peek().find((line) => line.key === key);
  };
  const highlight = (event: Event) => {
    const line = lineAt(event.target);
    if (line === undefined) return;
    current.value = line.key;
    onHighlight?.(line.cells);
  };
  const press = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined || scroll.current === null) return;
    const all = [...scroll.current.querySelectorAll<HTMLElement>(".line")];
    const to = all[all.findIndex((each) => each.contains(document.activeElement)) + by];
    if (to === undefined) return;
    event.preventDefault();
    to.focus();
  };
  const toEnd = () => {
    scroll.current?.scrollTo({ top: scroll.current.scrollHeight });
  };
  const newCount = lines.value.length - seenCount.value;
  return (
    <div class={onSelectMoment === undefined ? "log-panel" : "log-panel with-moments"}>
      <PastMomentBar
        shownMoment={shownMoment}
        moveCount={moveCount}
        lines={scroll}
        onNow={() => (shownMoment.value = undefined)}
      />
      <div
        ref={scroll}
        class="lines"
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          const isNearEnd = scrollHeight - scrollTop - clientHeight < END_MARGIN_PX;
          // When lines are added or the panel shrinks, the end moves away without any scrolling up.
          isAtEnd.current = isNearEnd || (isAtEnd.current && scrollTop >= lastTop.current);
          lastTop.current = scrollTop;
          if (isAtEnd.current) seenCount.value = lines.peek().length;
        }}
        onPointerOver={(event) => {
          if (event.pointerType === "mouse") highlight(event);
        }}
        onPointerLeave={() => onHighlight?.([])}
        onFocusIn={highlight}
        onFocusOut={() => onHighlight?.([])}
        onClick={(event) => {
          highlight(event);
          if (lineAt(event.target) !== undefined) onLinePressed?.();
        }}
        onKeyDown={press}
      >
        {sections.length === 0 && <p class="quiet">{log.empty}</p>}
        {roundsOf(sections).map((round) => (
          <div key={round[0]?.heading.key} class="round">
            {round.map((section) => (
              <LogSectionView
                key={section.heading.key}
                section={section}
                tabStop={tabStop}
                shownMoment={shownMoment}
                onSelectMoment={selectMoment}
                badge={badgeOf}
                selectLabel={onSelectMoment && log.showMoment}
              />
            ))}
          </div>
        ))}
      </div>
      {newCount > 0 && (
        <button type="button" class="button newer" onClick={toEnd}>
          <Icon name="chevron-down" />
          {log.newLines(newCount)}
        </button>
      )}
    </div>
  );
}

interface PastMomentBarProps {
  readonly moveCount: Props["moveCount"];
  readonly shownMoment: ReadonlySignal<number | undefined>;
  readonly lines: { readonly current: HTMLElement | null };
  readonly onNow: () => void;
}

/** Shows that a past moment is shown, and scrolls to its lines. */
function PastMomentBar({ shownMoment, moveCount, lines, onNow }: PastMomentBarProps) {
  const { log } = appText.value.table;
  const past = shownMoment.value;
  useLayoutEffect(
    () => scrollIntoViewSoon(() => lines.current?.querySelector("[aria-current]")),
    [past],
  );
  if (past === undefined) return undefined;
  return (
    <div class="past">
      <span>{log.lookingBack(past, moveCount?.value ?? past)}</span>
      <button type="button" class="button" onClick={onNow}>
        <Icon name="now" />
        {log.backToNow}
      </button>
    </div>
  );
}
