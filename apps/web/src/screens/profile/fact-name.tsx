import type { FactNameProps } from "../../games/game-ui.ts";
import { findGame } from "../../games/registry.ts";

interface Props extends FactNameProps {
  readonly game: string;
}

/** The name of a topic of statistics, or of a fact in it, as its game has it. */
export function FactName({ game, topic, value }: Props) {
  const GameFactName = findGame(game)?.FactName;
  if (GameFactName === undefined) return <>{value ?? topic}</>;
  return <GameFactName topic={topic} value={value} />;
}
