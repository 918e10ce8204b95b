import type { TableSummary } from "@sofala/protocol";
import type { ComponentChildren } from "preact";
import { overviewOf } from "../../games/game-overview.ts";
import { Icon } from "../../ui/icon.tsx";
import { onlineText } from "../../text/online-text.ts";
import { appText } from "../../text/app-text.ts";
import { paceText } from "./pace-text.ts";
import { isSeatFree, holderName } from "../../games/seat-names.ts";
import { GameSeatBadge } from "../../games/seat-badge.tsx";
import { TimeLeft } from "./time-left.tsx";
import "../../ui/card-link.css";
import "./table-card.css";

interface Props {
  readonly table: TableSummary;
  /** When it was loaded, by this device's clock. */
  readonly loadedAt: number;
  /** Why the table is listed. */
  readonly purpose?: "join" | "watch";
  readonly thumbnail?: ComponentChildren;
}

/** A table in a list: its players, its settings, its state. */
export function TableCard({ table, loadedAt, purpose, thumbnail }: Props) {
  const { lobby } = onlineText.value;
  const { id, game, title, seats, round, timeLeft, toAct = [], you } = table;
  const overview = overviewOf(game, appText.value);
  const defaultTitle =
    table.exhibition === true ? (overview?.title ?? game) : lobby.untitledTable(personNames(table));
  const isPossible = purpose !== "join" || seats.some(isSeatFree);
  const roundText = round === undefined ? undefined : overview?.round(round);
  return (
    <article class={you?.isYourTurn === true ? "table-card turn" : "table-card"}>
      {thumbnail}
      <div class="details">
        <header>
          <h3>
            <a class="card-link" href={`/table/${id}`}>
              {title ?? defaultTitle}
            </a>
          </h3>
          <span class="state">{tableStateText(table)}</span>
        </header>
        <ul class="people bare">
          {seats.map((seat, index) => (
            <li key={index} class={seatClass(isSeatFree(seat), toAct.includes(index))}>
              <GameSeatBadge game={game} seat={index} size="1.5em" />
              {seat.kind === "bot" && <Icon name="bot" size="1em" />}
              {holderName(seat, game, appText.value) || lobby.freeSeat}
            </li>
          ))}
        </ul>
        <footer>
          {timeLeft !== undefined && <TimeLeft timeLeft={timeLeft} measuredAt={loadedAt} />}
          <span class="quiet">
            {overview?.shortTitle ?? game} · {roundText !== undefined && `${roundText} · `}
            {paceText(table, onlineText.value)}
          </span>
          {purpose !== undefined && isPossible && (
            <span class="way" aria-hidden="true">
              {lobby[purpose]}
              <Icon name="chevron-right" size="1em" />
            </span>
          )}
        </footer>
      </div>
    </article>
  );
}

/** The names of the people at a table. */
export const personNames = ({ game, seats }: TableSummary): readonly string[] =>
  seats
    .filter(({ kind }) => kind === "person")
    .map((seat) => holderName(seat, game, appText.value));

const seatClass = (isFreeSeat: boolean, isToAct: boolean): string | undefined =>
  isFreeSeat ? "free" : isToAct ? "acts" : undefined;

function tableStateText({ game, status, seats, toAct = [], you }: TableSummary): string {
  const { lobby, matchmaking } = onlineText.value;
  if (status === "over") return lobby.finished;
  if (status === "open") {
    const free = seats.filter(isSeatFree).length;
    return free === 0 ? lobby.full : lobby.freeSeats(free);
  }
  if (you?.isYourTurn === true) return lobby.yourTurn;
  if (seats[you?.seat ?? -1]?.isHandedOver === true) return lobby.botPlays;
  const names = toAct
    .flatMap((seat) => seats[seat] ?? [])
    .map((seat) => holderName(seat, game, appText.value));
  return names.length === 1
    ? matchmaking.toPlay(names)
    : you === undefined
      ? lobby.running
      : lobby.othersTurn;
}
