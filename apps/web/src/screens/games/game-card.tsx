import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { EmpireBadge } from "../../games/zimbabwe/board/empires.tsx";
import { BoardThumbnail } from "../../games/zimbabwe/board/thumbnail.tsx";
import type { KeptGame } from "../../local/import-types.ts";
import { later } from "../../ui/lazy.tsx";
import { words } from "../../text/app-text.ts";
import "../../ui/card-link.css";
import { FaultWords } from "./import-fault.tsx";
import "./game-card.css";
import { agoText, headOf, type RowHead } from "./row-summary.ts";
import { useKept } from "./use-saved-game.ts";

interface Props {
  readonly row: unknown;
  /** Buttons beside the card; `isReadable` is not known before it was read. */
  readonly actions?: (isReadable: boolean | undefined) => ComponentChildren;
}

const MarketPicture = later(
  () =>
    import("../../games/mediterranean/saved-game-card.tsx").then((module) => module.MarketPicture),
  () => undefined,
);
const MarketStanding = later(
  () =>
    import("../../games/mediterranean/saved-game-card.tsx").then((module) => module.MarketStanding),
  () => undefined,
);
const MarketPeople = later(
  () =>
    import("../../games/mediterranean/saved-game-card.tsx").then((module) => module.MarketPeople),
  () => undefined,
);

/** A game on this device: its board, who plays, where it stands. */
export function GameCard({ row, actions }: Props) {
  const card = useRef<HTMLElement>(null);
  const read = useKept(row, card);
  const head = headOf(row);
  const { games, home, tag } = words.value;
  const isBroken = read?.ok === false;
  const kept = read?.ok === true ? read.value : undefined;
  const people = <People head={head} kept={kept} />;
  return (
    <article ref={card} class={isBroken ? "game-card broken" : "game-card"}>
      {!isBroken && <div class="picture">{kept !== undefined && <Picture kept={kept} />}</div>}
      <div class="words">
        {head.game !== undefined && <p class="game quiet">{home.world[head.game].short}</p>}
        <h3>
          {isBroken ? (
            games.cannotRead
          ) : (
            <a class="card-link" href={`/game/${head.id}`}>
              {head.title ?? people}
            </a>
          )}
        </h3>
        {head.title !== undefined && !isBroken && <p class="people">{people}</p>}
        {isBroken && (
          <>
            <p>
              <FaultWords fault={read.error} />
            </p>
            <p class="quiet">{games.cannotReadText}</p>
          </>
        )}
        {kept !== undefined && (
          <p class="figures">
            {kept.game === "zimbabwe" ? standing(kept) : <MarketStanding kept={kept} />}
          </p>
        )}
        {head.changed !== undefined && (
          <p class="quiet">{games.lastPlayed(agoText(head.changed, Date.now(), tag))}</p>
        )}
      </div>
      {actions !== undefined && <div class="actions">{actions(read?.ok)}</div>}
    </article>
  );
}

const Picture = ({ kept }: { readonly kept: KeptGame }) =>
  kept.game === "zimbabwe" ? (
    <BoardThumbnail view={kept.view} />
  ) : (
    <MarketPicture view={kept.view} />
  );

interface PeopleProps {
  readonly head: RowHead;
  readonly kept: KeptGame | undefined;
}

/** Names with the signs of their seats, as soon as these are known. */
function People({ head: { names }, kept }: PeopleProps) {
  if (kept?.game === "mediterranean") return <MarketPeople names={names} />;
  return (
    <>
      {names.map((name, seat) => {
        const empire = kept?.view.seats[seat]?.empire;
        return (
          <span class="person" key={seat}>
            {empire !== undefined && <EmpireBadge empire={empire} size="1.25em" />}
            {seat < names.length - 1 ? `${name}, ` : name}
          </span>
        );
      })}
    </>
  );
}

/** `Round 4 · Ann to play`, `Ann won · Round 9`. */
function standing({ stored, view }: Extract<KeptGame, { readonly game: "zimbabwe" }>): string {
  const { games } = words.value;
  const names = stored.players.map(({ name }) => name);
  const where = view.phase === "setup" ? games.setUp : games.round(view.round);
  if (view.ranking !== undefined) {
    const winners = view.ranking[0]?.map((seat) => names[seat] ?? "") ?? [];
    return `${games.won(winners)} · ${where}`;
  }
  return `${where} · ${games.toPlay(names[view.active ?? 0] ?? "")}`;
}
