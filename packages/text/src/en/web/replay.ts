/** Replays, move by move. */
export const replay = {
  title: "Replay",
  /** The bar with the slider. */
  controlsLabel: "Replay",
  slider: "Moves",
  move: (move: number, of: number) => `Move ${move} of ${of}`,
  /** Instead of a sentence, before the first move. */
  beforeFirstMove: "The board as it was laid out.",
  round: "Round",
  roundName: (round: number) => `Round ${round}`,
  setUp: "Set-up",
  speed: "Speed",
  speeds: { slow: "Slow speed", normal: "Normal speed", fast: "Fast speed" },
  first: "To the beginning",
  turnBack: "Back a turn",
  back: "Back a move",
  play: "Play",
  pause: "Pause",
  forward: "On a move",
  turnForward: "On a turn",
  last: "To the end",
  continueHere: "Continue from here",
  analyseHere: "Analyse from here",
  result: "Result",
  toGame: "To the game",
  continueDialog: {
    title: "Continue from here",
    text: (move: number) =>
      `A new game begins like this one and goes on after move ${move}. The old one stays as it is.`,
    /** The field of a seat. */
    seat: (name: string) => `Who plays ${name}`,
    start: "Play on",
  },
  keyList: [
    { keys: "← →", description: "a move back or on" },
    { keys: "↑ ↓", description: "a turn back or on; so do Page up and Page down" },
    { keys: "Home End", description: "to the beginning or the end" },
    { keys: "Space", description: "play or pause" },
    { keys: "[ ]", description: "a move back or on while the board has the arrows" },
    { keys: "?", description: "this list" },
  ],
};

export type ReplayText = typeof replay;
