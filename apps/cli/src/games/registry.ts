import type { TerminalUi } from "./terminal-ui.ts";
import { mediterraneanUi } from "./mediterranean/mediterranean-ui.ts";
import { fallbackUi } from "./fallback-ui.ts";
import { zimbabweUi } from "./zimbabwe/zimbabwe-ui.ts";

const TERMINAL_UIS = new Map<string, TerminalUi>([
  ["zimbabwe", zimbabweUi],
  ["mediterranean", mediterraneanUi],
]);

export const terminalUiOf = ({ id }: { readonly id: string }): TerminalUi =>
  TERMINAL_UIS.get(id) ?? fallbackUi;
