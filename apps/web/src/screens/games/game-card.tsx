import type { View } from "@sofala/zimbabwe";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { EmpireBadge } from "../../boards/zimbabwe/board/empires.tsx";
import { BoardThumbnail } from "../../boards/zimbabwe/board/thumbnail.tsx";
import type { KeptGame } from "../../store/import.ts";
import { words } from "../../words/words.ts";
import { faultText } from "./fault-text.ts";
import "../../ui/card-link.css";
import "./game-card.css";
import { agoText, headOf, type RowHead } from "./row.ts";
import { useKept } from "./use-kept.ts";

interface Props {
  readonly row: unknown;
  /** Buttons beside the card; `isReadable` is not known before it was read. */
  readonly actions?: (isReadable: boolean | undefined) => ComponentChildren;
}

/** A game on this device: its board, who plays, where it stands. */
export function GameCard({ row, actions }: Props) {
  const card = useRef<HTMLElement>(null);
  const kept = useKept(row, card);
  const head = headOf(row);
  const { games, tag } = words.value;
  const isBroken = kept?.ok === false;
  return (
    <article ref={card} class={isBroken ? "game-card broken" : "game-card"}>
      {!isBroken && (
        <div class="picture">{kept?.ok === true && <BoardThumbnail view={kept.value.view} />}</div>
      )}
      <div class="words">
        <h3>
          {isBroken ? (
            games.cannotRead
          ) : (
            <a class="card-link" href={`/game/${head.id}`}>
              {head.title ?? (
                <People head={head} view={kept?.ok === true ? kept.value.view : undefined} />
              )}
            </a>
          )}
        </h3>
        {head.title !== undefined && !isBroken && (
          <p class="people">
            <People head={head} view={kept?.ok === true ? kept.value.view : undefined} />
          </p>
        )}
        {isBroken && (
          <>
            <p>{faultText(kept.error, words.value)}</p>
            <p class="quiet">{games.cannotReadText}</p>
          </>
        )}
        {kept?.ok === true && <p class="figures">{standing(kept.value)}</p>}
        {head.changed !== undefined && (
          <p class="quiet">{games.lastPlayed(agoText(head.changed, Date.now(), tag))}</p>
        )}
      </div>
      {actions !== undefined && <div class="actions">{actions(kept?.ok)}</div>}
    </article>
  );
}

/** Names with their empires, as soon as these are known. */
const People = ({ head, view }: { readonly head: RowHead; readonly view: View | undefined }) =>
  head.names.map((name, seat) => {
    const empire = view?.seats[seat]?.empire;
    return (
      <span class="person" key={seat}>
        {empire !== undefined && <EmpireBadge empire={empire} size="1.25em" />}
        {seat < head.names.length - 1 ? `${name}, ` : name}
      </span>
    );
  });

/** `Round 4 · Ann to play`, `Ann won · Round 9`. */
function standing({ stored, view }: KeptGame): string {
  const { games } = words.value;
  const names = stored.players.map(({ name }) => name);
  const where = view.phase === "setup" ? games.setUp : games.round(view.round);
  if (view.ranking !== undefined) {
    const winners = view.ranking[0]?.map((seat) => names[seat] ?? "") ?? [];
    return `${games.won(winners)} · ${where}`;
  }
  return `${where} · ${games.toPlay(names[view.active ?? 0] ?? "")}`;
}
