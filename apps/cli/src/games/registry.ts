import { fallbackUi } from "./fallback-ui.ts";
import { mediterraneanUi } from "./mediterranean/mediterranean-ui.ts";
import type { TerminalUi } from "./terminal-ui.ts";
import { tsoroUi } from "./tsoro/tsoro-ui.ts";
import { zimbabweUi } from "./zimbabwe/zimbabwe-ui.ts";

/** How the terminal shows each game; a game without an entry is shown as JSON. */
const TERMINAL_UIS: { readonly [game: string]: TerminalUi | undefined } = {
  zimbabwe: zimbabweUi,
  mediterranean: mediterraneanUi,
  tsoro: tsoroUi,
};

export const terminalUiOf = ({ id }: { readonly id: string }): TerminalUi =>
  TERMINAL_UIS[id] ?? fallbackUi;
