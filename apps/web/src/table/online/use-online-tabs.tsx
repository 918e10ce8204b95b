import type { Seat } from "@sofala/engine";
import type { ComponentChildren } from "preact";
import { online } from "../../text/online-text.ts";
import type { SideTab } from "../table-layout.tsx";
import { ChatPanel } from "./chat-panel.tsx";
import { NotePanel } from "./note-panel.tsx";
import { CHAT_TAB, type OnlineModel } from "./online-model.ts";
import type { Talk } from "./chat-phrases.ts";
import { useNote } from "./use-note.ts";

interface Props {
  readonly model: OnlineModel;
  readonly hasName: boolean;
  /** A sign of the seat beside what is said there. */
  readonly badge: (seat: Seat) => ComponentChildren;
  /** How people talk now, where that is not up to them alone. */
  readonly talk?: () => Talk;
}

/** What is opened beside the board of a table on a server: the talk, and one's notes. */
export function useOnlineTabs({ model, hasName, badge, talk }: Props): readonly SideTab[] {
  const { live, sitting } = online.value;
  const note = useNote(model.room, hasName);
  return [
    {
      id: CHAT_TAB,
      name: live.chat.title,
      icon: "chat",
      hasNews: model.unread.value > 0,
      content: () => <ChatPanel model={model} hasName={hasName} badge={badge} talk={talk?.()} />,
    },
    {
      id: "notes",
      name: sitting.note.title,
      icon: "pencil",
      content: () => <NotePanel model={note} hasName={hasName} />,
    },
  ];
}
