import { gameOrDefault, type GameId } from "../../games/registry.ts";
import { botTextOf } from "../../store/seat-player.ts";
import "../../ui/field.css";
import { onlineText } from "../../text/online-text.ts";
import { allAppText, appText } from "../../text/app-text.ts";
import { GameSeatBadge } from "../../games/seat-badge.tsx";
import {
  seatChoicesIn,
  seatChoicesOf,
  withSeatChoice,
  type SeatChoice,
  type TableForm,
} from "./table-form.ts";

interface Props {
  readonly form: TableForm;
  readonly onChange: (form: TableForm) => void;
}

/** Who the seats besides one's own are for. */
export function SeatChoices({ form, onChange }: Props) {
  const { newTable } = onlineText.value;
  const { game } = form;
  return (
    <>
      <h2>{newTable.seats}</h2>
      <ol class="seats bare">
        <li>
          <GameSeatBadge game={game} seat={0} size="2.5rem" />
          <span class="me">{newTable.me}</span>
        </li>
        {seatChoicesOf(form).map((guest, at) => (
          <li key={at}>
            <GameSeatBadge game={game} seat={at + 1} size="2.5rem" />
            <select
              class="field"
              aria-label={newTable.seat(at + 2)}
              value={guest}
              onChange={(event) =>
                onChange(withSeatChoice(form, at, event.currentTarget.value as SeatChoice))
              }
            >
              {seatChoicesIn(game).map((each) => (
                <option key={each} value={each}>
                  {seatChoiceText(each, game)}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ol>
      <p class="quiet hint">{newTable.seatsText}</p>
    </>
  );
}

function seatChoiceText(guest: SeatChoice, game: GameId): string {
  const { newTable } = onlineText.value;
  switch (guest) {
    case "friend":
      return newTable.reservedSeat;
    case "anybody":
      return newTable.openSeat;
    default:
      return allAppText.value.setup.bot[guest](
        botTextOf(gameOrDefault(game).bots(appText.value), guest).name,
      );
  }
}
