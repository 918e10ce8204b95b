import type { Seat } from "@sofala/engine";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { appText } from "../../text/app-text.ts";
import "../key-hint.css";
import { linesOfMove } from "../replay/lines-of-move.ts";
import type { LivePlayback, SharedModels } from "../table-ui.ts";
import "./live-caption.css";

interface Props {
  readonly models: SharedModels;
  readonly playback: LivePlayback;
  readonly badge?: ((seat: Seat, size: string) => ComponentChildren) | undefined;
}

/** The last move of others in words, over the edge of the board. The log tells screen readers of it. */
export function LiveCaption({ models, playback, badge }: Props) {
  const { captioned, playing, waiting } = playback;
  const host = useRef<HTMLDivElement>(null);
  useInput(host, models, playback);
  const moment = captioned.value;
  const isLookingBack = models.table.shownMoment?.value !== undefined;
  if (moment === undefined || isLookingBack) return undefined;
  const { moveCount, lastMove } = moment;
  const sentences =
    models.captionOf?.(moveCount) ??
    linesOfMove(models.log.value, moveCount).map(({ text }) => text);
  if (sentences.length === 0) return undefined;
  const { live } = appText.value.table;
  const actor = models.captionSeat === undefined ? lastMove?.actor : models.captionSeat(moveCount);
  return (
    <div ref={host} class="live-caption" data-place={models.captionPlace?.value}>
      <p key={moveCount} aria-hidden="true">
        {typeof actor === "number" && badge?.(actor, "1.5rem")}
        <span>{sentences.join(" ")}</span>
      </p>
      {playing.value !== undefined && (
        <button
          type="button"
          class="button"
          aria-keyshortcuts="s"
          title={live.skip}
          onClick={() => playback.skip()}
        >
          {waiting.value > 0 ? live.skipToNow(waiting.value) : live.skip}
          <kbd aria-hidden="true">s</kbd>
        </button>
      )}
    </div>
  );
}

/** An action on my turn ends the animation at once, and the caption fades under the mouse. */
function useInput(
  host: { readonly current: HTMLElement | null },
  { table }: SharedModels,
  playback: LivePlayback,
): void {
  useEffect(() => {
    const controller = new AbortController();
    const onAction = ({ target }: Event): void => {
      if (!table.isMyTurn.peek() || !(target instanceof Element)) return;
      const isAtTable = target === document.body || target.closest(".table-layout") !== null;
      if (isAtTable && host.current?.contains(target) !== true) playback.dismiss();
    };
    const onMove = ({ clientX: x, clientY: y }: MouseEvent): void => {
      if (host.current === null) return;
      const { left, right, top, bottom } = host.current.getBoundingClientRect();
      host.current.classList.toggle("faded", x > left && x < right && y > top && y < bottom);
    };
    // Before anybody else hears of it, so that the action is judged by what the board then shows.
    const options = { capture: true, signal: controller.signal };
    document.addEventListener("pointerdown", onAction, options);
    document.addEventListener("keydown", onAction, options);
    document.addEventListener("mousemove", onMove, options);
    return () => controller.abort();
  }, [playback]);
}
