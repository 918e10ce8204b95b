const UNITS = ["kilobyte", "megabyte", "gigabyte"] as const;

/** `12 kB`, `1,5 MB`, in a language; at least 1 kB. */
export function bytesText(bytes: number, language: string): string {
  let value = Math.max(bytes, 1000) / 1000;
  let unit = 0;
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit++;
  }
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit: UNITS[unit] ?? "kilobyte",
    maximumFractionDigits: value < 10 && unit > 0 ? 1 : 0,
  }).format(value);
}
