import type { LogLine } from "./log-line.ts";

/**
 * Builds the lines of a step of the log once per language: steps never change, and a log grows by one at a time. Use one cache
 * per log format.
 */
export function lineCache<Line extends LogLine = LogLine>() {
  const cache = new WeakMap<object, { readonly text: object; readonly lines: readonly Line[] }>();
  return (step: object, text: object, build: () => readonly Line[]): readonly Line[] => {
    const cached = cache.get(step);
    if (cached?.text === text) return cached.lines;
    const lines = build();
    cache.set(step, { text, lines });
    return lines;
  };
}

/** What a game says of an event. */
interface EventText extends Partial<Pick<LogLine, "cells" | "seat">> {
  /** A heading before the line. */
  readonly heading?: Pick<LogLine, "text" | "isRound" | "seat"> | undefined;
  /** Undefined if headings or other lines say enough. */
  readonly text?: string;
  /** Belongs to the line before it. */
  readonly isDetail?: boolean;
}

/** The lines of the step with this number, from what the game says of each event. */
export function eventLines<Event>(
  step: number,
  events: readonly Event[],
  textOf: (event: Event) => EventText,
): readonly LogLine[] {
  return events.flatMap((event, at) => {
    const { heading, text, cells = [], isDetail = false, ...seat } = textOf(event);
    const line = { key: `${step}.${at}`, cells, moveCount: step };
    const key = heading === undefined ? line.key : `${line.key}.line`;
    return [
      ...(heading === undefined
        ? []
        : [{ ...line, cells: [], isHeading: true as const, ...heading }]),
      ...(text === undefined
        ? []
        : [{ ...line, key, text, ...seat, ...(isDetail ? { isDetail: true as const } : {}) }]),
    ];
  });
}
