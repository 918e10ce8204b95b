import type { TableSummary } from "@sofala/protocol";
import type { ComponentChildren } from "preact";
import { gameNamed } from "../../store/game-id.ts";
import { Icon } from "../../ui/icon.tsx";
import { online } from "../../text/online-text.ts";
import { words } from "../../text/app-text.ts";
import { paceText } from "./pace-text.ts";
import { isFree, sitterName } from "../../games/seat-names.ts";
import { SeatSign } from "../../games/seat-badge.tsx";
import { TimeLeft } from "./time-left.tsx";
import "../../ui/card-link.css";
import "./table-card.css";

interface Props {
  readonly table: TableSummary;
  /** When the server told of it, by this device's clock. */
  readonly at: number;
  /** What one comes for. */
  readonly way?: "join" | "watch";
  readonly picture?: ComponentChildren;
}

/** A table in a list: who sits there, how it is played, what it waits for. */
export function TableCard({ table, at, way, picture }: Props) {
  const { lobby, finding } = online.value;
  const { id, game, title, seats, round, timeLeft, toAct = [], you } = table;
  const known = gameNamed(game);
  const called = known === undefined ? finding.game(game) : words.value.home.world[known].short;
  return (
    <article class={you?.isYourTurn === true ? "table-card turn" : "table-card"}>
      {picture}
      <div class="told">
        <header>
          <h3>
            <a class="card-link" href={`/table/${id}`}>
              {title ?? lobby.tableOf(peopleAt(table))}
            </a>
          </h3>
          <span class="state">{stateOf(table)}</span>
        </header>
        <ul class="people bare">
          {seats.map((seat, index) => (
            <li key={index} class={classOf(isFree(seat), toAct.includes(index))}>
              <SeatSign game={game} seat={index} size="1.5em" />
              {seat.kind === "bot" && <Icon name="bot" size="1em" />}
              {sitterName(seat, game, words.value) || lobby.freeSeat}
            </li>
          ))}
        </ul>
        <footer>
          {timeLeft !== undefined && <TimeLeft left={timeLeft} at={at} />}
          <span class="quiet">
            {called} · {round !== undefined && `${finding.round(round, game)} · `}
            {paceText(table, online.value)}
          </span>
          {way !== undefined && (
            <span class="way" aria-hidden="true">
              {lobby[way]}
              <Icon name="chevron-right" size="1em" />
            </span>
          )}
        </footer>
      </div>
    </article>
  );
}

/** The people who sit at a table. */
export const peopleAt = ({ game, seats }: TableSummary): readonly string[] =>
  seats.filter(({ kind }) => kind === "person").map((seat) => sitterName(seat, game, words.value));

const classOf = (isFreeSeat: boolean, isToAct: boolean): string | undefined =>
  isFreeSeat ? "free" : isToAct ? "acts" : undefined;

function stateOf({ game, status, seats, toAct = [], you }: TableSummary): string {
  const { lobby, finding } = online.value;
  if (status === "over") return lobby.isOver;
  if (status === "open") {
    const free = seats.filter(isFree).length;
    return free === 0 ? lobby.full : lobby.gathering(free);
  }
  if (you?.isYourTurn === true) return lobby.yourTurn;
  if (seats[you?.seat ?? -1]?.isHandedOver === true) return lobby.botPlays;
  const names = toAct
    .flatMap((seat) => seats[seat] ?? [])
    .map((seat) => sitterName(seat, game, words.value));
  return names.length === 1
    ? finding.toPlay(names)
    : you === undefined
      ? lobby.running
      : lobby.waiting;
}
