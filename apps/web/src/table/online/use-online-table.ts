import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { RemoteRoom } from "../../online/table-client.ts";
import type { LayoutModel } from "../layout-model.ts";
import type { OnlineDialog } from "./online-menu.ts";
import { OnlineModel } from "./online-model.ts";
import { useSaid } from "./use-toast.ts";

/** What goes with a table on a server, whatever is played there: the people, a word in passing, what opens over it. */
export function useOnline(room: RemoteRoom, layout: LayoutModel) {
  const model = useMemo(() => new OnlineModel(room, layout), [room, layout]);
  useEffect(() => () => model.dispose(), [model]);
  const [said, say] = useSaid();
  const dialog = useSignal<OnlineDialog | undefined>(undefined);
  const open = (name: OnlineDialog) => {
    dialog.value = name;
  };
  const close = () => {
    dialog.value = undefined;
  };
  return { model, said, say, dialog, open, close };
}
