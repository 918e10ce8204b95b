import { allAppText } from "../text/app-text.ts";
import { BotStyles } from "./bot-styles.tsx";
import type { GameSetup } from "./game-setup.ts";
import { MyLevelButton } from "./my-level-button.tsx";
import { SeatFields } from "./seat-fields.tsx";
import "./setup-seats.css";
import type { SeatSlots, SetupFields } from "./setup-slots.ts";
import { personCount, takenSeats, withBots, withSeat } from "./table-setup.ts";

interface Props<Options> extends SeatSlots<Options> {
  readonly game: GameSetup<Options>;
  readonly fields: SetupFields<Options>;
}

/** Who plays which seat. */
export function SetupSeats<Options>(props: Props<Options>) {
  const { game, fields, SeatBadge, SeatChoice, SeatsAction } = props;
  const { setup, options, onSetupChange } = fields;
  const { setup: text } = allAppText.value;
  const bots = game.ui.bots(allAppText.value);
  return (
    <div class="setup-seats">
      <div class="head">
        <h2>{text.seats}</h2>
        {SeatsAction !== undefined && <SeatsAction {...fields} />}
      </div>
      <ol>
        {takenSeats(setup).map((seatSetup, seat) => {
          const seatName = game.seatName(seat, allAppText.value, options);
          return (
            <li key={seat}>
              <SeatBadge {...fields} seat={seat} size="2.5rem" />
              {SeatChoice === undefined ? (
                <span class="seat-label">{seatName}</span>
              ) : (
                <SeatChoice {...fields} seat={seat} />
              )}
              <SeatFields
                {...seatSetup}
                bots={bots}
                seat={seat}
                defaultName={seatName}
                onChange={(part) => onSetupChange(withSeat(setup, seat, part))}
              />
            </li>
          );
        })}
      </ol>
      <BotStyles bots={bots} seats={takenSeats(setup)} />
      {personCount(setup) < setup.players && (
        <MyLevelButton game={game} onChoose={(level) => onSetupChange(withBots(setup, level))} />
      )}
    </div>
  );
}
