import { useEffect, useId, useMemo } from "preact/hooks";
import { Icon } from "../../../ui/icon.tsx";
import { useAfterPaint } from "../../../ui/use-after-paint.ts";
import { useModal } from "../../../ui/use-modal.ts";
import { mediterraneanText } from "../mediterranean-text.ts";
import { appText } from "../../../text/app-text.ts";
import { MarketClock } from "../market/market-clock.tsx";
import type { TableModels } from "../table-models.ts";
import { Ledger } from "./ledger-view.tsx";
import "./resolution.css";
import { ResolutionModel } from "./resolution-model.ts";
import { SlideView } from "./slide-view.tsx";
import type { Slide } from "./slides.ts";

interface Props {
  readonly models: TableModels;
}

/** The slide show of a resolution: cards, markers, turn order and calamities. It can be skipped. */
export function Resolution({ models }: Props) {
  const resolution = useMemo(() => new ResolutionModel(models.table), [models]);
  useEffect(() => () => resolution.dispose(), [resolution]);
  // Rendered after the table has been painted, so that the page stays responsive.
  const visibility = useAfterPaint(resolution.visibility);
  switch (visibility.value) {
    case "none":
      return undefined;
    case "minimized":
      return (
        <button type="button" class="button resolution-chip" onClick={() => resolution.open()}>
          <Icon name="play" />
          {mediterraneanText.value.resolution.resume}
        </button>
      );
    case "open":
      return <ResolutionDialog models={models} resolution={resolution} />;
  }
}

interface ResolutionDialogProps extends Props {
  readonly resolution: ResolutionModel;
}

function ResolutionDialog({ models, resolution }: ResolutionDialogProps) {
  const { resolution: text } = mediterraneanText.value;
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowRight") resolution.next();
    else if (event.key === "ArrowLeft") resolution.back();
    else return;
    event.preventDefault();
  };
  return (
    <dialog
      {...useModal(() => resolution.close())}
      class="resolution-dialog"
      aria-labelledby={id}
      onKeyDown={onKeyDown}
    >
      <div class="content">
        <header>
          <h2 id={id}>{text.title(resolution.turn.value)}</h2>
          <MarketClock model={models.table} />
          <button
            type="button"
            class="button plain"
            aria-label={appText.value.common.close}
            onClick={() => resolution.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        <CurrentSlide models={models} resolution={resolution} />
        <Controls resolution={resolution} />
      </div>
    </dialog>
  );
}

function CurrentSlide({ models, resolution }: ResolutionDialogProps) {
  const { resolution: text } = mediterraneanText.value;
  const { table } = models;
  const slide = resolution.slide.value;
  const isWaiting =
    !resolution.isComplete.value && resolution.slideIndex.value + 1 >= resolution.slideCount.value;
  // A click anywhere on a slide goes to the next.
  return (
    <>
      <p class="spoken" role="status">
        {slideAnnouncement(slide, table.names)}
      </p>
      <div
        class="part"
        key={resolution.slideIndex.value}
        role="region"
        aria-label={text.progress(resolution.slideIndex.value + 1, resolution.slideCount.value)}
        tabIndex={0}
        onClick={slide && (() => resolution.next())}
      >
        {slide === undefined ? (
          <Ledger models={models} turn={resolution.turn.value} />
        ) : (
          <SlideView slide={slide} model={table} step={resolution.slideStep.value} />
        )}
        {isWaiting && <p class="quiet">{text.othersDecide}</p>}
      </div>
    </>
  );
}

/** What screen readers announce for a slide. */
function slideAnnouncement(slide: Slide | undefined, names: readonly string[]): string {
  const { sentences, resolution: text } = mediterraneanText.value;
  switch (slide?.kind) {
    case undefined:
      return text.ledger.tab;
    case "cards": {
      const cards = slide.sets.reduce(
        (sum, set) => sum + set.cards.length,
        slide.piracyCards.length,
      );
      return text.cards.announcement(names[slide.seat] ?? "", cards, slide.money);
    }
    case "status":
      return text.statusTracks.title;
    case "order":
      return text.turnOrder.title;
    case "industries":
    case "calamity":
      return slide.events.map((event) => sentences.event(event, names)).join(" ");
  }
}

function Controls({ resolution }: Pick<ResolutionDialogProps, "resolution">) {
  const { resolution: text } = mediterraneanText.value;
  const [at, count] = [resolution.slideIndex.value, resolution.slideCount.value];
  const isEnd = resolution.isComplete.value && at + 1 >= count;
  const playLabel = resolution.isPlaying.value ? text.pause : text.play;
  return (
    <footer>
      <progress max={count} value={at + 1} aria-label={text.progress(at + 1, count)} />
      <button
        type="button"
        class="button"
        aria-label={text.back}
        title={text.back}
        aria-disabled={at === 0}
        onClick={() => resolution.back()}
      >
        <Icon name="chevron-left" />
      </button>
      <button
        type="button"
        class="button pause"
        aria-label={playLabel}
        title={playLabel}
        onClick={() => {
          resolution.isPlaying.value = !resolution.isPlaying.peek();
        }}
      >
        <Icon name={resolution.isPlaying.value ? "pause" : "play"} />
      </button>
      {!isEnd && (
        <button type="button" class="button" onClick={() => resolution.close()}>
          {text.close}
        </button>
      )}
      <button type="button" class="button primary" autofocus onClick={() => resolution.next()}>
        {isEnd ? text.finish : text.next}
      </button>
    </footer>
  );
}
