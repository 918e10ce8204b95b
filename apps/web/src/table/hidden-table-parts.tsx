import { useSignalEffect } from "@preact/signals";
import type { GameTypes } from "@sofala/engine";
import { useEffect } from "preact/hooks";
import type { LocalHiddenTable } from "../local/local-hidden-table.ts";
import { Dialog } from "../ui/dialog.tsx";
import type { LocalParts } from "./table-ui.ts";

interface Text {
  readonly pause: string;
  readonly paused: string;
  readonly resume: string;
  readonly passDevice: {
    readonly title: (name: string) => string;
    readonly text: string;
    readonly takeDevice: (name: string) => string;
  };
}

/** What every table with hidden information has on this device: pauses, and the dialog that passes the device on. */
export function useHiddenTableParts<T extends GameTypes>(
  table: LocalHiddenTable<T>,
  text: Text,
): LocalParts {
  usePauseWhenHidden(table);
  const { passDevice } = text;
  const next = table.passDeviceTo.value;
  const name = table.players[next ?? -1]?.name ?? "";
  return {
    menuItems:
      table.partClock.value === undefined
        ? []
        : [{ id: "pause", name: text.pause, icon: "pause", onSelect: () => table.pause() }],
    banners: table.isPaused.value && (
      <div class="paused" role="status">
        <b>{text.paused}</b>
        <button type="button" class="button primary" onClick={() => table.resume()}>
          {text.resume}
        </button>
      </div>
    ),
    // Hides the table until the next player has the device.
    dialogs: next !== undefined && (
      <Dialog
        isOpen
        title={passDevice.title(name)}
        actions={
          <button type="button" class="button primary" autofocus onClick={() => table.takeDevice()}>
            {passDevice.takeDevice(name)}
          </button>
        }
      >
        <p>{passDevice.text}</p>
      </Dialog>
    ),
  };
}

/** Pauses the clock while the page is hidden. */
function usePauseWhenHidden<T extends GameTypes>(table: LocalHiddenTable<T>): void {
  useEffect(() => {
    const controller = new AbortController();
    document.addEventListener(
      "visibilitychange",
      () => {
        if (document.hidden && table.partClock.peek() !== undefined) table.pause();
      },
      { signal: controller.signal },
    );
    return () => controller.abort();
  }, [table]);
  useSignalEffect(() => {
    // The next part starts unpaused.
    if (table.partClock.value === undefined) table.resume();
  });
}
