import { navigate, query } from "../../router.ts";
import { gameIds, parseGameId } from "../../games/registry.ts";
import "../../ui/field.css";
import { Switch } from "../../ui/switch.tsx";
import { onlineText } from "../../text/online-text.ts";
import { appText } from "../../text/app-text.ts";
import "./filter-bar.css";
import {
  filtersAddress,
  isUnfiltered,
  PLAYER_COUNTS,
  parseFilters,
  PACES,
  type LobbyFilters,
} from "./filters.ts";

/** The filters of open tables; for visitors without those about themselves. */
export function FilterBar({ isVisitor }: { readonly isVisitor: boolean }) {
  const { filters: text } = onlineText.value.matchmaking;
  const filters = parseFilters(query.value);
  const change = (next: LobbyFilters) => navigate(filtersAddress(next), { replace: true });
  const { game: _game, ...anyGame } = filters;
  const { pace: _pace, ...anyPace } = filters;
  const { players: _players, ...anyNumber } = filters;
  return (
    <div class="filter-bar" role="group" aria-label={text.title}>
      <select
        class="field"
        aria-label={text.game}
        value={filters.game ?? ""}
        onChange={({ currentTarget: { value } }) => {
          const game = parseGameId(value);
          change(game === undefined ? anyGame : { ...filters, game });
        }}
      >
        <option value="">{text.anyGame}</option>
        {gameIds.map((each) => (
          <option key={each} value={each}>
            {appText.value.home.games[each].shortTitle}
          </option>
        ))}
      </select>
      <select
        class="field"
        aria-label={text.pace}
        value={filters.pace ?? ""}
        onChange={({ currentTarget: { value } }) => {
          const pace = PACES.find((each) => each === value);
          change(pace === undefined ? anyPace : { ...filters, pace });
        }}
      >
        <option value="">{text.anyPace}</option>
        {PACES.map((each) => (
          <option key={each} value={each}>
            {text[each]}
          </option>
        ))}
      </select>
      <select
        class="field"
        aria-label={text.players}
        value={filters.players ?? ""}
        onChange={({ currentTarget: { value } }) => {
          const players = PLAYER_COUNTS.find((each) => `${each}` === value);
          change(players === undefined ? anyNumber : { ...filters, players });
        }}
      >
        <option value="">{text.anyPlayers}</option>
        {PLAYER_COUNTS.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
      {!isVisitor && (
        <>
          <Switch
            name={text.hasFreeSeat}
            isOn={filters.canJoin === true}
            onChange={(canJoin) => change({ ...filters, canJoin })}
          />
          <Switch
            name={text.withFriends}
            isOn={filters.withFriends === true}
            onChange={(withFriends) => change({ ...filters, withFriends })}
          />
        </>
      )}
      {!isUnfiltered(filters) && (
        <button type="button" class="button plain" onClick={() => change({})}>
          {text.clear}
        </button>
      )}
    </div>
  );
}
