import type { StoredGame } from "../../store/stored-game.ts";
import { Icon } from "../../ui/icon.tsx";
import { downloadRecord } from "../download-record.ts";
import { appText } from "../../text/app-text.ts";

/** Saves the record of a game as a file. */
export const SaveRecord = ({ stored }: { readonly stored: () => StoredGame }) => (
  <button type="button" class="button" onClick={() => downloadRecord(stored())}>
    <Icon name="download" />
    {appText.value.play.saveRecord}
  </button>
);
