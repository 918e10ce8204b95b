import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { words } from "../text/app-text.ts";
import "./dialog.css";
import { Icon } from "./icon.tsx";
import { useModal } from "./use-modal.ts";

interface Props {
  readonly isOpen: boolean;
  readonly title: string;
  /** Escape, the cross or a press beside the dialog; left out, only its buttons lead on. */
  readonly onClose?: () => void;
  /** Buttons at the foot, the one that goes on last. */
  readonly actions?: ComponentChildren;
  /** More room than a question needs. */
  readonly isWide?: boolean;
  readonly children: ComponentChildren;
}

/** A dialog over everything; the rest of the page waits, and gets the focus back. */
export function Dialog({ isOpen, ...props }: Props) {
  return isOpen ? <Shown {...props} /> : undefined;
}

function Shown({ title, onClose, actions, isWide = false, children }: Omit<Props, "isOpen">) {
  const id = useId();
  return (
    <dialog {...useModal(onClose)} class={isWide ? "dialog wide" : "dialog"} aria-labelledby={id}>
      <div class="content">
        <header>
          <h2 id={id}>{title}</h2>
          {onClose !== undefined && (
            <button
              type="button"
              class="button plain"
              aria-label={words.value.common.close}
              onClick={onClose}
            >
              <Icon name="close" />
            </button>
          )}
        </header>
        {children}
        {actions !== undefined && <footer>{actions}</footer>}
      </div>
    </dialog>
  );
}
