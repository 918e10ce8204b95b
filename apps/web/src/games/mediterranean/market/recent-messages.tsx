import { useSignal, useSignalEffect } from "@preact/signals";
import type { Mediterranean, PhraseId } from "@sofala/mediterranean";
import type { ChatMessage } from "@sofala/protocol";
import { useRef } from "preact/hooks";
import type { SightedTable } from "../../../local/hidden-info-table.ts";
import { RemoteSight } from "../../../online/remote-hidden-table.ts";
import { tieTo } from "../../../people/my-relationships.ts";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { SeatBadge } from "../art/seat-badge.tsx";
import "./recent-messages.css";

/** So many milliseconds what somebody said stands over the market. */
const STAYS = 6000;
/** So many voices are heard at once. */
const VOICES = 3;

/** What the others at the table just said; all of it stays in the chat. */
export function Overheard({ table }: { readonly table: SightedTable<Mediterranean> }) {
  return table instanceof RemoteSight ? <Voices table={table} /> : undefined;
}

function Voices({ table }: { readonly table: RemoteSight<Mediterranean> }) {
  const { game } = mediterraneanWords.value;
  const { chat, info } = table.room;
  const heard = useSignal<readonly ChatMessage[]>([]);
  const last = useRef(chat.peek().at(-1)?.number ?? 0);
  useSignalEffect(() => {
    const news = chat.value.filter(({ number }) => number > last.current);
    last.current = chat.value.at(-1)?.number ?? 0;
    const others = news.filter(
      ({ seat, personId }) =>
        seat !== undefined && seat !== info.peek().you.seat && tieTo(personId) !== "blocked",
    );
    if (others.length === 0) return;
    heard.value = [...heard.peek(), ...others].slice(-VOICES);
    setTimeout(() => {
      heard.value = heard.peek().filter((message) => !others.includes(message));
    }, STAYS);
  });
  return (
    <div class="overheard" role="status">
      {heard.value.map(({ number, seat = 0, name, text, phrase }) => (
        <p key={number}>
          <SeatBadge seat={seat} size="1.25rem" />
          <b>{name}</b> {text ?? game.phrase[phrase as PhraseId]}
        </p>
      ))}
    </div>
  );
}
