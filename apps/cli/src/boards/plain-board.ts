import type { Board } from "./board.ts";

/** For a game that nobody has drawn yet: its description as it is. */
export const plainBoard: Board = {
  names: ({ seats }) =>
    Array.from({ length: Array.isArray(seats) ? seats.length : 0 }, (_, seat) => `Seat ${seat}`),
  draw: (description) => JSON.stringify(description, undefined, 2).split("\n"),
  kinds: [],
  kind: (kind) => kind,
  question: (field) => `${field}?`,
  choice: (field, move) => {
    const value = (move as { readonly [field: string]: unknown })[field];
    return typeof value === "string" ? value : JSON.stringify(value ?? "none");
  },
  change: () => "",
};
