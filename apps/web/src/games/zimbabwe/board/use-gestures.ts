import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { cellOf, focusOn } from "./cell-elements.ts";
import type { Doings } from "./board-interaction.ts";
import type { Point } from "./geometry.ts";
import { Gestures, type Contact, type Tap } from "./gesture-recognizer.ts";
import type { Viewer } from "./viewport-model.ts";

/** How much closer a double tap leads. */
const DOUBLE_TAP_ZOOM = 2.5;
/** A notch of a mouse's wheel is at least this long; a trackpad's steps are shorter. */
const NOTCH = 60;
const PIXELS_PER_LINE = 16;
const WHEEL_SPEED = 0.0018;
const PINCH_SPEED = 0.01;

/** Lets mouse, fingers and wheel move the drawing on a stage and do things on its cells. */
export function useGestures(
  stage: { readonly current: HTMLElement | null },
  viewer: Viewer,
  doings: Doings,
): void {
  useEffect(() => {
    const element = stage.current;
    return element === null ? undefined : listen(element, viewer, doings);
  }, [viewer, doings]);
}

function listen(stage: HTMLElement, viewer: Viewer, doings: Doings): () => void {
  const onStage = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = stage.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const contactOf = (event: PointerEvent): Contact => ({
    ...onStage(event),
    id: event.pointerId,
    pointing: event.pointerType === "mouse" ? "mouse" : "touch",
    time: event.timeStamp,
    cell: cellOf(event.target),
  });
  const tap = ({ cell, pointing, isSecond, ...at }: Tap): void => {
    if (pointing === "touch" && isSecond && !doings.isLive(cell)) {
      if (viewer.isCloser.peek()) viewer.fit();
      else viewer.glideBy(DOUBLE_TAP_ZOOM, at);
      return;
    }
    doings.point(cell, pointing);
    if (cell === undefined) return;
    stage.classList.add("by-pointer");
    focusOn(stage, cell);
    doings.choose(cell, pointing);
  };
  const gestures = new Gestures({
    canDrag: (pointing) => pointing === "mouse" || viewer.isCloser.peek(),
    hold: (id) => {
      stage.setPointerCapture(id);
    },
    drag: (by) => {
      viewer.pan(by);
    },
    pinch: (before, after) => {
      viewer.pinch(before, after);
    },
    tap,
    press: (cell) => {
      doings.inspect(cell, "touch");
    },
    later: (run, after) => {
      const timer = setTimeout(run, after);
      return () => {
        clearTimeout(timer);
      };
    },
  });

  // When the board moves under a mouse that rests, the mouse points at nothing new.
  let mouse: Point = { x: -1, y: -1 };
  const hover = ({ clientX: x, clientY: y, target }: PointerEvent): void => {
    if (x === mouse.x && y === mouse.y) return;
    mouse = { x, y };
    const cell = cellOf(target);
    doings.point(cell, "mouse");
    stage.classList.toggle("over-live", doings.isLive(cell));
  };

  const off = new AbortController();
  const on = <Kind extends keyof HTMLElementEventMap>(
    kind: Kind,
    react: (event: HTMLElementEventMap[Kind]) => void,
  ): void => {
    stage.addEventListener(kind, react, { signal: off.signal, passive: false });
  };
  on("pointerdown", (event) => {
    if (event.button === 0) gestures.down(contactOf(event));
  });
  on("pointermove", (event) => {
    if (event.buttons !== 0) gestures.move(contactOf(event));
    else if (event.pointerType === "mouse") hover(event);
  });
  on("pointerup", (event) => {
    gestures.up(contactOf(event));
  });
  on("pointercancel", (event) => {
    gestures.cancel(event.pointerId);
  });
  on("pointerleave", (event) => {
    if (event.pointerType === "mouse") doings.unpoint("mouse");
  });
  // Who takes to the keys wants to see where they are, before the keys do anything.
  const showFocus = (): void => {
    stage.classList.remove("by-pointer");
  };
  stage.addEventListener("keydown", showFocus, { signal: off.signal, capture: true });
  // A press must not move the focus: whether it was a tap is known only when it ends.
  on("mousedown", (event) => {
    event.preventDefault();
  });
  // Clicks without a pointer come from assistive technology.
  on("click", (event) => {
    const cell = cellOf(event.target);
    if (event.detail === 0 && cell !== undefined) doings.choose(cell, "keys");
  });
  on("contextmenu", (event) => {
    event.preventDefault();
    const cell = cellOf(event.target);
    const isTouch = event instanceof PointerEvent && event.pointerType === "touch";
    if (!isTouch && cell !== undefined) doings.inspect(cell, "mouse");
  });
  on("touchmove", (event) => {
    if (event.cancelable && (gestures.isPinch || viewer.isCloser.peek())) event.preventDefault();
  });
  on("wheel", (event) => {
    const length =
      event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? PIXELS_PER_LINE : 1);
    const factor = Math.exp(-length * (event.ctrlKey ? PINCH_SPEED : WHEEL_SPEED));
    const canZoom = factor > 1 ? !viewer.isClosest.peek() : viewer.isCloser.peek();
    // At its limits the wheel is the page's again.
    if (canZoom || event.ctrlKey) event.preventDefault();
    if (!canZoom) return;
    if (Math.abs(length) >= NOTCH && !event.ctrlKey) viewer.glideBy(factor, onStage(event));
    else viewer.zoom(factor, onStage(event));
  });
  const stopFollowing = effect(() => {
    const isCloser = viewer.isCloser.value;
    // Seen whole, one finger belongs to the page.
    stage.style.touchAction = isCloser ? "none" : "pan-x pan-y";
    stage.classList.toggle("closer", isCloser);
  });
  return () => {
    off.abort();
    stopFollowing();
  };
}
