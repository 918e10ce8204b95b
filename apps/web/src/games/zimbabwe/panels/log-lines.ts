import type { Actor, Seat } from "@sofala/engine";
import type { WebWords } from "@sofala/text/web";
import type { CellName, Event, Zimbabwe } from "@sofala/zimbabwe";
import type { Moment } from "../../../local/table.ts";
import type { LogLine } from "../../../table/log-line.ts";
import { footprintOf } from "../board/geometry.ts";
import { cellsOfGood } from "../board/good-cells.ts";

type Words = Pick<WebWords, "zimbabwe" | "panels">;
type Names = readonly string[];
type EventOf<Kind extends Event["kind"]> = Extract<Event, { readonly kind: Kind }>;

/** A craftsman's first cell, and all of them. */
type Craftsmen = Map<CellName, readonly CellName[]>;

/** What a heading stands over. */
type Part = "setup" | "gifts" | "revenue" | "end" | Seat;

/** What is not within a round. */
const OWN_HEADING: readonly Part[] = ["setup", "end"];

interface Told {
  readonly words: Words;
  readonly lines: readonly (LogLine & { readonly part: Part })[];
}

/** Moments never change, so what they were told as stays. */
const told = new WeakMap<Moment<Zimbabwe>, Told>();

/** What happened at a table, as lines under headings for rounds and turns. */
export function logLines(
  history: readonly Moment<Zimbabwe>[],
  names: Names,
  words: Words,
): readonly LogLine[] {
  const lines: LogLine[] = [];
  const craftsmen: Craftsmen = new Map(
    history[0]?.view.craftsmen.map((piece) => [piece.at, tileOf(piece)]),
  );
  let part: Part | undefined;
  for (const moment of history) {
    note(moment, craftsmen);
    for (const line of linesOf(moment, craftsmen, names, words)) {
      const isNewRound = line.part === "gifts" && part !== "gifts";
      const isWithin = lines.length === 0 && !OWN_HEADING.includes(line.part);
      if (isNewRound || isWithin) lines.push(roundOver(line, moment, words));
      if (line.part !== part) lines.push(headingOver(line, names, words));
      ({ part } = line);
      // A turn is closed by the heading after it; only one in which nothing was done says so.
      if (!isEndOfTurn(line, moment) || lines.at(-1)?.isHeading === true) lines.push(line);
    }
  }
  return lines;
}

function linesOf(
  moment: Moment<Zimbabwe>,
  craftsmen: Craftsmen,
  names: Names,
  words: Words,
): Told["lines"] {
  const known = told.get(moment);
  if (known?.words === words) return known.lines;
  const lines = tell(moment, craftsmen, names, words);
  told.set(moment, { words, lines });
  return lines;
}

function tell(
  { number, last }: Moment<Zimbabwe>,
  craftsmen: Craftsmen,
  names: Names,
  words: Words,
): Told["lines"] {
  const lines: (LogLine & { readonly part: Part })[] = [];
  const events = last?.events ?? [];
  const say = (event: Event, at: number): void => {
    const seat = "seat" in event ? { seat: event.seat } : {};
    const text = words.zimbabwe.event(event, names);
    const cells = cellsOf(event, craftsmen);
    const key = `${number}.${at}`;
    lines.push({ key, text, cells, moment: number, part: partOf(event, last?.actor), ...seat });
  };
  for (const [at, event] of events.entries()) if (!isSaidElsewhere(event)) say(event, at);

  const bill = billOf(events, names);
  if (bill !== undefined) {
    const text = words.panels.log.bill(bill);
    // Right after the move itself: what follows by itself was not paid for.
    const after = lines.findLastIndex(({ part }) => typeof part === "number");
    const line = {
      key: `${number}.bill`,
      text,
      cells: [],
      moment: number,
      isDetail: true as const,
    };
    lines.splice(after + 1, 0, { ...line, part: partOf(undefined, last?.actor) });
  }
  return lines;
}

/** Payments are summed up; resources that are used light up with the raise that uses them. */
const isSaidElsewhere = ({ kind }: Event): boolean =>
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

function partOf(event: Event | undefined, actor: Actor | undefined): Part {
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

function headingOver(
  { key, moment, part }: LogLine & { readonly part: Part },
  names: Names,
  { panels: { log } }: Words,
): LogLine {
  const heading = { key: `${key}.heading`, cells: [], moment, isHeading: true as const };
  return typeof part === "number"
    ? { ...heading, text: log.turnOf(names[part] ?? ""), seat: part }
    : { ...heading, text: log[part], ...(OWN_HEADING.includes(part) && { isRound: true }) };
}

function roundOver(line: LogLine, { last, view }: Moment<Zimbabwe>, { panels }: Words): LogLine {
  const began = last?.events.find((event) => event.kind === "round-began");
  const { key, moment } = line;
  const text = panels.round(began?.round ?? view.round);
  return { key: `${key}.round`, text, cells: [], moment, isHeading: true, isRound: true };
}

const isEndOfTurn = ({ key }: LogLine, { last }: Moment<Zimbabwe>): boolean =>
  last?.events[Number(key.split(".")[1])]?.kind === "turn-ended";

function note({ last }: Moment<Zimbabwe>, craftsmen: Craftsmen): void {
  for (const event of last?.events ?? []) {
    if (event.kind === "craftsman-placed") craftsmen.set(event.at, tileOf(event));
  }
}

type Tile = Pick<EventOf<"craftsman-placed">, "craftsman" | "at"> & { readonly vertical?: boolean };

const tileOf = ({ craftsman, at, vertical }: Tile): readonly CellName[] =>
  footprintOf(craftsman, at, vertical);

/** The places an event speaks of, each once. */
function cellsOf(event: Event, craftsmen: Craftsmen): readonly CellName[] {
  switch (event.kind) {
    case "craftsman-placed":
      return tileOf(event);
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
