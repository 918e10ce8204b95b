import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { cellOfTarget, focusCell } from "./cell-elements.ts";
import type { BoardInteraction } from "./board-interaction.ts";
import type { Point } from "./geometry.ts";
import { GestureRecognizer, type Contact, type Tap } from "./gesture-recognizer.ts";
import type { ViewportModel } from "./viewport-model.ts";

/** How much a double tap zooms in. */
const DOUBLE_TAP_ZOOM = 2.5;
/** A notch of a mouse wheel is at least this long; a trackpad's steps are shorter. */
const WHEEL_NOTCH_PX = 60;
const PIXELS_PER_LINE = 16;
const WHEEL_SPEED = 0.0018;
const PINCH_SPEED = 0.01;

/** Connects mouse, touch and wheel to the viewport and to the cells. */
export function useGestures(
  stage: { readonly current: HTMLElement | null },
  viewport: ViewportModel,
  interaction: BoardInteraction,
): void {
  useEffect(() => {
    const element = stage.current;
    return element === null ? undefined : attachListeners(element, viewport, interaction);
  }, [viewport, interaction]);
}

function attachListeners(
  stage: HTMLElement,
  viewport: ViewportModel,
  interaction: BoardInteraction,
): () => void {
  const onStage = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = stage.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const contactOf = (event: PointerEvent): Contact => ({
    ...onStage(event),
    id: event.pointerId,
    device: event.pointerType === "mouse" ? "mouse" : "touch",
    time: event.timeStamp,
    cell: cellOfTarget(event.target),
  });
  const tap = ({ cell, device, isDoubleTap, ...at }: Tap): void => {
    if (device === "touch" && isDoubleTap && !interaction.isActionable(cell)) {
      if (viewport.isZoomedIn.peek()) viewport.fit();
      else viewport.animateZoom(DOUBLE_TAP_ZOOM, at);
      return;
    }
    interaction.pointAt(cell, device);
    if (cell === undefined) return;
    stage.classList.add("by-pointer");
    focusCell(stage, cell);
    interaction.choose(cell, device);
  };
  const gestures = new GestureRecognizer({
    canDrag: (device) => device === "mouse" || viewport.canPan.peek(),
    capture: (id) => {
      stage.setPointerCapture(id);
    },
    drag: (by) => {
      viewport.pan(by);
    },
    pinch: (before, after) => {
      viewport.pinch(before, after);
    },
    tap,
    longPress: (cell) => {
      interaction.inspect(cell, "touch");
    },
    schedule: (run, after) => {
      const timer = setTimeout(run, after);
      return () => {
        clearTimeout(timer);
      };
    },
  });

  // The board may move under a mouse that rests: that is no hover.
  let mouse: Point = { x: -1, y: -1 };
  const hover = ({ clientX: x, clientY: y, target }: PointerEvent): void => {
    if (x === mouse.x && y === mouse.y) return;
    mouse = { x, y };
    const cell = cellOfTarget(target);
    interaction.pointAt(cell, "mouse");
    stage.classList.toggle("over-actionable", interaction.isActionable(cell));
  };

  const off = new AbortController();
  const on = <Kind extends keyof HTMLElementEventMap>(
    kind: Kind,
    listener: (event: HTMLElementEventMap[Kind]) => void,
  ): void => {
    stage.addEventListener(kind, listener, { signal: off.signal, passive: false });
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
    if (event.pointerType === "mouse") interaction.clearPointer("mouse");
  });
  // The keyboard shows the focus, before the key does anything.
  const showFocus = (): void => {
    stage.classList.remove("by-pointer");
  };
  stage.addEventListener("keydown", showFocus, { signal: off.signal, capture: true });
  // A press must not move the focus: only its end tells whether it was a tap.
  on("mousedown", (event) => {
    event.preventDefault();
  });
  // Clicks without a pointer come from assistive technology.
  on("click", (event) => {
    const cell = cellOfTarget(event.target);
    if (event.detail === 0 && cell !== undefined) interaction.choose(cell, "keys");
  });
  on("contextmenu", (event) => {
    event.preventDefault();
    const cell = cellOfTarget(event.target);
    const isTouch = event instanceof PointerEvent && event.pointerType === "touch";
    if (!isTouch && cell !== undefined) interaction.inspect(cell, "mouse");
  });
  on("touchmove", (event) => {
    if (event.cancelable && (gestures.isPinching || viewport.canPan.peek())) event.preventDefault();
  });
  on("wheel", (event) => {
    const length =
      event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? PIXELS_PER_LINE : 1);
    const factor = Math.exp(-length * (event.ctrlKey ? PINCH_SPEED : WHEEL_SPEED));
    const canZoom = factor > 1 ? !viewport.isAtMaxZoom.peek() : viewport.isZoomedIn.peek();
    // At the limits of the zoom the wheel scrolls the page.
    if (canZoom || event.ctrlKey) event.preventDefault();
    if (!canZoom) return;
    if (Math.abs(length) >= WHEEL_NOTCH_PX && !event.ctrlKey)
      viewport.animateZoom(factor, onStage(event));
    else viewport.zoom(factor, onStage(event));
  });
  const stopEffect = effect(() => {
    stage.classList.toggle("can-pan", viewport.canPan.value);
  });
  return () => {
    off.abort();
    stopEffect();
  };
}
