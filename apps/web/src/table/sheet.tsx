import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { words } from "../text/app-text.ts";
import "./sheet.css";
import {
  SHEET_HEIGHTS,
  pressed,
  restOf,
  stepped,
  type SheetHeight,
  type SheetSizes,
} from "./sheet-heights.ts";

interface Props {
  readonly height: Signal<SheetHeight>;
  readonly children: ComponentChildren;
}

/** A finger that moved less than this pressed the handle. */
const PRESS = 6;

interface Drag {
  readonly from: number;
  readonly size: number;
  /** The last two places of the finger, for its speed. */
  y: number;
  time: number;
  speed: number;
  hasMoved: boolean;
}

/** On phones a sheet in three heights, drawn by its handle; elsewhere its parts lie in the layout. */
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
    now.hasMoved ||= Math.abs(y - now.from) >= PRESS;
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
    height.value = restOf(sizesOf(element), size, now.speed);
  };
  const press = () => {
    // The press that ends a drag is none.
    if (drag.current?.hasMoved !== true) height.value = pressed(height.peek());
    drag.current = undefined;
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    height.value = stepped(height.peek(), event.key === "ArrowUp" ? 1 : -1);
  };
  /** What gets the focus is drawn into sight. */
  const focus = ({ target }: FocusEvent) => {
    if (height.peek() !== "peek" || !(target instanceof HTMLElement) || sheet.current === null)
      return;
    const isHidden =
      target.getBoundingClientRect().bottom > sheet.current.getBoundingClientRect().bottom;
    if (isHidden && target.matches(":focus-visible")) height.value = "half";
  };

  const { sheet: text } = words.value.table;
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

/** The three heights as the style sheet has them on this screen. */
function sizesOf(sheet: HTMLElement): SheetSizes {
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
