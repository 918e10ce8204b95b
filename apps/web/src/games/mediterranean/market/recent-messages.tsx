import { useSignal, useSignalEffect } from "@preact/signals";
import type { Mediterranean, PhraseId } from "@sofala/mediterranean";
import type { ChatMessage } from "@sofala/protocol";
import { useRef } from "preact/hooks";
import type { HiddenInfoTable } from "../../../local/hidden-info-table.ts";
import { RemoteHiddenTable } from "../../../online/remote-hidden-table.ts";
import { relationshipWith } from "../../../people/my-relationships.ts";
import { mediterraneanText } from "../mediterranean-text.ts";
import { SeatBadge } from "../art/seat-badge.tsx";
import "./recent-messages.css";

/** How long a message stays visible. */
const VISIBLE_MS = 6000;
/** How many messages are visible at most. */
const MAX_MESSAGES = 3;

/** New chat messages of the other players; the chat tab has all messages. */
export function RecentMessages({ table }: { readonly table: HiddenInfoTable<Mediterranean> }) {
  return table instanceof RemoteHiddenTable ? <MessageList table={table} /> : undefined;
}

function MessageList({ table }: { readonly table: RemoteHiddenTable<Mediterranean> }) {
  const { sentences } = mediterraneanText.value;
  const { chat, info } = table.client;
  const messages = useSignal<readonly ChatMessage[]>([]);
  const last = useRef(chat.peek().at(-1)?.number ?? 0);
  useSignalEffect(() => {
    const unread = chat.value.filter(({ number }) => number > last.current);
    last.current = chat.value.at(-1)?.number ?? 0;
    const others = unread.filter(
      ({ seat, personId }) =>
        seat !== undefined &&
        seat !== info.peek().you.seat &&
        relationshipWith(personId) !== "blocked",
    );
    if (others.length === 0) return;
    messages.value = [...messages.peek(), ...others].slice(-MAX_MESSAGES);
    setTimeout(() => {
      messages.value = messages.peek().filter((message) => !others.includes(message));
    }, VISIBLE_MS);
  });
  return (
    <div class="recent-messages" role="status">
      {messages.value.map(({ number, seat = 0, name, text, phrase }) => (
        <p key={number}>
          <SeatBadge seat={seat} size="1.25rem" />
          <b>{name}</b> {text ?? sentences.chatPhrase[phrase as PhraseId]}
        </p>
      ))}
    </div>
  );
}
