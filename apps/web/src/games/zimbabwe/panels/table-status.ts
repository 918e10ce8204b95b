import { computed, type ReadonlySignal } from "@preact/signals";
import { appText } from "../../../text/app-text.ts";
import type { TableModel } from "../table-model.ts";
import { statusOf } from "./status.ts";

/** Does more than one person play at this device? */
export const isSharedDevice = ({ table }: TableModel): boolean =>
  table.isRemote !== true && table.players.filter(({ kind }) => kind === "person").length > 1;

/** The status of the table in one sentence. */
export const tableStatus = (model: TableModel): ReadonlySignal<string> =>
  computed(() => {
    const { table, names, view, me, shownMoment } = model;
    const move = shownMoment.value;
    const context = {
      view: view.value,
      names,
      me: me.value,
      isSharedDevice: isSharedDevice(model),
    };
    const of = table.currentMoment.value.moveCount;
    const past = move === undefined ? {} : { past: { move, of } };
    const { panels } = appText.value;
    return statusOf({ ...context, thinking: table.thinkingSeat.value, ...past }, panels);
  });
