import { effect, useComputed, useSignal, type ReadonlySignal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import type { ComponentChildren } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { Icon } from "../ui/icon.tsx";
import { memo } from "../ui/memo.ts";
import { clampToSection, type LogLine, type LogSection } from "./log-line.ts";

interface SectionProps {
  readonly section: LogSection;
  readonly tabStop: ReadonlySignal<string | undefined>;
  readonly shownMoment: ReadonlySignal<number | undefined>;
  readonly onSelectMoment: (moment: number) => void;
  readonly badge: (seat: Seat) => ComponentChildren;
  /** The label of the button that shows a line's moment; undefined if there is none. */
  readonly selectLabel: string | undefined;
}

/** A heading and its lines; rendered again only if they changed. */
export const LogSectionView = memo(function LogSectionView({
  section,
  badge,
  shownMoment,
  ...common
}: SectionProps) {
  const { heading, lines } = section;
  // Most sections stay as they are when another moment is shown: then this signal does not change.
  const momentInSection = useSignal(clampToSection(section, shownMoment.peek()));
  useLayoutEffect(
    () =>
      effect(() => {
        momentInSection.value = clampToSection(section, shownMoment.value);
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
            <LogLineView key={line.key} line={line} momentInSection={momentInSection} {...common} />
          ))}
        </ol>
      )}
    </section>
  );
});

interface LineProps extends Pick<SectionProps, "tabStop" | "onSelectMoment" | "selectLabel"> {
  readonly line: LogLine;
  /** The shown moment, limited to the moments of the section. */
  readonly momentInSection: ReadonlySignal<number>;
}

function LogLineView({ line, momentInSection, tabStop, onSelectMoment, selectLabel }: LineProps) {
  const isStop = useComputed(() => tabStop.value === line.key);
  const isShown = useComputed(() => momentInSection.value === line.moveCount);
  const isLater = useComputed(() => momentInSection.value < line.moveCount);
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
        aria-current={isShown.value ? "step" : undefined}
      >
        {line.text}
      </button>
      {isStop.value && selectLabel !== undefined && (
        <button
          type="button"
          class="look"
          aria-label={selectLabel}
          title={selectLabel}
          onClick={() => onSelectMoment(line.moveCount)}
        >
          <Icon name="eye" />
        </button>
      )}
    </li>
  );
}
