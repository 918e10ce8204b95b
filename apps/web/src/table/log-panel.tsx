import {
  effect,
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
import { bringIntoSight, inNextFrame } from "../ui/in-sight.ts";
import { memo } from "../ui/memo.ts";
import { words } from "../words/words.ts";
import { kept, placeIn, roundsOf, sectionsOf, type LogLine, type LogSection } from "./log-line.ts";
import "./log-panel.css";

interface Props {
  readonly lines: ReadonlySignal<readonly LogLine[]>;
  /** The moment that is looked back at; undefined: now. */
  readonly lookingAt: Signal<number | undefined>;
  /** Moves made so far. */
  readonly moves: ReadonlySignal<number>;
  /** The places to light up, while a line is pointed at; left out, lines have none and no moment to look at. */
  readonly onLight?: (cells: readonly string[]) => void;
  /** A line was pressed: whoever did wants to see its places. */
  readonly onShow?: () => void;
  /** A sign of the seat before its turn. */
  readonly badge?: (seat: Seat) => ComponentChildren;
}

/** Nearer than this to the end, the log follows what is written. */
const END = 32;

/** The log in sentences; a line lights up its places, and leads to its moment. */
export function LogPanel({ lines, lookingAt, moves, onLight, onShow, badge }: Props) {
  const { log } = words.value.table;
  const scroll = useRef<HTMLDivElement>(null);
  const before = useRef<readonly LogSection[]>([]);
  const isAtEnd = useRef(true);
  /** The line that is pointed at, or was last. */
  const current = useSignal<string | undefined>(undefined);
  const stop = useComputed(() => current.value ?? lines.value.at(-1)?.key);
  // Sections stay as they are, whatever the sign is made from.
  const sign = useRef(badge);
  sign.current = badge;
  const badgeOf = useCallback((seat: Seat) => untracked(() => sign.current?.(seat)), []);
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
  const look = useCallback((moment: number) => {
    lookingAt.value = moment;
  }, []);
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
              <Section
                key={section.heading.key}
                section={section}
                stop={stop}
                lookingAt={lookingAt}
                onLook={look}
                badge={badgeOf}
                lookAt={onLight && log.lookAt}
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

interface SectionProps {
  readonly section: LogSection;
  readonly stop: ReadonlySignal<string | undefined>;
  readonly lookingAt: ReadonlySignal<number | undefined>;
  readonly onLook: (moment: number) => void;
  readonly badge: (seat: Seat) => ComponentChildren;
  readonly lookAt: string | undefined;
}

const Section = memo(function Section({ section, badge, ...common }: SectionProps) {
  const { heading, lines } = section;
  const { lookingAt } = common;
  // Most sections stay as they are when another moment is looked at: they are not even told.
  const place = useSignal(placeIn(section, lookingAt.peek()));
  useLayoutEffect(
    () =>
      effect(() => {
        place.value = placeIn(section, lookingAt.value);
      }),
    [section],
  );
  const Heading = heading.isRound === true ? "h3" : "h4";
  return (
    <section>
      <Heading>
        {heading.seat !== undefined && badge(heading.seat)}
        {heading.text}
      </Heading>
      {lines.length > 0 && (
        <ol>
          {lines.map((line) => (
            <Line key={line.key} line={line} place={place} {...common} />
          ))}
        </ol>
      )}
    </section>
  );
});

interface LineProps extends Pick<SectionProps, "stop" | "onLook" | "lookAt"> {
  readonly line: LogLine;
  /** The moment that is looked at, seen from the section. */
  readonly place: ReadonlySignal<number>;
}

function Line({ line, place, stop, onLook, lookAt }: LineProps) {
  const isStop = useComputed(() => stop.value === line.key);
  const isLookedAt = useComputed(() => place.value === line.moment);
  const isLater = useComputed(() => place.value < line.moment);
  const classes = [
    line.isDetail === true && "detail",
    isLater.value && "later",
    isStop.value && "stop",
  ].filter(Boolean);
  return (
    <li data-key={line.key} class={classes.join(" ")}>
      <button
        type="button"
        class="line"
        tabIndex={isStop.value ? 0 : -1}
        aria-current={isLookedAt.value ? "step" : undefined}
      >
        {line.text}
      </button>
      {isStop.value && lookAt !== undefined && (
        <button
          type="button"
          class="look"
          aria-label={lookAt}
          title={lookAt}
          onClick={() => onLook(line.moment)}
        >
          <Icon name="eye" />
        </button>
      )}
    </li>
  );
}
