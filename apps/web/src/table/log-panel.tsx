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
import { bringIntoSight, inNextFrame } from "../ui/scroll-into-view.ts";
import { words } from "../text/app-text.ts";
import { kept, roundsOf, sectionsOf, type LogLine, type LogSection } from "./log-line.ts";
import "./log-panel.css";
import { LogSectionView } from "./log-section.tsx";

interface Props {
  readonly lines: ReadonlySignal<readonly LogLine[]>;
  /** The moment that is looked back at; undefined: now. */
  readonly lookingAt: Signal<number | undefined>;
  /** Moves made so far. */
  readonly moves: ReadonlySignal<number>;
  /** Looks at the moment of a line; left out, lines lead nowhere. */
  readonly onLook?: ((moment: number) => void) | undefined;
  /** The places to light up, while a line is pointed at. */
  readonly onLight?: (cells: readonly string[]) => void;
  /** A line was pressed: whoever did wants to see its places. */
  readonly onShow?: () => void;
  /** A sign of the seat before its turn. */
  readonly badge?: (seat: Seat) => ComponentChildren;
}

/** Nearer than this to the end, the log follows what is written. */
const END = 32;

/** The log in sentences; a line lights up its places, and leads to its moment. */
export function LogPanel({ lines, lookingAt, moves, onLook, onLight, onShow, badge }: Props) {
  const { log } = words.value.table;
  const scroll = useRef<HTMLDivElement>(null);
  const before = useRef<readonly LogSection[]>([]);
  const isAtEnd = useRef(true);
  /** The line that is pointed at, or was last. */
  const current = useSignal<string | undefined>(undefined);
  const stop = useComputed(() => current.value ?? lines.value.at(-1)?.key);
  // Sections stay as they are, whatever the sign is made from and wherever a line leads.
  const asked = useRef({ badge, onLook });
  asked.current = { badge, onLook };
  const badgeOf = useCallback((seat: Seat) => untracked(() => asked.current.badge?.(seat)), []);
  const look = useCallback((moment: number) => asked.current.onLook?.(moment), []);
  /** How many lines the reader has seen the end of. */
  const seen = useSignal(lines.peek().length);

  const sections = kept(before.current, sectionsOf(lines.value));
  before.current = sections;

  useLayoutEffect(() => {
    if (!isAtEnd.current || lookingAt.peek() !== undefined) return undefined;
    seen.value = lines.value.length;
    return inNextFrame(() => {
      scroll.current?.scrollTo({ top: scroll.current.scrollHeight });
    });
  }, [lines.value]);

  const lineAt = (target: EventTarget | null): LogLine | undefined => {
    const key =
      target instanceof Element ? target.closest<HTMLElement>("li")?.dataset["key"] : undefined;
    return key === undefined ? undefined : lines.peek().find((line) => line.key === key);
  };
  const light = (event: Event) => {
    const line = lineAt(event.target);
    if (line === undefined) return;
    current.value = line.key;
    onLight?.(line.cells);
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
  const missed = lines.value.length - seen.value;
  return (
    <div class="log-panel">
      <LookingBack
        lookingAt={lookingAt}
        moves={moves}
        lines={scroll}
        onNow={() => (lookingAt.value = undefined)}
      />
      <div
        ref={scroll}
        class="lines"
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < END;
          if (isAtEnd.current) seen.value = lines.peek().length;
        }}
        onPointerOver={(event) => {
          if (event.pointerType === "mouse") light(event);
        }}
        onPointerLeave={() => onLight?.([])}
        onFocusIn={light}
        onFocusOut={() => onLight?.([])}
        onClick={(event) => {
          light(event);
          if (lineAt(event.target) !== undefined) onShow?.();
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
                stop={stop}
                lookingAt={lookingAt}
                onLook={look}
                badge={badgeOf}
                lookAt={onLook && log.lookAt}
              />
            ))}
          </div>
        ))}
      </div>
      {missed > 0 && (
        <button type="button" class="button newer" onClick={toEnd}>
          <Icon name="chevron-down" />
          {log.newLines(missed)}
        </button>
      )}
    </div>
  );
}

interface LookingBackProps extends Pick<Props, "moves"> {
  readonly lookingAt: ReadonlySignal<number | undefined>;
  readonly lines: { readonly current: HTMLElement | null };
  readonly onNow: () => void;
}

/** Says that one looks back, and keeps the lines of that moment in sight. */
function LookingBack({ lookingAt, moves, lines, onNow }: LookingBackProps) {
  const { log } = words.value.table;
  const past = lookingAt.value;
  useLayoutEffect(
    () => bringIntoSight(() => lines.current?.querySelector("[aria-current]")),
    [past],
  );
  if (past === undefined) return undefined;
  return (
    <div class="past">
      <span>{log.lookingAt(past, moves.value)}</span>
      <button type="button" class="button" onClick={onNow}>
        <Icon name="now" />
        {log.backToNow}
      </button>
    </div>
  );
}
