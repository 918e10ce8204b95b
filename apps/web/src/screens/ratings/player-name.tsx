import type { Player } from "@sofala/protocol";
import { Icon } from "../../ui/icon.tsx";
import { ratingsText } from "../../text/ratings-text.ts";
import { appText } from "../../text/app-text.ts";
import { botName } from "../../games/seat-names.ts";

/** The name of a player. */
export const playerName = ({ name, level }: Player, game: string): string =>
  (level === undefined ? name : botName(level, game, appText.value)) ||
  ratingsText.value.profile.deletedPerson;

interface Props {
  readonly player: Player;
  readonly game: string;
}

/** The name of a player, with a link to their profile if they have one. */
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
