/** Wilson's interval for a share, 95%. */
export function intervalOf(wins: number, games: number): readonly [low: number, high: number] {
  if (games === 0) return [0, 1];
  const z = 1.96;
  const share = wins / games;
  const centre = share + (z * z) / (2 * games);
  const spread = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const whole = 1 + (z * z) / games;
  return [(centre - spread) / whole, (centre + spread) / whole];
}

/** Of sorted numbers. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
