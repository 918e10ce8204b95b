import { mediterranean, type Mediterranean } from "@sofala/mediterranean";
import { useMemo } from "preact/hooks";
import { loadRow, type LoadedGame } from "../../../local/load-game.ts";
import { CannotOpen } from "../../../table/cannot-open.tsx";
import { localReplayLinks } from "../../../table/replay/replay-menu.ts";
import { Loading } from "../../../ui/loading.tsx";
import { useMediterraneanText } from "../mediterranean-text.ts";
import { appText } from "../../../text/app-text.ts";
import { LocalEnd } from "../end/local-end.tsx";
import { ReplayView } from "./replay-view.tsx";
import { FullReplay } from "./full-replay.ts";

/** The replay of a game that is stored on this device. */
export function LocalReplay({ row }: { readonly row: unknown }) {
  const loaded = useMemo(() => loadRow(mediterranean, row), [row]);
  if (!useMediterraneanText()) return <Loading text={appText.value.play.loading} />;
  return loaded.ok ? <LoadedReplay game={loaded.value} /> : <CannotOpen fault={loaded.error} />;
}

function LoadedReplay({ game }: { readonly game: LoadedGame<Mediterranean> }) {
  const { stored, moments } = game;
  const replayTable = useMemo(() => new FullReplay(stored, moments), [game]);
  const end = <LocalEnd stored={stored} moments={moments} isReplay />;
  return (
    <ReplayView
      replayTable={replayTable}
      links={localReplayLinks(stored.id)}
      loadedGame={game}
      end={replayTable.isOver ? end : undefined}
    />
  );
}
