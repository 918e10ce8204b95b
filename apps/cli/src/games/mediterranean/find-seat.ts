/** Finds a seat by name, by the beginning of a name, or by number. */
export function findSeat(word: string, names: readonly string[]): number | undefined {
  const exact = names.findIndex((name) => name.toLowerCase() === word.toLowerCase());
  if (exact !== -1) return exact;
  if (/^\d+$/u.test(word)) return Number(word);
  const [only, second] = [...names.keys()].filter((seat) =>
    names[seat]?.toLowerCase().startsWith(word.toLowerCase()),
  );
  return word !== "" && second === undefined ? only : undefined;
}
