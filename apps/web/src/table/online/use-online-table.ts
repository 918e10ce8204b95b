import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { TableClient } from "../../online/table-client.ts";
import type { LayoutModel } from "../layout-model.ts";
import type { OnlineDialog } from "./online-menu.ts";
import { OnlineModel } from "./online-model.ts";
import { useToast } from "./use-toast.ts";

/** What every table on a server needs, whatever its game: the model, toasts and dialogs. */
export function useOnlineTable(client: TableClient, layout: LayoutModel) {
  const model = useMemo(() => new OnlineModel(client, layout), [client, layout]);
  useEffect(() => () => model.dispose(), [model]);
  const [toast, showToast] = useToast();
  const dialog = useSignal<OnlineDialog | undefined>(undefined);
  const open = (name: OnlineDialog) => {
    dialog.value = name;
  };
  const close = () => {
    dialog.value = undefined;
  };
  return { model, toast, showToast, dialog, open, close };
}
