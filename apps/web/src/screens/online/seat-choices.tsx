import type { GameId } from "../../store/game-id.ts";
import "../../ui/field.css";
import { botsOf } from "../../text/bot-text.ts";
import { online } from "../../text/online-text.ts";
import { words } from "../../text/app-text.ts";
import { SeatSign } from "../../games/seat-badge.tsx";
import { GUESTS, guestsOf, withGuest, type Guest, type TableWish } from "./table-form.ts";

interface Props {
  readonly wish: TableWish;
  readonly onChange: (wish: TableWish) => void;
}

/** For whom the seats beside one's own are. */
export function GuestSeats({ wish, onChange }: Props) {
  const { opening } = online.value;
  const { game } = wish;
  return (
    <>
      <h2>{opening.seats}</h2>
      <ol class="seats bare">
        <li>
          <SeatSign game={game} seat={0} size="2.5rem" />
          <span class="me">{opening.me}</span>
        </li>
        {guestsOf(wish).map((guest, at) => (
          <li key={at}>
            <SeatSign game={game} seat={at + 1} size="2.5rem" />
            <select
              class="field"
              aria-label={opening.sitter(at + 2)}
              value={guest}
              onChange={(event) =>
                onChange(withGuest(wish, at, event.currentTarget.value as Guest))
              }
            >
              {GUESTS.map((each) => (
                <option key={each} value={each}>
                  {guestText(each, game)}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ol>
      <p class="quiet hint">{opening.seatsText}</p>
    </>
  );
}

function guestText(guest: Guest, game: GameId): string {
  const { opening } = online.value;
  switch (guest) {
    case "friend":
      return opening.friend;
    case "anybody":
      return opening.anybody;
    case "novice":
    case "steady":
    case "strong":
      return words.value.setup.bot[guest](botsOf(game, words.value)[guest].name);
  }
}
