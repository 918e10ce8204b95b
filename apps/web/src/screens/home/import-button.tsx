import { useSignal } from "@preact/signals";
import { lazy } from "../../ui/lazy.tsx";
import { appText } from "../../text/app-text.ts";

const ImportDialog = lazy(
  () => import("../games/import-dialog.tsx").then((module) => module.ImportDialog),
  () => undefined,
);

/** Imports a game from a file or a text; the dialog is loaded when it is opened. */
export function ImportButton() {
  const isOpen = useSignal(false);
  const { home } = appText.value;
  return (
    <>
      <button
        type="button"
        class="panel"
        onClick={() => {
          isOpen.value = true;
        }}
      >
        <span class="title">{home.importGame}</span>
        <span class="text">{home.importGameText}</span>
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
