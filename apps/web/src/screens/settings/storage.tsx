import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { listGames } from "../../store/game-database.ts";
import { allAppText } from "../../text/app-text.ts";
import { bytesText } from "../../text/bytes-text.ts";

interface Usage {
  readonly games: number;
  readonly bytes: number;
}

type PersistenceState = "persistent" | "best-effort" | "refused" | "unknown";

/** How much storage the games use, and whether the browser keeps them permanently. */
export function StoragePanel() {
  const usage = useSignal<Usage | undefined>(undefined);
  const persistence = useSignal<PersistenceState>("unknown");
  useEffect(() => {
    void readUsage().then((read) => {
      usage.value = read;
    });
    void navigator.storage?.persisted?.().then((isPersistent) => {
      persistence.value = isPersistent ? "persistent" : "best-effort";
    });
  }, []);
  const requestPersistence = async () => {
    persistence.value = (await navigator.storage.persist()) ? "persistent" : "refused";
  };
  const { settings, tag, common } = allAppText.value;
  return (
    <section class="panel">
      <h2>{settings.storage}</h2>
      <p>{settings.storageText}</p>
      {usage.value !== undefined && (
        <p class="figures">
          {settings.storageUsed(bytesText(usage.value.bytes, tag), usage.value.games)}
        </p>
      )}
      <p role="status">
        {
          {
            persistent: settings.persisted,
            "best-effort": settings.notPersisted,
            refused: settings.persistRefused,
            unknown: settings.persistUnknown,
          }[persistence.value]
        }
      </p>
      <div class="button-row">
        {persistence.value === "best-effort" && (
          <button type="button" class="button" onClick={() => void requestPersistence()}>
            {settings.persist}
          </button>
        )}
        <a class="button" href="/games">
          {common.games}
        </a>
      </div>
    </section>
  );
}

async function readUsage(): Promise<Usage | undefined> {
  try {
    const rows = await listGames();
    return { games: rows.length, bytes: JSON.stringify(rows).length };
  } catch {
    return undefined;
  }
}
