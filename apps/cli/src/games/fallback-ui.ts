import type { GameSentences, TerminalUi } from "./terminal-ui.ts";

/** For a game without sentences: its codes. */
const codesOnly: GameSentences = {
  event: ({ kind }) => kind,
  move: ({ kind }) => kind,
  refusal: ({ code }) => code,
};

/** For a game without a drawing: its view as JSON. */
export const fallbackUi: TerminalUi = {
  sentences: codesOnly,
  hasHiddenInformation: true,
  hasMap: false,
  seatNames: ({ seats }, maxPlayers) =>
    Array.from(
      { length: Array.isArray(seats) ? seats.length : maxPlayers },
      (_, seat) => `Seat ${seat}`,
    ),
  draw: ({ description, views: [first, second] }) =>
    JSON.stringify(second === undefined ? first : description, undefined, 2).split("\n"),
  moveKinds: [],
  moveKindLabel: (kind) => kind,
  fieldQuestion: (field) => `${field}?`,
  isIdentifier: () => false,
  choiceLabel: (field, move) => {
    const value = (move as { readonly [field: string]: unknown })[field];
    return typeof value === "string" ? value : JSON.stringify(value ?? "none");
  },
  describeChange: () => [],
  inputExamples: ['{"kind":"pass"}    any move as JSON'],
};
