import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { listGames } from "../../store/game-database.ts";
import { words } from "../../text/app-text.ts";
import { bytesText } from "./bytes-text.ts";

interface Usage {
  readonly games: number;
  readonly bytes: number;
}

type Keeping = "kept" | "not-kept" | "refused" | "unknown";

/** How much the games take, and whether the browser has promised to keep them. */
export function Storage() {
  const usage = useSignal<Usage | undefined>(undefined);
  const promise = useSignal<Keeping>("unknown");
  useEffect(() => {
    void readUsage().then((read) => {
      usage.value = read;
    });
    void navigator.storage?.persisted?.().then((isKept) => {
      promise.value = isKept ? "kept" : "not-kept";
    });
  }, []);
  const ask = async () => {
    promise.value = (await navigator.storage.persist()) ? "kept" : "refused";
  };
  const { settings, tag, common } = words.value;
  return (
    <section class="panel">
      <h2>{settings.storage}</h2>
      <p>{settings.storageText}</p>
      {usage.value !== undefined && (
        <p class="figures">{settings.used(bytesText(usage.value.bytes, tag), usage.value.games)}</p>
      )}
      <p role="status">
        {
          {
            kept: settings.persisted,
            "not-kept": settings.notPersisted,
            refused: settings.refused,
            unknown: settings.unknown,
          }[promise.value]
        }
      </p>
      <div class="ways">
        {promise.value === "not-kept" && (
          <button type="button" class="button" onClick={() => void ask()}>
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
