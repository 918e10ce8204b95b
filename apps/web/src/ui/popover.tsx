import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useLayoutEffect, useRef } from "preact/hooks";
import "./popover.css";

interface Props {
  /** The content of the button. */
  readonly button: ComponentChildren;
  /** The name of a button without text. */
  readonly label?: string;
  readonly buttonClass?: string;
  /** Which edge of the button the popover is aligned with. */
  readonly align?: "start" | "end";
  /** The content; `close` closes it. */
  readonly children: (close: () => void) => ComponentChildren;
}

/** A button that opens a popover; a press elsewhere, Escape or moving the focus away closes it. */
export function Popover({
  button,
  label,
  buttonClass = "button",
  align = "start",
  children,
}: Props) {
  const isOpen = useSignal(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => {
    isOpen.value = false;
    opener.current?.focus();
  };
  return (
    <>
      <button
        ref={opener}
        type="button"
        class={buttonClass}
        aria-label={label}
        title={label}
        aria-expanded={isOpen.value}
        aria-controls={isOpen.value ? id : undefined}
        onClick={() => {
          isOpen.value = !isOpen.peek();
        }}
      >
        {button}
      </button>
      {isOpen.value && (
        <PopoverBox
          id={id}
          opener={opener}
          align={align}
          onDismiss={() => (isOpen.value = false)}
          onClose={close}
        >
          {children(close)}
        </PopoverBox>
      )}
    </>
  );
}

interface PopoverBoxProps {
  readonly id: string;
  readonly opener: { readonly current: HTMLButtonElement | null };
  readonly align: "start" | "end";
  readonly onDismiss: () => void;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

function PopoverBox({ id, opener, align, onDismiss, onClose, children }: PopoverBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || opener.current === null) return;
    // In the top layer if the browser supports popovers; otherwise it is fixed.
    if ("showPopover" in element) element.showPopover();
    positionBox(element, opener.current.getBoundingClientRect(), align);
    element.querySelector<HTMLElement>("a, button, input, select")?.focus();
  }, []);
  useEffect(() => {
    const isOurs = (target: EventTarget | null) =>
      target instanceof Node &&
      (box.current?.contains(target) === true || opener.current?.contains(target) === true);
    const leave = (event: Event) => {
      if (!isOurs(event.target)) onDismiss();
    };
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      onClose();
    };
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    document.addEventListener("keydown", press);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
      document.removeEventListener("keydown", press);
    };
  }, []);
  return (
    <div ref={box} id={id} class="popover" popover="manual">
      {children}
    </div>
  );
}

/** Under the button if there is room, else above it; never out of the window. */
function positionBox(box: HTMLElement, button: DOMRect, align: "start" | "end"): void {
  const { width, height } = box.getBoundingClientRect();
  const gap = 4;
  const left = align === "start" ? button.left : button.right - width;
  const fits = button.bottom + gap + height <= innerHeight;
  const top = fits ? button.bottom + gap : button.top - gap - height;
  box.style.left = `${Math.max(gap, Math.min(left, innerWidth - width - gap))}px`;
  box.style.top = `${Math.max(gap, top)}px`;
}
