import { useEffect, useId, useMemo } from "preact/hooks";
import { Icon } from "../../../ui/icon.tsx";
import { useAfterPaint } from "../../../ui/use-after-paint.ts";
import { useModal } from "../../../ui/use-modal.ts";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { words } from "../../../text/app-text.ts";
import { MarketClock } from "../market/market-clock.tsx";
import type { Models } from "../table-models.ts";
import { Ledger } from "./ledger-view.tsx";
import "./resolution.css";
import { ShowModel } from "./resolution-model.ts";
import { StageView } from "./slide-view.tsx";
import type { Stage } from "./slides.ts";

interface Props {
  readonly models: Models;
}

/** Cards turned up, sets counted, tracks moving, calamities striking: shown when it happens, and skipped at will. */
export function Resolution({ models }: Props) {
  const show = useMemo(() => new ShowModel(models.table), [models]);
  useEffect(() => () => show.dispose(), [show]);
  // Together with what changes on the table it would hold up the page.
  const place = useAfterPaint(show.place);
  switch (place.value) {
    case "none":
      return undefined;
    case "aside":
      return (
        <button type="button" class="button resolution-chip" onClick={() => show.open()}>
          <Icon name="play" />
          {mediterraneanWords.value.show.goOn}
        </button>
      );
    case "open":
      return <Show models={models} show={show} />;
  }
}

interface ShowProps extends Props {
  readonly show: ShowModel;
}

function Show({ models, show }: ShowProps) {
  const { show: text } = mediterraneanWords.value;
  const id = useId();
  const press = (event: KeyboardEvent) => {
    if (event.key === "ArrowRight") show.next();
    else if (event.key === "ArrowLeft") show.back();
    else return;
    event.preventDefault();
  };
  return (
    <dialog
      {...useModal(() => show.close())}
      class="resolution-show"
      aria-labelledby={id}
      onKeyDown={press}
    >
      <div class="content">
        <header>
          <h2 id={id}>{text.title(show.turn.value)}</h2>
          <MarketClock model={models.table} />
          <button
            type="button"
            class="button plain"
            aria-label={words.value.common.close}
            onClick={() => show.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        <Part models={models} show={show} />
        <Controls show={show} />
      </div>
    </dialog>
  );
}

function Part({ models, show }: ShowProps) {
  const { show: text } = mediterraneanWords.value;
  const { table } = models;
  const stage = show.stage.value;
  const isWaiting = !show.isWhole.value && show.at.value + 1 >= show.parts.value;
  // A press anywhere on a picture goes on.
  return (
    <>
      <p class="spoken" role="status">
        {spokenOf(stage, table.names)}
      </p>
      <div
        class="part"
        key={show.at.value}
        role="region"
        aria-label={text.part(show.at.value + 1, show.parts.value)}
        tabIndex={0}
        onClick={stage && (() => show.next())}
      >
        {stage === undefined ? (
          <Ledger models={models} turn={show.turn.value} />
        ) : (
          <StageView stage={stage} model={table} beat={show.beat.value} />
        )}
        {isWaiting && <p class="quiet">{text.waiting}</p>}
      </div>
    </>
  );
}

/** What a picture says to those who hear it. */
function spokenOf(stage: Stage | undefined, names: readonly string[]): string {
  const { game, show: text } = mediterraneanWords.value;
  switch (stage?.kind) {
    case undefined:
      return text.ledger.tab;
    case "cards": {
      const cards = stage.sets.reduce((sum, set) => sum + set.cards.length, stage.loose.length);
      return text.cards.spoken(names[stage.seat] ?? "", cards, stage.money);
    }
    case "moods":
      return text.moods.title;
    case "order":
      return text.order.title;
    case "industries":
    case "calamity":
      return stage.events.map((event) => game.event(event, names)).join(" ");
  }
}

function Controls({ show }: Pick<ShowProps, "show">) {
  const { show: text } = mediterraneanWords.value;
  const [at, parts] = [show.at.value, show.parts.value];
  const isEnd = show.isWhole.value && at + 1 >= parts;
  const playing = show.isPlaying.value ? text.pause : text.play;
  return (
    <footer>
      <progress max={parts} value={at + 1} aria-label={text.part(at + 1, parts)} />
      <button
        type="button"
        class="button"
        aria-label={text.back}
        title={text.back}
        aria-disabled={at === 0}
        onClick={() => show.back()}
      >
        <Icon name="chevron-left" />
      </button>
      <button
        type="button"
        class="button pause"
        aria-label={playing}
        title={playing}
        onClick={() => {
          show.isPlaying.value = !show.isPlaying.peek();
        }}
      >
        <Icon name={show.isPlaying.value ? "pause" : "play"} />
      </button>
      {!isEnd && (
        <button type="button" class="button" onClick={() => show.close()}>
          {text.skip}
        </button>
      )}
      <button type="button" class="button primary" autofocus onClick={() => show.next()}>
        {isEnd ? text.done : text.next}
      </button>
    </footer>
  );
}
