import type { Card, CardSeat } from "./table-preview.ts";
import { display, plain, strong } from "./fonts.ts";
import { HEIGHT, WIDTH } from "./image-size.ts";
import type { Pen } from "./outline-font.ts";

const MARGIN = 64;
const BAND = 34;
/** The side of the square for the board. */
const BOARD = 430;
/** Where the words end: before the board or, without one, before the mark. */
const WORDS = WIDTH - BOARD - 3 * MARGIN;

const GROUND = "#f3ece0";
const INK = "#2a241c";
const QUIET = "#5d5343";
const ACCENT = "#9a4a1c";
const OCHRE = "#c57b2c";
const LINE = "#cfc2ab";

const SAIL =
  "M7 43C11.8 42.3 16.2 40.8 20.1 38.7Q37.4 39.8 54.8 36C53.7 38.4 52.1 40.8 50 43Q28.5 45.6 7 43zM23.6 36.5C26 34.8 28.1 32.8 29.9 30.5Q43.3 30.7 56.7 26C56.9 28.4 56.6 30.8 55.9 33.2Q39.8 37.2 23.6 36.5zM32.1 27.1C35.5 20.7 36.5 12.7 34 3C46.2 6.5 54.3 14.3 56.3 23.2Q44.2 27.6 32.1 27.1z";
const HULL = "M3 46.5c18 5 40 5 58-1.5l-3.5 8C55 58.5 50 61 43 61H22C12 61 6 56 3 46.5z";
/** The chevrons of the Great Enclosure's wall repeat in a square of this side. */
const CHEVRON = 14;

/** A card as SVG, its words as shapes. */
export function pictureOf(card: Card): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    chevrons(),
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${GROUND}"/>`,
    band(0),
    band(HEIGHT - BAND),
    heading(card),
    people(card.seats),
    beside(card),
    "</svg>",
  ].join("");
}

const chevrons = () =>
  `<pattern id="chevrons" width="${CHEVRON}" height="${CHEVRON}" patternUnits="userSpaceOnUse" patternTransform="scale(${BAND / CHEVRON})"><path d="M0 1h14M0 13h14" stroke="${ACCENT}" stroke-width="1"/><path d="M-2 8.5l9-6 9 6M-2 12l9-6 9 6" fill="none" stroke="${ACCENT}" stroke-width="1.6"/></pattern>`;

const band = (y: number) =>
  `<g transform="translate(0 ${y})"><rect width="${WIDTH}" height="${BAND}" fill="url(#chevrons)"/></g>`;

const mark = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size / 64})"><path d="${SAIL}" fill="${INK}"/><path d="${HULL}" fill="${OCHRE}"/></g>`;

/** Whose card it is, which game, the title, how it stands. */
function heading({ game, title, state, pace }: Card): string {
  const isLong = display.lines(title, 60, WORDS, 3).length > 2;
  const size = isLong ? 46 : 60;
  const lines = display.lines(title, size, WORDS, isLong ? 3 : 2);
  const baseline = (line: number) => 156 + size * (1 + 1.1 * line);
  return [
    mark(MARGIN, 66, 52),
    shape(display, "Sofala", MARGIN + 66, 106, 34, INK),
    shape(plain, game, MARGIN + 186, 106, 26, QUIET, WORDS - 186),
    ...lines.map((line, n) => shape(display, line, MARGIN, baseline(n), size, INK, WORDS)),
    shape(strong, `${state} · ${pace}`, MARGIN, baseline(lines.length - 1) + 52, 28, ACCENT, WORDS),
  ].join("");
}

/** Names with the colours of their seats, in two columns. */
function people(seats: readonly CardSeat[]): string {
  const rows = Math.ceil(seats.length / 2);
  const column = WORDS / 2;
  return seats
    .map(({ name, isFree, colours: { fill, rim } }, n) => {
      const x = MARGIN + column * Math.floor(n / rows);
      const y = HEIGHT - BAND - 44 - 52 * (rows - 1 - (n % rows));
      const stroke = isFree ? `stroke="${QUIET}" stroke-dasharray="5 4"` : `stroke="${rim}"`;
      const circle = `<circle cx="${x + 17}" cy="${y - 10}" r="16" fill="${isFree ? "none" : fill}" ${stroke} stroke-width="3"/>`;
      return circle + shape(plain, name, x + 48, y, 28, isFree ? QUIET : INK, column - 64);
    })
    .join("");
}

/** The board where there is one to see; else the mark, large. */
function beside({ board }: Card): string {
  const x = WIDTH - MARGIN - BOARD;
  const y = (HEIGHT - BOARD) / 2;
  if (board === undefined) return mark(x + 40, y + 40, BOARD - 80);
  const scale = BOARD / Math.max(board.width, board.height);
  const left = x + (BOARD - board.width * scale) / 2;
  const top = y + (BOARD - board.height * scale) / 2;
  const frame = `<rect x="${left - 6}" y="${top - 6}" width="${board.width * scale + 12}" height="${board.height * scale + 12}" rx="8" fill="${LINE}"/>`;
  return `${frame}<g transform="translate(${left} ${top}) scale(${scale})">${board.svg}</g>`;
}

const shape = (
  pen: Pen,
  words: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  most?: number,
): string => `<path d="${pen.line(words, x, y, size, most).path}" fill="${colour}"/>`;
