import type { Player } from "@sofala/protocol";
import { Icon } from "../../ui/icon.tsx";
import { results } from "../../text/ratings-text.ts";
import { words } from "../../text/app-text.ts";
import { botName } from "../../games/seat-names.ts";

/** What somebody who plays is called. */
export const playerName = ({ name, level }: Player, game: string): string =>
  (level === undefined ? name : botName(level, game, words.value)) || results.value.profile.gone;

interface Props {
  readonly player: Player;
  readonly game: string;
}

/** Who plays, with the way to their page where they have one. */
export function PlayerName({ player, game }: Props) {
  const { personId, level } = player;
  if (personId !== undefined) return <a href={`/player/${personId}`}>{playerName(player, game)}</a>;
  return (
    <>
      {level !== undefined && <Icon name="bot" size="1em" />}
      {playerName(player, game)}
    </>
  );
}
