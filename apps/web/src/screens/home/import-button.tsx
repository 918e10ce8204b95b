import { useSignal } from "@preact/signals";
import { later } from "../../ui/lazy.tsx";
import { words } from "../../text/app-text.ts";

const ImportDialog = later(
  () => import("../games/import-dialog.tsx").then((module) => module.ImportDialog),
  () => undefined,
);

/** A game from a file or a text; what reads it is loaded when it is wanted. */
export function Bring() {
  const isOpen = useSignal(false);
  const { home } = words.value;
  return (
    <>
      <button
        type="button"
        class="panel"
        onClick={() => {
          isOpen.value = true;
        }}
      >
        <span class="title">{home.bring}</span>
        <span class="text">{home.bringText}</span>
      </button>
      {isOpen.value && (
        <ImportDialog
          onClose={() => {
            isOpen.value = false;
          }}
        />
      )}
    </>
  );
}
