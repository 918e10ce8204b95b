import { useSignal } from "@preact/signals";
import { saveGame, readGame } from "../../store/game-database.ts";
import { parseRow } from "../../games/load-rules.ts";
import { Dialog } from "../../ui/dialog.tsx";
import "../../ui/field.css";
import { allAppText } from "../../text/app-text.ts";
import "./rename-dialog.css";

interface Props {
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly onChange: () => Promise<void>;
}

/** The longest name that fits a card. */
const MAX_TITLE_LENGTH = 60;

/** Asks for the name of a game. */
export function RenameDialog({ id, title, onClose, onChange }: Props) {
  const written = useSignal(title);
  const { games } = allAppText.value;
  const save = async (event: Event) => {
    event.preventDefault();
    onClose();
    await rename(id, written.peek().trim());
    await onChange();
  };
  return (
    <Dialog
      isOpen
      title={games.rename}
      onClose={onClose}
      actions={
        <button type="submit" form="rename" class="button primary">
          {games.save}
        </button>
      }
    >
      <form id="rename" class="rename-form" onSubmit={(event) => void save(event)}>
        <label for="new-name">{games.newName}</label>
        <input
          id="new-name"
          class="field"
          value={written.value}
          maxLength={MAX_TITLE_LENGTH}
          autocomplete="off"
          onInput={(event) => {
            written.value = event.currentTarget.value;
          }}
        />
      </form>
    </Dialog>
  );
}

/** An empty name removes the title. */
async function rename(id: string, title: string): Promise<void> {
  const stored = await parseRow(await readGame(id));
  if (!stored.ok) return;
  const { title: _before, ...game } = stored.value;
  const revision = game.revision + 1;
  await saveGame({ ...game, revision, ...(title === "" ? {} : { title }) });
}
