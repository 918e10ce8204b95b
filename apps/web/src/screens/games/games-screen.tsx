import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { collectionFileName, collectionText } from "../../store/export.ts";
import { gameIds } from "../../games/registry.ts";
import { listGames, onChangeInOtherWindow } from "../../store/game-database.ts";
import { Icon } from "../../ui/icon.tsx";
import { Popover } from "../../ui/popover.tsx";
import { download } from "../../ui/download.ts";
import { allAppText } from "../../text/app-text.ts";
import { FileDropArea } from "./file-drop-area.tsx";
import { GameCard } from "./game-card.tsx";
import { GameMenu } from "./game-menu.tsx";
import "./games-screen.css";
import { ImportDialog } from "./import-dialog.tsx";
import { RemovedGames } from "./removed-games.tsx";
import { summarizeRow, type RowSummary } from "./row-summary.ts";

/** All games on this device. */
export function Screen() {
  const rows = useSignal<readonly unknown[] | "none" | undefined>(undefined);
  /** The open import dialog, perhaps with a dropped file. */
  const openImport = useSignal<{ readonly file?: File } | undefined>(undefined);
  const refresh = async () => {
    try {
      rows.value = await listGames();
    } catch {
      rows.value = "none";
    }
  };
  useEffect(() => {
    void refresh();
    return onChangeInOtherWindow(() => void refresh());
  }, []);

  const { games } = allAppText.value;
  const found = rows.value;
  return (
    <FileDropArea onDrop={(file) => (openImport.value = { file })}>
      <div class="games-screen">
        <header>
          <h1>{games.title}</h1>
          <div class="button-row">
            <NewGameMenu />
            <button type="button" class="button" onClick={() => (openImport.value = {})}>
              <Icon name="open" />
              {games.importGame}
            </button>
            {Array.isArray(found) && found.length > 0 && (
              <button
                type="button"
                class="button"
                onClick={() => download(collectionFileName(Date.now()), collectionText(found))}
              >
                <Icon name="download" />
                {games.exportAll}
              </button>
            )}
          </div>
        </header>
        {found === "none" && <p class="panel">{games.storageUnavailable}</p>}
        {Array.isArray(found) && found.length === 0 && (
          <section class="panel empty">
            <h2>{games.empty}</h2>
            <p>{games.emptyText}</p>
          </section>
        )}
        {Array.isArray(found) && (
          <>
            <GameSection title={games.running} kind="running" rows={found} onChange={refresh} />
            <GameSection title={games.analyses} kind="analysis" rows={found} onChange={refresh} />
            <GameSection title={games.finished} kind="finished" rows={found} onChange={refresh} />
          </>
        )}
        <RemovedGames onRestored={refresh} />
        {openImport.value !== undefined && (
          <ImportDialog
            {...openImport.value}
            onClose={() => (openImport.value = undefined)}
            onImported={refresh}
          />
        )}
      </div>
    </FileDropArea>
  );
}

/** Links to a new game. */
function NewGameMenu() {
  const { common, home } = allAppText.value;
  return (
    <Popover
      button={
        <>
          <Icon name="plus" />
          {common.newGame}
        </>
      }
      buttonClass="button primary"
    >
      {() => (
        <div class="game-menu">
          {gameIds.map((game) => (
            <a key={game} class="button plain" href={`/new/${game}`}>
              {home.games[game].title}
            </a>
          ))}
        </div>
      )}
    </Popover>
  );
}

interface GameSectionProps {
  readonly title: string;
  readonly kind: RowSummary["kind"];
  readonly rows: readonly unknown[];
  readonly onChange: () => Promise<void>;
}

/** The games of one section. */
function GameSection({ title, kind, rows, onChange }: GameSectionProps) {
  const fitting = rows.filter((row) => summarizeRow(row).kind === kind);
  if (fitting.length === 0) return undefined;
  return (
    <section class="card-section">
      <h2>
        {title} <span class="quiet figures">{fitting.length}</span>
      </h2>
      <div class="cards">
        {fitting.map((row, n) => (
          <GameCard
            key={summarizeRow(row).id || n}
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
