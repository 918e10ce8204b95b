/** One measured number. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly note: string;
}

export const figure = (name: string, value: number, unit: string, note = ""): Figure => ({
  name,
  value,
  unit,
  note,
});

/** One object, `{"name": {"value", "unit"}}`. */
export const asJson = (figures: readonly Figure[]): string =>
  JSON.stringify(
    Object.fromEntries(
      figures.map(({ name, value, unit }) => [name, { value: rounded(value), unit }]),
    ),
  );

/** A table for the terminal. */
export function asText(figures: readonly Figure[]): string {
  const rows = [["name", "value", "unit", "note"], ...figures.map(cellsOf)];
  const widths = [0, 1, 2].map((column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  const aligned = (text: string, column: number) =>
    column === 1 ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0);
  return rows.map((row) => row.map(aligned).join("  ").trimEnd()).join("\n");
}

/** The same table in Markdown, for the documentation. */
export const asMarkdown = (figures: readonly Figure[]): string =>
  [
    ["name", "value", "unit", "note"],
    ["---", "--:", "---", "---"],
    ...figures.map(cellsOf).map(([name, ...rest]) => [`\`${name}\``, ...rest]),
  ]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");

const cellsOf = ({ name, value, unit, note }: Figure): readonly string[] => [
  name,
  rounded(value).toLocaleString("en", { maximumFractionDigits: 6 }),
  unit,
  note,
];

/** A measurement is not more precise than three digits. */
export const rounded = (value: number): number => Number(value.toPrecision(3));
