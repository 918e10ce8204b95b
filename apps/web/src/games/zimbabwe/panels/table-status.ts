import { computed, type ReadonlySignal } from "@preact/signals";
import { words } from "../../../text/app-text.ts";
import type { TableModel } from "../table-model.ts";
import { statusOf } from "./status.ts";

/** Does more than one person play at this device? */
export const isShared = ({ table }: TableModel): boolean =>
  table.isRemote !== true && table.players.filter(({ kind }) => kind === "person").length > 1;

/** What is going on at a table, in one sentence. */
export const tableStatus = (model: TableModel): ReadonlySignal<string> =>
  computed(() => {
    const { table, names, view, me, lookingAt } = model;
    const move = lookingAt.value;
    const situation = { view: view.value, names, me: me.value, isShared: isShared(model) };
    const of = table.now.value.number;
    const past = move === undefined ? {} : { past: { move, of } };
    const { panels } = words.value;
    return statusOf({ ...situation, thinking: table.thinking.value, ...past }, panels);
  });
