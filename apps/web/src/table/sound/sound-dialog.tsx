import { appText } from "../../text/app-text.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { SoundFields } from "./sound-fields.tsx";

/** The settings of sounds, at a table. */
export const SoundDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog isOpen title={appText.value.table.sound} onClose={onClose}>
    <SoundFields />
  </Dialog>
);
