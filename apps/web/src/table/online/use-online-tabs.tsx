import type { Seat } from "@sofala/engine";
import type { ComponentChildren } from "preact";
import { onlineText } from "../../text/online-text.ts";
import type { SideTab } from "../table-layout.tsx";
import { ChatPanel } from "./chat-panel.tsx";
import { NotePanel } from "./note-panel.tsx";
import { CHAT_TAB, type OnlineModel } from "./online-model.ts";
import type { ChatPhrases } from "./chat-phrases.ts";
import { useNote } from "./use-note.ts";

interface Props {
  readonly model: OnlineModel;
  readonly isKnownPerson: boolean;
  /** The badge of a sender's seat. */
  readonly badge: (seat: Seat) => ComponentChildren;
  /** The chat phrases of the game, if it has any. */
  readonly chatPhrases: () => ChatPhrases | undefined;
}

/** The side tabs of every table on a server: chat and notes. */
export function useOnlineTabs({
  model,
  isKnownPerson,
  badge,
  chatPhrases,
}: Props): readonly SideTab[] {
  const { onlineTable, tableTools } = onlineText.value;
  const note = useNote(model.client, isKnownPerson);
  return [
    {
      id: CHAT_TAB,
      name: onlineTable.chat.title,
      icon: "chat",
      hasUnread: model.unread.value > 0,
      content: () => (
        <ChatPanel
          model={model}
          isKnownPerson={isKnownPerson}
          badge={badge}
          chatPhrases={chatPhrases()}
        />
      ),
    },
    {
      id: "notes",
      name: tableTools.note.title,
      icon: "pencil",
      content: () => <NotePanel model={note} isKnownPerson={isKnownPerson} />,
    },
  ];
}
