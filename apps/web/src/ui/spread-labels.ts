/** Positions for labels along an axis: as near as possible to the wanted ones, at least `gap` apart. */
export function spreadLabels(
  wanted: readonly number[],
  gap: number,
  min: number,
  max: number,
): readonly number[] {
  const order = wanted.map((_, n) => n).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const places = [...wanted];
  let floor = min;
  for (const n of order) {
    floor = Math.max(places[n] ?? 0, floor);
    places[n] = floor;
    floor += gap;
  }
  let ceiling = max;
  for (const n of order.toReversed()) {
    ceiling = Math.min(places[n] ?? 0, ceiling);
    places[n] = ceiling;
    ceiling -= gap;
  }
  return places;
}
