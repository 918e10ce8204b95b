/** The index that a key leads to in a row of items, or -1; it wraps at both ends. */
export function nextIndex(key: string, at: number, count: number, isVertical = false): number {
  if (count === 0) return -1;
  switch (key) {
    case isVertical ? "ArrowDown" : "ArrowRight":
      return (at + 1) % count;
    case isVertical ? "ArrowUp" : "ArrowLeft":
      return (Math.max(at, 0) - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return -1;
  }
}
