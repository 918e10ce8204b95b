import { mediterranean, type Mediterranean } from "@sofala/mediterranean";
import { useMemo } from "preact/hooks";
import { takeUp, type TakenUp } from "../../../local/load-game.ts";
import { Unopened } from "../../../table/cannot-open.tsx";
import { onDevice } from "../../../table/replay/replay-menu.ts";
import { Loading } from "../../../ui/loading.tsx";
import { useMediterraneanWords } from "../mediterranean-text.ts";
import { words } from "../../../text/app-text.ts";
import { LocalEnd } from "../end/local-end.tsx";
import { MediterraneanReplay } from "./replay-view.tsx";
import { ReplaySight } from "./full-replay.ts";

/** A game of the Mediterranean on this device, to be looked at again. */
export function LocalReplay({ row }: { readonly row: unknown }) {
  const taken = useMemo(() => takeUp(mediterranean, row), [row]);
  if (!useMediterraneanWords()) return <Loading text={words.value.play.opening} />;
  return taken.ok ? <Replay game={taken.value} /> : <Unopened fault={taken.error} />;
}

function Replay({ game }: { readonly game: TakenUp<Mediterranean> }) {
  const { stored, moments } = game;
  const sight = useMemo(() => new ReplaySight(stored, moments), [game]);
  const end = <LocalEnd stored={stored} history={moments} isReplay />;
  return (
    <MediterraneanReplay
      sight={sight}
      home={onDevice(stored.id)}
      whole={game}
      end={sight.isOver ? end : undefined}
    />
  );
}
