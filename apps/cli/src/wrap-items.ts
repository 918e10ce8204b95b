/** Items one after another, in lines of at most this width. */
export function wrapItems(items: readonly string[], between: string, width: number): string[] {
  const lines: string[] = [];
  for (const [index, item] of items.entries()) {
    const text = index === items.length - 1 ? item : `${item}${between.trimEnd()}`;
    const last = lines.at(-1);
    const joined = `${last}${" ".repeat(between.length - between.trimEnd().length)}${text}`;
    if (last !== undefined && joined.length <= width) lines[lines.length - 1] = joined;
    else lines.push(text);
  }
  return lines;
}
