import type { Board } from "./terminal-ui.ts";

/** For a game that nobody has drawn yet: what is seen of it as it is. */
export const plainBoard: Board = {
  hasSecrets: true,
  hasMap: false,
  names: ({ seats }) =>
    Array.from({ length: Array.isArray(seats) ? seats.length : 0 }, (_, seat) => `Seat ${seat}`),
  draw: ({ description, views: [first, second] }) =>
    JSON.stringify(second === undefined ? first : description, undefined, 2).split("\n"),
  kinds: [],
  kind: (kind) => kind,
  question: (field) => `${field}?`,
  isName: () => false,
  choice: (field, move) => {
    const value = (move as { readonly [field: string]: unknown })[field];
    return typeof value === "string" ? value : JSON.stringify(value ?? "none");
  },
  change: () => [],
  help: ['{"kind":"pass"}    any move as JSON'],
};
