import { gameOrDefault } from "../../games/registry.ts";
import type { RulesLocation } from "../../rules/rules-dialog.tsx";
import { RulesPanel } from "../../rules/rules-panel.tsx";

/** The rules of a game in a panel, at a section. */
export function GameRulesPanel({ game, section }: RulesLocation) {
  const source = gameOrDefault(game);
  return <RulesPanel source={source} section={section ?? source.firstRulesSection} />;
}
