import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { appText } from "../text/app-text.ts";
import "./dialog.css";
import { Icon } from "./icon.tsx";
import { useModal } from "./use-modal.ts";

interface Props {
  readonly isOpen: boolean;
  readonly title: string;
  /** Called on Escape, the close button or a press beside the dialog; left out, only its buttons close it. */
  readonly onClose?: () => void;
  /** Buttons at the bottom, the main one last. */
  readonly actions?: ComponentChildren;
  /** Makes it wider. */
  readonly isWide?: boolean;
  readonly children: ComponentChildren;
}

/** A modal dialog; the focus goes back to the page when it closes. */
export function Dialog({ isOpen, ...props }: Props) {
  return isOpen ? <OpenDialog {...props} /> : undefined;
}

function OpenDialog({ title, onClose, actions, isWide = false, children }: Omit<Props, "isOpen">) {
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
              aria-label={appText.value.common.close}
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
