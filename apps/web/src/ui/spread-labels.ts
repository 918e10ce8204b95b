/** Places for labels on a line: as near as can be to where they belong, at least `gap` apart. */
export function spread(
  wanted: readonly number[],
  gap: number,
  least: number,
  most: number,
): readonly number[] {
  const order = wanted.map((_, n) => n).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const places = [...wanted];
  let floor = least;
  for (const n of order) {
    floor = Math.max(places[n] ?? 0, floor);
    places[n] = floor;
    floor += gap;
  }
  let ceiling = most;
  for (const n of order.toReversed()) {
    ceiling = Math.min(places[n] ?? 0, ceiling);
    places[n] = ceiling;
    ceiling -= gap;
  }
  return places;
}
