import { tsoro, type Tsoro } from "@sofala/tsoro";
import type { Moment } from "../../local/table.ts";
import type { Player } from "../../store/stored-game.ts";
import { EndPanel, type EndProps } from "../../table/end/end-panel.tsx";
import { LocalEndPanel, type LocalEndProps } from "../../table/end/local-end.tsx";
import { OpenOnlineEnd, type OpenOnlineEndProps } from "../../table/end/online-end.tsx";
import { appText } from "../../text/app-text.ts";
import { badgeOf } from "./table-view.tsx";
import { reasonText } from "./table-status.ts";
import { tsoroText } from "./tsoro-text.ts";

/** The end of a game: who won and why. */
function TsoroEnd({ moments, ...panel }: EndProps<Moment<Tsoro>>) {
  const view = moments.at(-1)?.view;
  if (view === undefined) return undefined;
  return (
    <EndPanel
      {...panel}
      ranking={view.ranking}
      reason={reasonText(view, panel.names, tsoroText.value)}
      badge={badgeOf}
    />
  );
}

/** The end of a local game; in a rematch the other player begins. */
export const LocalEnd = (props: LocalEndProps<Tsoro, Moment<Tsoro>>) => (
  <LocalEndPanel
    {...props}
    game={tsoro}
    Panel={TsoroEnd}
    rematchTitle={tsoroText.value.end.rematchText}
    rematch={(seed) => ({ players: swapSeats(props.stored.players), options: {}, seed })}
  />
);

/** The end of an online game; in a rematch the other player begins. */
export const OnlineEnd = (props: OpenOnlineEndProps<Tsoro>) => (
  <OpenOnlineEnd {...props} Panel={TsoroEnd} rematchTitle={tsoroText.value.end.rematchText} />
);

/** Players who are called like their stones are called like their new ones. */
function swapSeats(players: readonly Player[]): readonly Player[] {
  const { seats } = appText.value.home.games.tsoro;
  return players
    .map((player, seat) => {
      const name = player.name === seats[seat] ? seats[1 - seat] : undefined;
      return name === undefined ? player : { ...player, name };
    })
    .toReversed();
}
