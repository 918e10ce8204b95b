import { navigate, query } from "../../router.ts";
import { GAMES, gameNamed } from "../../store/game-id.ts";
import "../../ui/field.css";
import { Switch } from "../../ui/switch.tsx";
import { online } from "../../text/online-text.ts";
import { words } from "../../text/app-text.ts";
import "./filter-bar.css";
import { addressOf, areNone, COUNTS, filtersIn, PACES, type Filters } from "./filters.ts";

/** Which open tables are shown. */
export function FilterBar() {
  const { filters: text } = online.value.finding;
  const filters = filtersIn(query.value);
  const change = (next: Filters) => navigate(addressOf(next), { replace: true });
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
          const game = gameNamed(value);
          change(game === undefined ? anyGame : { ...filters, game });
        }}
      >
        <option value="">{text.anyGame}</option>
        {GAMES.map((each) => (
          <option key={each} value={each}>
            {words.value.home.world[each].short}
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
          const players = COUNTS.find((each) => `${each}` === value);
          change(players === undefined ? anyNumber : { ...filters, players });
        }}
      >
        <option value="">{text.anyPlayers}</option>
        {COUNTS.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
      <Switch
        name={text.fits}
        isOn={filters.canJoin === true}
        onTurn={(canJoin) => change({ ...filters, canJoin })}
      />
      <Switch
        name={text.friends}
        isOn={filters.withFriends === true}
        onTurn={(withFriends) => change({ ...filters, withFriends })}
      />
      {!areNone(filters) && (
        <button type="button" class="button plain" onClick={() => change({})}>
          {text.clear}
        </button>
      )}
    </div>
  );
}
