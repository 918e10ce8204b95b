import { useEffect, useMemo } from "preact/hooks";
import { api } from "../../online/api.ts";
import type { TableClient } from "../../online/table-client.ts";
import { samePersonCheck } from "../../online/current-person.ts";
import { registerDraft } from "../../store/drafts.ts";
import { NoteModel } from "./note-model.ts";

/** The notes of the current person on a table. */
export function useNote({ id, invite }: TableClient, isKnownPerson: boolean): NoteModel {
  const note = useMemo(
    () =>
      new NoteModel({
        isMine: samePersonCheck(),
        read: () => api.readNotes(id, invite),
        write: (text, previousText) => api.writeNotes(id, text, previousText, invite),
      }),
    [id, invite, isKnownPerson],
  );
  useEffect(() => {
    if (!isKnownPerson) return undefined;
    void note.read();
    const unfollow = registerDraft(`note ${id}`, note.draft);
    const left = new AbortController();
    const { signal } = left;
    // When the page is shown again, another device may have changed the note; when it is hidden, another may be used next.
    const syncNote = () => void (document.hidden ? note.flush() : note.read());
    document.addEventListener("visibilitychange", syncNote, { signal });
    addEventListener("pagehide", () => void note.flush(), { signal });
    return () => {
      left.abort();
      unfollow();
      note.close();
    };
  }, [note]);
  return note;
}
