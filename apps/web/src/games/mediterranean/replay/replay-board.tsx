import { useSignal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import { useEffect } from "preact/hooks";
import { words } from "../../../text/app-text.ts";
import { Mat } from "../mats/mat.tsx";
import { WhoseChoice } from "../mats/seat-choice.tsx";
import type { Models } from "../table-models.ts";
import type { LookedAt } from "./hidden-info-replay.ts";
import { OffersPanel } from "./offers-panel.tsx";
import { OpenHand } from "./open-hand.tsx";
import "./replay-board.css";

interface Props {
  readonly models: Models;
  readonly sight: LookedAt;
}

/** The hand of whoever is looked at, where it may be seen; beneath, the market while there was one, else a mat. */
export function ReplayStage({ models, sight }: Props) {
  const { table } = models;
  const part = table.part.value;
  const eyes = sight.eyes.value;
  const chosen = useSignal<Seat | undefined>(undefined);
  // Who looks through somebody's eyes looks at their things first.
  const at = chosen.value ?? (typeof eyes === "number" ? eyes : 0);
  useEffect(() => {
    chosen.value = undefined;
  }, [eyes]);
  // While it has the focus arrows and pages scroll it; moves are left to the brackets.
  const keepScrolling = (event: KeyboardEvent) => {
    const isScrolling = /^(Arrow(Up|Down)|Page(Up|Down))$/u.test(event.key);
    if (isScrolling && event.target === event.currentTarget) event.stopPropagation();
  };
  return (
    <div
      class="replay-stage"
      role="region"
      aria-label={words.value.table.board}
      tabIndex={0}
      onKeyDown={keepScrolling}
    >
      <WhoseChoice names={table.names} at={at} onChoose={(seat) => (chosen.value = seat)} />
      <OpenHand sight={sight} model={table} seat={at} />
      {part === "trading" || part === "grace" ? (
        <OffersPanel model={table} />
      ) : (
        <Mat model={table} at={at} />
      )}
    </div>
  );
}
