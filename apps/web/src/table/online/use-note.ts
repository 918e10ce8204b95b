import { useEffect, useMemo } from "preact/hooks";
import { server } from "../../online/api.ts";
import type { RemoteRoom } from "../../online/table-client.ts";
import { remainsHere } from "../../online/current-person.ts";
import { followDraft } from "../../store/drafts.ts";
import { NoteModel } from "./note-model.ts";

/** The notes of whoever is at a table, for as long as they are. */
export function useNote({ id, invite }: RemoteRoom, hasName: boolean): NoteModel {
  const note = useMemo(
    () =>
      new NoteModel({
        isMine: remainsHere(),
        read: () => server.note(id, invite),
        write: (text, previousText) => server.writeNote(id, text, previousText, invite),
      }),
    [id, invite, hasName],
  );
  useEffect(() => {
    if (!hasName) return undefined;
    void note.read();
    const unfollow = followDraft(`note ${id}`, note.draft);
    const left = new AbortController();
    const { signal } = left;
    // Another device of theirs may have been used meanwhile, or this one is left for another.
    const look = () => void (document.hidden ? note.flush() : note.read());
    document.addEventListener("visibilitychange", look, { signal });
    addEventListener("pagehide", () => void note.flush(), { signal });
    return () => {
      left.abort();
      unfollow();
      note.close();
    };
  }, [note]);
  return note;
}
