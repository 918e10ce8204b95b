import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { setFileName, setText } from "../../store/export.ts";
import { GAMES } from "../../store/game-id.ts";
import { listGames, onChangeElsewhere } from "../../store/game-database.ts";
import { Icon } from "../../ui/icon.tsx";
import { Popover } from "../../ui/popover.tsx";
import { download } from "../../ui/download.ts";
import { words } from "../../text/app-text.ts";
import { DropPlace } from "./file-drop-area.tsx";
import { GameCard } from "./game-card.tsx";
import { GameMenu } from "./game-menu.tsx";
import "./games-screen.css";
import { ImportDialog } from "./import-dialog.tsx";
import { RemovedGames } from "./removed-games.tsx";
import { headOf, type RowHead } from "./row-summary.ts";

/** All games on this device. */
export function Screen() {
  const rows = useSignal<readonly unknown[] | "none" | undefined>(undefined);
  /** The import that is open: without a file, or with one that was dropped. */
  const bringing = useSignal<{ readonly file?: File } | undefined>(undefined);
  const refresh = async () => {
    try {
      rows.value = await listGames();
    } catch {
      rows.value = "none";
    }
  };
  useEffect(() => {
    void refresh();
    return onChangeElsewhere(() => void refresh());
  }, []);

  const { games } = words.value;
  const found = rows.value;
  return (
    <DropPlace onDrop={(file) => (bringing.value = { file })}>
      <div class="games-screen">
        <header>
          <h1>{games.title}</h1>
          <div class="ways">
            <NewGame />
            <button type="button" class="button" onClick={() => (bringing.value = {})}>
              <Icon name="open" />
              {games.bring}
            </button>
            {Array.isArray(found) && found.length > 0 && (
              <button
                type="button"
                class="button"
                onClick={() => download(setFileName(Date.now()), setText(found))}
              >
                <Icon name="download" />
                {games.exportAll}
              </button>
            )}
          </div>
        </header>
        {found === "none" && <p class="panel">{games.noStore}</p>}
        {Array.isArray(found) && found.length === 0 && (
          <section class="panel empty">
            <h2>{games.empty}</h2>
            <p>{games.emptyText}</p>
          </section>
        )}
        {Array.isArray(found) && (
          <>
            <Shelf title={games.running} kind="running" rows={found} onChange={refresh} />
            <Shelf title={games.analyses} kind="analysis" rows={found} onChange={refresh} />
            <Shelf title={games.finished} kind="finished" rows={found} onChange={refresh} />
          </>
        )}
        <RemovedGames onRestored={refresh} />
        {bringing.value !== undefined && (
          <ImportDialog
            {...bringing.value}
            onClose={() => (bringing.value = undefined)}
            onTaken={refresh}
          />
        )}
      </div>
    </DropPlace>
  );
}

/** The way to a new game of either kind. */
function NewGame() {
  const { games, home } = words.value;
  return (
    <Popover
      button={
        <>
          <Icon name="plus" />
          {games.newGame}
        </>
      }
      buttonClass="button primary"
    >
      {() => (
        <div class="game-menu">
          {GAMES.map((game) => (
            <a key={game} class="button plain" href={`/new/${game}`}>
              {home.world[game].title}
            </a>
          ))}
        </div>
      )}
    </Popover>
  );
}

interface ShelfProps {
  readonly title: string;
  readonly kind: RowHead["kind"];
  readonly rows: readonly unknown[];
  readonly onChange: () => Promise<void>;
}

/** The games of one kind. */
function Shelf({ title, kind, rows, onChange }: ShelfProps) {
  const fitting = rows.filter((row) => headOf(row).kind === kind);
  if (fitting.length === 0) return undefined;
  return (
    <section class="shelf">
      <h2>
        {title} <span class="quiet figures">{fitting.length}</span>
      </h2>
      <div class="cards">
        {fitting.map((row, n) => (
          <GameCard
            key={headOf(row).id || n}
            row={row}
            actions={(isReadable) => (
              <GameMenu row={row} isReadable={isReadable} onChange={onChange} />
            )}
          />
        ))}
      </div>
    </section>
  );
}
