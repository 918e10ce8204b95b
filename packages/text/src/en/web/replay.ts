/** Replays, move by move. */
export const replay = {
  /** The bar with the slider. */
  controlsLabel: "Replay",
  slider: "Moves",
  move: (move: number, of: number) => `Move ${move} of ${of}`,
  /** Instead of a sentence, before the first move. */
  beforeFirstMove: "The board at the start.",
  round: "Round",
  roundName: (round: number) => `Round ${round}`,
  setUp: "Set-up",
  speed: "Speed",
  speeds: { slow: "Slow speed", normal: "Normal speed", fast: "Fast speed" },
  first: "Go to start",
  turnBack: "Previous turn",
  back: "Previous move",
  play: "Play",
  pause: "Pause",
  forward: "Next move",
  turnForward: "Next turn",
  last: "Go to end",
  continueHere: "Continue from here",
  analyseHere: "Analyse from here",
  result: "Result",
  toGame: "Back to the game",
  continueDialog: {
    title: "Continue from here",
    text: (move: number) =>
      `This starts a new game that continues after move ${move}. The original game does not change.`,
    /** The field of a seat. */
    seat: (name: string) => `Who plays ${name}?`,
    start: "Continue playing",
  },
  keyList: [
    { keys: "← →", description: "Previous or next move" },
    { keys: "↑ ↓", description: "Previous or next turn (or Page Up and Page Down)" },
    { keys: "Home End", description: "Go to the start or the end" },
    { keys: "Space", description: "Play or pause" },
    {
      keys: "[ ]",
      description: "Previous or next move while the arrow keys move around the board",
    },
    { keys: "?", description: "Show this list" },
  ],
};

export type ReplayText = typeof replay;
