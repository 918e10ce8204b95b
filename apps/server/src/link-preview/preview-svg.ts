import { COLOURS } from "../colour-tokens.ts";
import type { TablePreview, PreviewSeat } from "./table-preview.ts";
import { displayFont, textFont, boldFont } from "./fonts.ts";
import { IMAGE_HEIGHT, IMAGE_WIDTH } from "./image-size.ts";
import type { OutlineFont } from "./outline-font.ts";

const MARGIN = 64;
const BAND_HEIGHT = 34;
/** The side of the square for the board. */
const BOARD_SIZE = 430;
/** The width of the text column, left of the board or the logo. */
const TEXT_WIDTH = IMAGE_WIDTH - BOARD_SIZE - 3 * MARGIN;

const LOGO_SAIL_PATH =
  "M7 43C11.8 42.3 16.2 40.8 20.1 38.7Q37.4 39.8 54.8 36C53.7 38.4 52.1 40.8 50 43Q28.5 45.6 7 43zM23.6 36.5C26 34.8 28.1 32.8 29.9 30.5Q43.3 30.7 56.7 26C56.9 28.4 56.6 30.8 55.9 33.2Q39.8 37.2 23.6 36.5zM32.1 27.1C35.5 20.7 36.5 12.7 34 3C46.2 6.5 54.3 14.3 56.3 23.2Q44.2 27.6 32.1 27.1z";
const LOGO_HULL_PATH = "M3 46.5c18 5 40 5 58-1.5l-3.5 8C55 58.5 50 61 43 61H22C12 61 6 56 3 46.5z";
/** The side of the repeated square of the chevron pattern (the wall of the Great Enclosure). */
const CHEVRON_SIZE = 14;

/** The preview as SVG, with all text as paths. */
export function previewSvg(preview: TablePreview): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${IMAGE_WIDTH}" height="${IMAGE_HEIGHT}" viewBox="0 0 ${IMAGE_WIDTH} ${IMAGE_HEIGHT}">`,
    chevronPattern(),
    `<rect width="${IMAGE_WIDTH}" height="${IMAGE_HEIGHT}" fill="${COLOURS.ground}"/>`,
    band(0),
    band(IMAGE_HEIGHT - BAND_HEIGHT),
    heading(preview),
    seatList(preview.seats),
    boardOrLogo(preview),
    "</svg>",
  ].join("");
}

const chevronPattern = () =>
  `<pattern id="chevrons" width="${CHEVRON_SIZE}" height="${CHEVRON_SIZE}" patternUnits="userSpaceOnUse" patternTransform="scale(${BAND_HEIGHT / CHEVRON_SIZE})"><path d="M0 1h14M0 13h14" stroke="${COLOURS.accent}" stroke-width="1"/><path d="M-2 8.5l9-6 9 6M-2 12l9-6 9 6" fill="none" stroke="${COLOURS.accent}" stroke-width="1.6"/></pattern>`;

const band = (y: number) =>
  `<g transform="translate(0 ${y})"><rect width="${IMAGE_WIDTH}" height="${BAND_HEIGHT}" fill="url(#chevrons)"/></g>`;

const logo = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size / 64})"><path d="${LOGO_SAIL_PATH}" fill="${COLOURS.text}"/><path d="${LOGO_HULL_PATH}" fill="${COLOURS.ochre}"/></g>`;

/** The logo, the game, the title, and the table's status and pace. */
function heading({ gameName, title, status, pace }: TablePreview): string {
  const isLong = displayFont.wrap(title, 60, TEXT_WIDTH, 3).length > 2;
  const size = isLong ? 46 : 60;
  const lines = displayFont.wrap(title, size, TEXT_WIDTH, isLong ? 3 : 2);
  const baseline = (line: number) => 156 + size * (1 + 1.1 * line);
  return [
    logo(MARGIN, 66, 52),
    textPath(displayFont, "Sofala", MARGIN + 66, 106, 34, COLOURS.text),
    textPath(textFont, gameName, MARGIN + 186, 106, 26, COLOURS.textQuiet, TEXT_WIDTH - 186),
    ...lines.map((line, n) =>
      textPath(displayFont, line, MARGIN, baseline(n), size, COLOURS.text, TEXT_WIDTH),
    ),
    textPath(
      boldFont,
      `${status} · ${pace}`,
      MARGIN,
      baseline(lines.length - 1) + 52,
      28,
      COLOURS.accent,
      TEXT_WIDTH,
    ),
  ].join("");
}

/** The players' names with the colours of their seats, in two columns. */
function seatList(seats: readonly PreviewSeat[]): string {
  const rows = Math.ceil(seats.length / 2);
  const column = TEXT_WIDTH / 2;
  return seats
    .map(({ name, isFree, colours: { fill, rim } }, n) => {
      const x = MARGIN + column * Math.floor(n / rows);
      const y = IMAGE_HEIGHT - BAND_HEIGHT - 44 - 52 * (rows - 1 - (n % rows));
      const stroke = isFree
        ? `stroke="${COLOURS.textQuiet}" stroke-dasharray="5 4"`
        : `stroke="${rim}"`;
      const circle = `<circle cx="${x + 17}" cy="${y - 10}" r="16" fill="${isFree ? "none" : fill}" ${stroke} stroke-width="3"/>`;
      return (
        circle +
        textPath(
          textFont,
          name,
          x + 48,
          y,
          28,
          isFree ? COLOURS.textQuiet : COLOURS.text,
          column - 64,
        )
      );
    })
    .join("");
}

/** The board, or a large logo if there is none. */
function boardOrLogo({ board }: TablePreview): string {
  const x = IMAGE_WIDTH - MARGIN - BOARD_SIZE;
  const y = (IMAGE_HEIGHT - BOARD_SIZE) / 2;
  if (board === undefined) return logo(x + 40, y + 40, BOARD_SIZE - 80);
  const scale = BOARD_SIZE / Math.max(board.width, board.height);
  const left = x + (BOARD_SIZE - board.width * scale) / 2;
  const top = y + (BOARD_SIZE - board.height * scale) / 2;
  const frame = `<rect x="${left - 6}" y="${top - 6}" width="${board.width * scale + 12}" height="${board.height * scale + 12}" rx="8" fill="${COLOURS.line}"/>`;
  return `${frame}<g transform="translate(${left} ${top}) scale(${scale})">${board.svg}</g>`;
}

const textPath = (
  font: OutlineFont,
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  maxWidth?: number,
): string => `<path d="${font.outline(text, x, y, size, maxWidth).path}" fill="${colour}"/>`;
