import type { Actor, Seat } from "@sofala/engine";
import type { ZimbabweFirstText } from "@sofala/text/zimbabwe";
import type { CellName, Event, Zimbabwe } from "@sofala/zimbabwe";
import type { Moment } from "../../../local/table.ts";
import { lineCache } from "../../../table/log-lines.ts";
import type { LogLine } from "../../../table/log-line.ts";
import { footprintOf } from "../board/geometry.ts";
import { cellsOfGood } from "../board/good-cells.ts";

type LogText = Pick<ZimbabweFirstText, "zimbabwe" | "panels">;
type Names = readonly string[];
type EventOf<Kind extends Event["kind"]> = Extract<Event, { readonly kind: Kind }>;

/** A craftsman's first cell, and all of them. */
type CraftsmanCells = Map<CellName, readonly CellName[]>;

/** The section under a heading. */
type HeadingKey = "setup" | "gifts" | "revenue" | "end" | Seat;

/** Sections that belong to no round. */
const TOP_LEVEL_HEADINGS: readonly HeadingKey[] = ["setup", "end"];

type LineOfPart = LogLine & { readonly part: HeadingKey };

const cachedLines = lineCache<LineOfPart>();

/** What happened at a table, as lines under headings for rounds and turns. */
export function logLines(
  history: readonly Moment<Zimbabwe>[],
  names: Names,
  logText: LogText,
): readonly LogLine[] {
  const lines: LogLine[] = [];
  const craftsmen: CraftsmanCells = new Map(
    history[0]?.view.craftsmen.map((piece) => [piece.at, tileCells(piece)]),
  );
  let part: HeadingKey | undefined;
  for (const moment of history) {
    recordCraftsmen(moment, craftsmen);
    const build = () => buildLines(moment, craftsmen, names, logText);
    for (const line of cachedLines(moment, logText, build)) {
      const isNewRound = line.part === "gifts" && part !== "gifts";
      const isWithin = lines.length === 0 && !TOP_LEVEL_HEADINGS.includes(line.part);
      if (isNewRound || isWithin) lines.push(roundLine(line, moment, logText));
      if (line.part !== part) lines.push(headingLine(line, names, logText));
      ({ part } = line);
      // The next heading closes a turn; its end gets a line only if nothing else was done.
      if (!isEndOfTurn(line, moment) || lines.at(-1)?.isHeading === true) lines.push(line);
    }
  }
  return lines;
}

function buildLines(
  { moveCount, lastMove }: Moment<Zimbabwe>,
  craftsmen: CraftsmanCells,
  names: Names,
  logText: LogText,
): readonly LineOfPart[] {
  const lines: LineOfPart[] = [];
  const events = lastMove?.events ?? [];
  const addLine = (event: Event, at: number): void => {
    const seat = "seat" in event ? { seat: event.seat } : {};
    const text = logText.zimbabwe.event(event, names);
    const cells = cellsOfEvent(event, craftsmen);
    const key = `${moveCount}.${at}`;
    lines.push({
      key,
      text,
      cells,
      moveCount,
      part: headingKeyOf(event, lastMove?.actor),
      ...seat,
    });
  };
  for (const [at, event] of events.entries()) if (!isMergedElsewhere(event)) addLine(event, at);

  const bill = billOf(events, names);
  if (bill !== undefined) {
    const text = logText.panels.log.bill(bill);
    // Right after the move itself: automatic events that follow were not paid for.
    const after = lines.findLastIndex(({ part }) => typeof part === "number");
    const line = {
      key: `${moveCount}.bill`,
      text,
      cells: [],
      moveCount,
      isDetail: true as const,
    };
    lines.splice(after + 1, 0, { ...line, part: headingKeyOf(undefined, lastMove?.actor) });
  }
  return lines;
}

/** Payments are summed up; used resources are highlighted with the raise that uses them. */
const isMergedElsewhere = ({ kind }: Event): boolean =>
  kind === "cattle-paid" || kind === "resource-used";

function billOf(events: readonly Event[], names: Names) {
  const paid = events.filter(
    (event): event is EventOf<"cattle-paid"> => event.kind === "cattle-paid",
  );
  if (paid.length === 0) return undefined;
  const others = new Map<Seat, number>();
  let ownCards = 0;
  let stock = 0;
  for (const { seat, cattle, recipient } of paid) {
    if (recipient.to === "stock") stock += cattle;
    else if (recipient.seat === seat) ownCards += cattle;
    else others.set(recipient.seat, (others.get(recipient.seat) ?? 0) + cattle);
  }
  return {
    others: [...others].map(([seat, cattle]) => ({ name: names[seat] ?? "", cattle })),
    ownCards,
    stock,
  };
}

function headingKeyOf(event: Event | undefined, actor: Actor | undefined): HeadingKey {
  switch (event?.kind) {
    case "first-monument-placed":
      return "setup";
    case "round-began":
    case "gift-given":
    case "passed":
    case "gifts-ended":
      return "gifts";
    case "revenue-collected":
      return "revenue";
    case "game-ended":
      return "end";
    default:
      return typeof actor === "number" ? actor : "setup";
  }
}

function headingLine(
  { key, moveCount, part }: LineOfPart,
  names: Names,
  { panels: { log } }: LogText,
): LogLine {
  const heading = { key: `${key}.heading`, cells: [], moveCount, isHeading: true as const };
  return typeof part === "number"
    ? { ...heading, text: log.turnOf(names[part] ?? ""), seat: part }
    : { ...heading, text: log[part], ...(TOP_LEVEL_HEADINGS.includes(part) && { isRound: true }) };
}

function roundLine(
  line: LogLine,
  { lastMove, view }: Moment<Zimbabwe>,
  { panels }: LogText,
): LogLine {
  const began = lastMove?.events.find((event) => event.kind === "round-began");
  const { key, moveCount } = line;
  const text = panels.round(began?.round ?? view.round);
  return { key: `${key}.round`, text, cells: [], moveCount, isHeading: true, isRound: true };
}

const isEndOfTurn = ({ key }: LogLine, { lastMove }: Moment<Zimbabwe>): boolean =>
  lastMove?.events[Number(key.split(".")[1])]?.kind === "turn-ended";

function recordCraftsmen({ lastMove }: Moment<Zimbabwe>, craftsmen: CraftsmanCells): void {
  for (const event of lastMove?.events ?? []) {
    if (event.kind === "craftsman-placed") craftsmen.set(event.at, tileCells(event));
  }
}

type Tile = Pick<EventOf<"craftsman-placed">, "craftsman" | "at"> & { readonly vertical?: boolean };

const tileCells = ({ craftsman, at, vertical }: Tile): readonly CellName[] =>
  footprintOf(craftsman, at, vertical);

/** The cells that an event concerns, without duplicates. */
function cellsOfEvent(event: Event, craftsmen: CraftsmanCells): readonly CellName[] {
  switch (event.kind) {
    case "craftsman-placed":
      return tileCells(event);
    case "water-placed":
      return event.cells;
    case "monument-raised": {
      const tileAt = (cell: CellName) => craftsmen.get(cell) ?? [cell];
      const cells = event.goods.flatMap((good) => cellsOfGood(good, tileAt));
      return [...new Set([event.at, ...cells])];
    }
    default:
      return "at" in event ? [event.at] : [];
  }
}
