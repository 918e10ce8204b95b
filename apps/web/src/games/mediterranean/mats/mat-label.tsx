import type { ReadonlySignal, Signal } from "@preact/signals";
import { useSignal } from "@preact/signals";
import "./mat-label.css";

/** The words for an icon of a small mat, and where they are shown. */
interface MatLabel {
  readonly of: Element;
  readonly text: string;
}

/** Handlers for the elements around icons with a `data-label`: a mouse shows it at once, a finger with a tap. */
export function useMatLabel() {
  const label = useSignal<MatLabel | undefined>(undefined);
  const hide = () => {
    label.value = undefined;
  };
  return {
    label,
    handlers: {
      onPointerOver: (event: PointerEvent) => {
        if (event.pointerType === "mouse") label.value = labelAt(event);
      },
      onPointerLeave: hide,
      onScroll: hide,
      onClick: (event: MouseEvent) => press(event, label),
    },
  };
}

function labelAt({ target }: Event): MatLabel | undefined {
  const of = target instanceof Element ? target.closest("[data-label]") : null;
  return of === null ? undefined : { of, text: of.getAttribute("data-label") ?? "" };
}

/** A finger shows the label first; every other press on an icon is one on its mat. */
function press(event: MouseEvent, label: Signal<MatLabel | undefined>): void {
  const pressed = labelAt(event);
  const isFirstTap =
    event instanceof PointerEvent &&
    event.pointerType === "touch" &&
    pressed?.of !== label.peek()?.of;
  label.value = isFirstTap ? pressed : undefined;
  if (pressed !== undefined && !isFirstTap)
    pressed.of.closest("article")?.querySelector("button")?.click();
}

/** The label that is shown, above its icon. */
export function MatLabelBox({ label }: { readonly label: ReadonlySignal<MatLabel | undefined> }) {
  if (label.value === undefined) return undefined;
  const { of, text } = label.value;
  return (
    <span
      key={text}
      ref={(box) => {
        if (box !== null) placeAbove(box, of.getBoundingClientRect());
      }}
      class="mat-label"
      popover="manual"
      aria-hidden="true"
    >
      {text}
    </span>
  );
}

function placeAbove(box: HTMLElement, icon: DOMRect): void {
  if ("showPopover" in box && !box.matches(":popover-open")) box.showPopover();
  const { width, height } = box.getBoundingClientRect();
  const gap = 4;
  const left = Math.min(icon.left, innerWidth - width - gap);
  const above = icon.top - height - gap;
  box.style.left = `${Math.max(gap, left)}px`;
  box.style.top = `${above < gap ? icon.bottom + gap : above}px`;
}
