import { tsoroRules, type Tsoro } from "@sofala/tsoro";
import type { SmallGame } from "../../table/small-game/small-game.ts";
import { TsoroBoard } from "./board/board.tsx";
import { SeatBadge } from "./board/seat-badge.tsx";
import { tsoro } from "./index.ts";
import { isRepeated, reasonText, stageOf, stonesToPlace } from "./table-status.ts";
import { tsoroText, useTsoroText } from "./tsoro-text.ts";

/** What Tsoro yematatu brings to its tables. */
export const tsoroGame: SmallGame<Tsoro> = {
  rules: tsoroRules,
  loadGame: async () => (await import("./game-rules.ts")).tsoro,
  ui: tsoro,
  overview: ({ home }) => home.games.tsoro,
  text: tsoroText,
  useText: useTsoroText,
  Board: TsoroBoard,
  SeatBadge,
  seatColours: ["var(--stone-dark)", "var(--stone-bright-mark)"],
  stageOf: (view, selected) => stageOf(view, selected, tsoroText.value),
  phaseText: ({ phase }) => tsoroText.value.phase[phase],
  seatText(view, seat) {
    const left = stonesToPlace(view, seat);
    const { status } = tsoroText.value;
    return left > 0 ? status.toPlace(left) : status.onBoard;
  },
  positionText: (view) => (isRepeated(view) ? tsoroText.value.status.repeated : undefined),
  reasonText: (view, names) => reasonText(view, names, tsoroText.value),
  undoText: ({ kind }) => tsoroText.value.undone[kind],
  seatOf: (event) => (event.kind === "game-ended" ? undefined : event.seat),
};
