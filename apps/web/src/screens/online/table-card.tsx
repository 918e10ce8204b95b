import type { Notice, TableSummary } from "@sofala/protocol";
import { EmpireBadge } from "../../boards/zimbabwe/board/empires.tsx";
import { Icon } from "../../ui/icon.tsx";
import { online } from "../../words/online-words.ts";
import { words } from "../../words/words.ts";
import { paceText } from "./pace-text.ts";
import { empireOf, isFree, sitterName } from "./seat-names.ts";
import "../../ui/card-link.css";
import "./table-card.css";

interface Props {
  readonly table: TableSummary;
  /** What it has to do with me, where I sit there. */
  readonly news?: Notice | undefined;
  /** What one comes for. */
  readonly way?: "join" | "watch";
}

/** A table in a list: who sits there, how it is played, what it waits for. */
export function TableCard({ table, news, way }: Props) {
  const { lobby } = online.value;
  const { id, title, seats, pace } = table;
  const people = seats.filter(({ kind }) => kind === "person").map(({ name }) => name);
  const isMyTurn = news?.isYours === true && news.handedOver !== true;
  return (
    <article class={isMyTurn ? "table-card turn" : "table-card"}>
      <header>
        <h3>
          <a class="card-link" href={`/table/${id}`}>
            {title ?? lobby.tableOf(people)}
          </a>
        </h3>
        <span class="state">{stateOf(table, news)}</span>
      </header>
      <ul class="people">
        {seats.map((seat, index) => (
          <li key={index} class={isFree(seat) ? "free" : undefined}>
            <EmpireBadge empire={empireOf(index)} size="1.5em" />
            {seat.kind === "bot" && <Icon name="bot" size="1em" />}
            {sitterName(seat, words.value) || lobby.freeSeat}
          </li>
        ))}
      </ul>
      <footer>
        <span class="quiet">{paceText(pace, online.value)}</span>
        {way !== undefined && (
          <span class="way" aria-hidden="true">
            {lobby[way]}
            <Icon name="chevron-right" size="1em" />
          </span>
        )}
      </footer>
    </article>
  );
}

function stateOf({ status, seats }: TableSummary, news: Notice | undefined): string {
  const { lobby } = online.value;
  if (status === "over") return lobby.isOver;
  if (status === "open") {
    const free = seats.filter(isFree).length;
    return free === 0 ? lobby.full : lobby.gathering(free);
  }
  if (news === undefined) return lobby.running;
  if (news.handedOver === true) return lobby.botPlays;
  return news.isYours ? lobby.yourTurn : lobby.waiting;
}
