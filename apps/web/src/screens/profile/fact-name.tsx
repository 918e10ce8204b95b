import { findGame } from "../../games/registry.ts";
import { ratingsText } from "../../text/ratings-text.ts";

interface Props {
  readonly game: string;
  readonly topic: string;
  readonly value: string;
}

/** The name of a fact about a seat, with its icon if its game has one. */
export function FactName({ game, topic, value }: Props) {
  const name = ratingsText.value.profile.fact(topic, value);
  const GameFactName = findGame(game)?.FactName;
  return GameFactName === undefined ? (
    <>{name}</>
  ) : (
    <GameFactName topic={topic} value={value} fallback={name} />
  );
}
