import { lazy } from "../ui/lazy.tsx";

/** Dialogs of every table, loaded when somebody opens them. */
export const KeysDialog = lazy(
  () => import("./keys-dialog.tsx").then((module) => module.KeysDialog),
  () => undefined,
);
export const TableKeysDialog = lazy(
  () => import("./keys-dialog.tsx").then((module) => module.TableKeysDialog),
  () => undefined,
);
export const SoundDialog = lazy(
  () => import("./sound/sound-dialog.tsx").then((module) => module.SoundDialog),
  () => undefined,
);
