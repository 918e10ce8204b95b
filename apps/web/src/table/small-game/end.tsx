import type { GameTypes } from "@sofala/engine";
import type { Moment } from "../../local/table.ts";
import type { Player } from "../../store/stored-game.ts";
import { appText } from "../../text/app-text.ts";
import { EndPanel, type EndProps } from "../end/end-panel.tsx";
import { LocalEndPanel, type LocalEndProps } from "../end/local-end.tsx";
import { OpenOnlineEnd, type OpenOnlineEndProps } from "../online/online-end.tsx";
import "./end.css";
import type { SmallGame } from "./small-game.ts";
import { badgeOf } from "./table-view.tsx";

/** Makes the end of a game: who won and why, on which board. */
const endOf = <T extends GameTypes>(game: SmallGame<T>) =>
  function SmallGameEnd({ moments, ...panel }: EndProps<Moment<T>>) {
    const last = moments.at(-1);
    if (last === undefined) return undefined;
    const { view } = last;
    const { ranking } = game.ui.viewSummary(view);
    return (
      <EndPanel
        {...panel}
        ranking={ranking}
        reason={game.reasonText(view, panel.names)}
        badge={badgeOf(game)}
      >
        {ranking !== undefined && (
          <section class="last-board">
            <game.ui.Thumbnail view={view} label={game.text.value.end.boardLabel} />
          </section>
        )}
      </EndPanel>
    );
  };

/** Makes the end of a local game; in a rematch the other player begins. */
export function localEndOf<T extends GameTypes>(game: SmallGame<T>) {
  const Panel = endOf(game);
  return (props: LocalEndProps<T, Moment<T>>) => (
    <LocalEndPanel
      {...props}
      game={game.rules}
      Panel={Panel}
      rematchTitle={game.text.value.end.rematchText}
      rematch={(seed) => ({
        players: swapSeats(props.stored.players, game.overview(appText.value).seats),
        options: props.stored.options,
        seed,
      })}
    />
  );
}

/** Makes the end of an online game; in a rematch the other player begins. */
export function onlineEndOf<T extends GameTypes>(game: SmallGame<T>) {
  const Panel = endOf(game);
  return (props: OpenOnlineEndProps<T>) => (
    <OpenOnlineEnd {...props} Panel={Panel} rematchTitle={game.text.value.end.rematchText} />
  );
}

/** Players who are called like their seats are called like their new ones. */
const swapSeats = (players: readonly Player[], seatNames: readonly string[]): readonly Player[] =>
  players
    .map((player, seat) => {
      const name = player.name === seatNames[seat] ? seatNames[1 - seat] : undefined;
      return name === undefined ? player : { ...player, name };
    })
    .toReversed();
