import { effect, useComputed, useSignal, type ReadonlySignal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import type { ComponentChildren } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { Icon } from "../ui/icon.tsx";
import { memo } from "../ui/memo.ts";
import { placeIn, type LogLine, type LogSection } from "./log-line.ts";

interface SectionProps {
  readonly section: LogSection;
  readonly stop: ReadonlySignal<string | undefined>;
  readonly lookingAt: ReadonlySignal<number | undefined>;
  readonly onLook: (moment: number) => void;
  readonly badge: (seat: Seat) => ComponentChildren;
  /** What looking at a line's moment is called; undefined where lines lead nowhere. */
  readonly lookAt: string | undefined;
}

/** A heading and its lines; drawn again only where it changed. */
export const LogSectionView = memo(function LogSectionView({
  section,
  badge,
  ...common
}: SectionProps) {
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
