import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { appText } from "../text/app-text.ts";
import "./sheet.css";
import {
  SHEET_HEIGHTS,
  heightAfterPress,
  snapHeight,
  stepHeight,
  type SheetHeight,
  type SheetSizes,
} from "./sheet-heights.ts";

interface Props {
  readonly height: Signal<SheetHeight>;
  readonly children: ComponentChildren;
}

/** A pointer that moved less than this pressed the handle. */
const MAX_PRESS_PX = 6;

interface Drag {
  readonly from: number;
  readonly size: number;
  /** The last position and time of the pointer, for its speed. */
  y: number;
  time: number;
  speed: number;
  hasMoved: boolean;
}

/** On phones a sheet with three heights and a handle to drag; on larger screens its parts are in the layout. */
export function Sheet({ height, children }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | undefined>(undefined);

  const begin = (event: PointerEvent) => {
    if (sheet.current === null || !(event.currentTarget instanceof HTMLElement)) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { clientY: y, timeStamp: time } = event;
    const size = sheet.current.offsetHeight;
    drag.current = { from: y, size, y, time, speed: 0, hasMoved: false };
  };
  const move = (event: PointerEvent) => {
    const now = drag.current;
    if (now === undefined || sheet.current === null) return;
    const { clientY: y, timeStamp: time } = event;
    now.hasMoved ||= Math.abs(y - now.from) >= MAX_PRESS_PX;
    if (!now.hasMoved) return;
    now.speed = (now.y - y) / Math.max(1, time - now.time);
    now.y = y;
    now.time = time;
    sheet.current.dataset["dragged"] = "";
    sheet.current.style.height = `${now.size + now.from - y}px`;
  };
  const end = () => {
    const now = drag.current;
    const element = sheet.current;
    if (now?.hasMoved !== true || element === null) return;
    const size = element.offsetHeight;
    delete element.dataset["dragged"];
    element.style.height = "";
    height.value = snapHeight(measureSizes(element), size, now.speed);
  };
  const press = () => {
    // The click at the end of a drag does not count.
    if (drag.current?.hasMoved !== true) height.value = heightAfterPress(height.peek());
    drag.current = undefined;
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    height.value = stepHeight(height.peek(), event.key === "ArrowUp" ? 1 : -1);
  };
  /** Raises the sheet if the focused element is hidden. */
  const focus = ({ target }: FocusEvent) => {
    if (height.peek() !== "peek" || !(target instanceof HTMLElement) || sheet.current === null)
      return;
    const isHidden =
      target.getBoundingClientRect().bottom > sheet.current.getBoundingClientRect().bottom;
    if (isHidden && target.matches(":focus-visible")) height.value = "half";
  };

  const { sheet: text } = appText.value.table;
  return (
    <div ref={sheet} class="sheet" onFocusIn={focus}>
      <button
        type="button"
        class="handle"
        aria-label={text[height.value]}
        aria-expanded={height.value !== "peek"}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
        onClick={press}
        onKeyDown={key}
      />
      {children}
    </div>
  );
}

/** The three heights by the style sheet on this screen. */
function measureSizes(sheet: HTMLElement): SheetSizes {
  const sizes = { peek: 0, half: 0, full: 0 };
  const probe = document.createElement("div");
  probe.style.position = "absolute";
  sheet.append(probe);
  for (const height of SHEET_HEIGHTS) {
    probe.style.height = `var(--sheet-${height})`;
    sizes[height] = probe.offsetHeight;
  }
  probe.remove();
  return sizes;
}
