/** Charts as SVG, on a light background, so that they are readable on any page. */

const COLOURS = ["#5f6b7a", "#0b6fa4", "#c8553d", "#2a8f5b", "#8e5ea2"] as const;
const [INK, FAINT, GROUND] = ["#1f2933", "#d5dbe1", "#ffffff"] as const;
const WIDTH = 760;

export interface Series {
  readonly name: string;
  readonly values: readonly number[];
  readonly dashed?: boolean;
}

/** A whole number of units on the axis, or a share. */
export type Scale = "number" | "percent";

const round = (value: number): string => String(Math.round(value * 10) / 10);

const label = (value: number, scale: Scale): string =>
  scale === "percent" ? `${Math.round(value * 100)} %` : round(value).replace("-", "−");

function text(
  at: readonly [x: number, y: number],
  words: string,
  anchor: "start" | "middle" | "end" = "start",
  isBold = false,
): string {
  const weight = isBold ? ' font-weight="bold"' : "";
  const safe = words.replace(/&/gu, "&amp;").replace(/</gu, "&lt;");
  return `<text x="${round(at[0])}" y="${round(at[1])}" text-anchor="${anchor}"${weight}>${safe}</text>`;
}

const line = (x1: number, y1: number, x2: number, y2: number, colour: string, width = 1): string =>
  `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" stroke="${colour}" stroke-width="${width}"/>`;

const box = (x: number, y: number, width: number, height: number, look: string): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" ${look}/>`;

const colourOf = (n: number): string => COLOURS[n % COLOURS.length] ?? INK;

function page(height: number, title: string, parts: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" font-family="system-ui, sans-serif" font-size="12" fill="${INK}">`,
    `<title>${title}</title>`,
    box(0.5, 0.5, WIDTH - 1, height - 1, `rx="6" fill="${GROUND}" stroke="${FAINT}"`),
    text([16, 24], title, "start", true),
    ...parts,
    "</svg>",
    "",
  ].join("\n");
}

function legend(series: readonly Series[], y: number): readonly string[] {
  let x = 16;
  return series.flatMap(({ name, dashed = false }, n) => {
    const at = x;
    x += 40 + name.length * 6.6;
    const mark = dashed
      ? `<line x1="${round(at)}" y1="${y - 4}" x2="${round(at + 14)}" y2="${y - 4}" stroke="${colourOf(n)}" stroke-width="2" stroke-dasharray="4 3"/>`
      : box(at, y - 10, 14, 12, `fill="${colourOf(n)}"`);
    return [mark, text([at + 20, y], name)];
  });
}

/** Steps of an axis up to at least the largest value. */
function ticksFor(most: number): readonly number[] {
  const steps = [0.05, 0.1, 0.2, 1, 2, 5, 10, 20, 50];
  const step = steps.find((each) => most / each <= 8) ?? 100;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, n) => n * step);
}

/** Lines over a few points in time. */
export function lineChart(
  title: string,
  points: readonly string[],
  series: readonly Series[],
  scale: Scale,
): string {
  const [left, right, top, bottom] = [56, 36, 64, 36];
  const height = 340;
  const ticks = ticksFor(Math.max(...series.flatMap(({ values }) => values)));
  const last = ticks.at(-1) ?? 1;
  const x = (n: number) => left + (n * (WIDTH - left - right)) / (points.length - 1);
  const y = (value: number) => height - bottom - (value * (height - top - bottom)) / last;
  return page(height, title, [
    ...legend(series, 48),
    ...ticks.flatMap((tick) => [
      line(left, y(tick), WIDTH - right, y(tick), FAINT),
      text([left - 8, y(tick) + 4], label(tick, scale), "end"),
    ]),
    ...points.map((point, n) => text([x(n), height - bottom + 20], point, "middle")),
    ...series.map(({ values, dashed = false }, n) => {
      const path = values.map((value, at) => `${round(x(at))},${round(y(value))}`).join(" ");
      const dashes = dashed ? ' stroke-dasharray="6 4"' : "";
      return `<polyline points="${path}" fill="none" stroke="${colourOf(n)}" stroke-width="2.5"${dashes}/>`;
    }),
  ]);
}

/** One group of bars below another; values below 0 grow to the left. */
export function barChart(
  title: string,
  groups: readonly string[],
  series: readonly Series[],
  scale: Scale,
): string {
  const [left, right, top, bottom] = [204, 56, 64, 14];
  const bar = 9;
  const step = bar * series.length + 8;
  const height = top + step * groups.length + bottom;
  const all = series.flatMap(({ values }) => values);
  const [least, most] = [Math.min(0, ...all), Math.max(...all)];
  const x = (value: number) =>
    left + ((value - least) * (WIDTH - left - right)) / (most - least || 1);
  return page(height, title, [
    ...legend(series, 48),
    line(x(0), top - 4, x(0), height - bottom, INK),
    ...groups.flatMap((group, row) => {
      const y = top + row * step;
      return [
        text([8, y + (step - 8) / 2 + 4], group),
        ...series.flatMap(({ values }, n) => {
          const value = values[row] ?? 0;
          const from = Math.min(x(0), x(value));
          const size = Math.abs(x(value) - x(0));
          const look = `fill="${colourOf(n)}"`;
          return [
            box(from, y + n * bar, size, bar - 1, look),
            `<g font-size="9">${text([Math.max(x(0), x(value)) + 4, y + n * bar + 8], label(value, scale))}</g>`,
          ];
        }),
      ];
    }),
  ]);
}

export interface Spread {
  readonly name: string;
  /** Smallest to largest: 5 %, quartile, median, quartile, 95 %. */
  readonly marks: readonly [number, number, number, number, number];
  readonly mean: number;
  /** Which colour it has. */
  readonly series: number;
}

/** Boxes from quartile to quartile, with whiskers; a dot is the mean. */
export function boxChart(
  title: string,
  spreads: readonly Spread[],
  series: readonly Series[],
): string {
  const [left, right, top] = [190, 24, 64];
  const step = 34;
  const height = top + step * spreads.length + 36;
  const ticks = ticksFor(Math.max(...spreads.map(({ marks }) => marks[4])));
  const last = ticks.at(-1) ?? 1;
  const x = (value: number) => left + (value * (WIDTH - left - right)) / last;
  const end = top + step * spreads.length;
  return page(height, title, [
    ...legend(series, 48),
    ...ticks.flatMap((tick) => [
      line(x(tick), top - 4, x(tick), end, FAINT),
      text([x(tick), end + 18], label(tick, "number"), "middle"),
    ]),
    ...spreads.flatMap(({ name, marks, mean, series: n }, row) => {
      const y = top + row * step + step / 2;
      const [low, first, median, third, high] = marks;
      const colour = colourOf(n);
      return [
        text([16, y + 4], name),
        line(x(low), y, x(high), y, colour, 2),
        box(
          x(first),
          y - 9,
          x(third) - x(first),
          18,
          `fill="${GROUND}" stroke="${colour}" stroke-width="2"`,
        ),
        line(x(median), y - 9, x(median), y + 9, colour, 3),
        `<circle cx="${round(x(mean))}" cy="${round(y)}" r="3.5" fill="${INK}"/>`,
      ];
    }),
  ]);
}
