import { useEffect, useId, useMemo, useRef } from "preact/hooks";
import { Icon } from "../../../ui/icon.tsx";
import { useAfterPaint } from "../../../ui/use-after-paint.ts";
import { isMotionReduced } from "../../../settings/theme.ts";
import { useModal } from "../../../ui/use-modal.ts";
import { allMediterraneanText } from "../mediterranean-text.ts";
import { appText } from "../../../text/app-text.ts";
import { playSound } from "../../../table/sound/play-sound.ts";
import { soundOfStep } from "../sounds.ts";
import { MarketClock } from "../market/market-clock.tsx";
import type { TableModels } from "../table-models.ts";
import { Ledger } from "./ledger-view.tsx";
import "./resolution.css";
import { ResolutionModel } from "./resolution-model.ts";
import { SlideView } from "./slide-view.tsx";
import { cardCount, totalsAt, type Slide } from "./slides.ts";
import { Totals } from "./totals.tsx";

interface Props {
  readonly models: TableModels;
}

interface ResolutionProps extends Props {
  /** How many moves the table had when it was opened. */
  readonly openedAt: number;
}

/** The slide show of a resolution: cards, markers, turn order and calamities. It can be skipped. */
export function Resolution({ models, openedAt }: ResolutionProps) {
  const resolution = useMemo(() => new ResolutionModel(models.table, openedAt), [models]);
  useEffect(() => () => resolution.dispose(), [resolution]);
  // Rendered after the table has been painted, so that the page stays responsive.
  const visibility = useAfterPaint(resolution.visibility);
  // Until then this hides what the table already shows of the result.
  if (resolution.visibility.value === "open" && visibility.value !== "open")
    return <div class="resolution-cover" />;
  switch (visibility.value) {
    case "none":
      return undefined;
    case "minimized":
      return (
        <button type="button" class="button resolution-chip" onClick={() => resolution.open()}>
          <Icon name="play" />
          {allMediterraneanText.value.resolution.resume}
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
  const { resolution: text } = allMediterraneanText.value;
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
  const { resolution: text } = allMediterraneanText.value;
  const { table } = models;
  const slide = resolution.slide.value;
  const step = resolution.slideStep.value;
  useEffect(() => {
    const sound = slide && soundOfStep(slide, step);
    if (sound !== undefined) playSound(sound);
  }, [slide?.kind, resolution.slideIndex.value, step]);
  const part = useRef<HTMLDivElement>(null);
  // Large hands are taller than a phone: what they bring is below them.
  useEffect(() => {
    if (step > 1) part.current?.scrollTo({ top: part.current.scrollHeight, behavior: "smooth" });
  }, [resolution.slideIndex.value, step]);
  const isWaiting =
    !resolution.isComplete.value && resolution.slideIndex.value + 1 >= resolution.slideCount.value;
  // A click anywhere on a slide goes to the next.
  return (
    <>
      <p class="spoken" role="status">
        {slideAnnouncement(slide, table.names)}
      </p>
      <div
        ref={part}
        class="part"
        key={resolution.slideIndex.value}
        role="region"
        aria-label={text.progress(resolution.slideIndex.value + 1, resolution.slideCount.value)}
        tabIndex={0}
        onClick={slide && (() => resolution.next())}
      >
        {slide === undefined ? (
          <Ledger
            turn={resolution.turn.value}
            events={resolution.events.value}
            names={table.names}
          />
        ) : (
          <SlideView slide={slide} model={table} step={step} />
        )}
        {isWaiting && <p class="quiet">{text.othersDecide}</p>}
      </div>
      {slide !== undefined && (
        <Totals
          rows={totalsAt(
            resolution.slides.value,
            resolution.slideIndex.value,
            isMotionReduced.value ? Infinity : step,
            table.names.length,
          )}
          names={table.names}
          current={slide.kind === "cards" ? slide.seat : undefined}
        />
      )}
    </>
  );
}

/** What screen readers announce for a slide. */
function slideAnnouncement(slide: Slide | undefined, names: readonly string[]): string {
  const { sentences, resolution: text, table } = allMediterraneanText.value;
  switch (slide?.kind) {
    case undefined:
      return table.tabs.ledger;
    case "cards":
      return text.cards.announcement(names[slide.seat] ?? "", cardCount(slide), slide.money);
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
  const { resolution: text } = allMediterraneanText.value;
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
