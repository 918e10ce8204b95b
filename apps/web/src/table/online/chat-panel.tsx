import type { Seat } from "@sofala/engine";
import type { ChatMessage } from "@sofala/protocol";
import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { relationshipWith } from "../../people/my-relationships.ts";
import { ModerationNotices } from "../../people/moderation-status.tsx";
import { PersonMenu } from "../../people/person-menu.tsx";
import { refreshCurrentPerson, currentPerson } from "../../online/current-person.ts";
import "../../ui/field.css";
import { onlineText } from "../../text/online-text.ts";
import { appText } from "../../text/app-text.ts";
import "./chat-panel.css";
import type { OnlineModel } from "./online-model.ts";
import type { ChatPhrases } from "./chat-phrases.ts";
import { NicknameNeeded } from "./nickname-needed.tsx";
import { useTableCommand } from "./use-table-command.ts";

interface Props {
  readonly model: OnlineModel;
  /** True if there is a session; nobody else may write. */
  readonly isKnownPerson: boolean;
  /** The badge of the sender's seat. */
  readonly badge?: (seat: Seat) => ComponentChildren;
  /** The game's chat phrases, if it has any. */
  readonly chatPhrases?: ChatPhrases | undefined;
}

/** The server's limit. */
const MAX_MESSAGE_LENGTH = 500;

/** The chat of the table. */
export function ChatPanel({ model, isKnownPerson, badge, chatPhrases }: Props) {
  const { chat: text } = onlineText.value.onlineTable;
  const box = useRef<HTMLDivElement>(null);
  // Hides messages of people who were blocked just now; the server sends no new ones.
  const messages = model.client.chat.value.filter(
    ({ personId }) => relationshipWith(personId) !== "blocked",
  );
  useLayoutEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [messages.length]);
  return (
    <div class="chat-panel">
      <div class="messages" ref={box} role="log" aria-label={text.title} tabIndex={0}>
        {messages.length === 0 && <p class="quiet empty">{text.empty}</p>}
        {messages.map((message) => (
          <Message
            key={message.number}
            message={message}
            model={model}
            badge={badge}
            chatPhrases={chatPhrases}
          />
        ))}
      </div>
      {isKnownPerson ? (
        <ChatInputArea model={model} chatPhrases={chatPhrases} />
      ) : (
        <NicknameNeeded client={model.client} text={text.nicknameNeeded} />
      )}
    </div>
  );
}

interface MessageProps {
  readonly message: ChatMessage;
  readonly model: OnlineModel;
  readonly badge: Props["badge"];
  readonly chatPhrases: ChatPhrases | undefined;
}

function Message({ message, model, badge, chatPhrases }: MessageProps) {
  const { chat: text } = onlineText.value.onlineTable;
  const { seat, at, phrase = "" } = message;
  const name = message.name || appText.value.common.deletedPerson;
  const isMine = seat !== undefined && seat === model.mySeat.value;
  return (
    <p class={isMine ? "message mine" : "message"}>
      <span class="from">
        {seat !== undefined && badge?.(seat)}
        <b>{isMine ? text.you : seat === undefined ? text.spectator(name) : name}</b>
        <time class="quiet figures" dateTime={new Date(at).toISOString()}>
          {timeOfDay(at, appText.value.tag)}
        </time>
        {!isMine && (
          <PersonMenu
            person={{ id: message.personId, name: message.name }}
            reportContext={{ tableId: model.client.id, messageNumber: message.number }}
          />
        )}
      </span>
      <span class="words">{message.text ?? chatPhrases?.text(phrase) ?? phrase}</span>
    </p>
  );
}

/** `17:05` */
const timeOfDay = (at: number, tag: string): string =>
  new Intl.DateTimeFormat(tag, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(at);

/** The input, or why there is none at the moment. */
function ChatInputArea({ model, chatPhrases }: ChatInputProps) {
  const me = currentPerson.value?.ok === true ? currentPerson.value.value : undefined;
  const isRunning = model.client.info.value.status === "running";
  return (
    <>
      {chatPhrases !== undefined && isRunning && (
        <PhraseButtons model={model} chatPhrases={chatPhrases} />
      )}
      {me?.moderation?.muted !== undefined ? (
        <ModerationNotices me={me} />
      ) : (
        (chatPhrases?.isPhrasesOnly !== true || !isRunning) && <ChatInput model={model} />
      )}
    </>
  );
}

interface ChatInputProps {
  readonly model: OnlineModel;
  readonly chatPhrases: ChatPhrases | undefined;
}

/** Buttons for the chat phrases. */
function PhraseButtons({
  model,
  chatPhrases,
}: {
  readonly model: OnlineModel;
  readonly chatPhrases: ChatPhrases;
}) {
  const { onlineTable, problem } = onlineText.value;
  const { isBusy, failure, send } = useTableCommand(model.client);
  return (
    <div class="phrases">
      {chatPhrases.isPhrasesOnly && <p class="quiet">{onlineTable.chat.phrasesOnly}</p>}
      <div class="choices" role="group" aria-label={onlineTable.chat.phrases}>
        {chatPhrases.phrases.map((phrase) => (
          <button
            key={phrase}
            type="button"
            class="button"
            disabled={isBusy.value}
            onClick={() => void send("chat", { phrase })}
          >
            {chatPhrases.text(phrase)}
          </button>
        ))}
      </div>
      {failure.value !== undefined && (
        <p role="alert" class="problem">
          {onlineTable.chat.notSent(problem(failure.value))}
        </p>
      )}
    </div>
  );
}

function ChatInput({ model }: Pick<Props, "model">) {
  const { onlineTable, problem } = onlineText.value;
  const id = useId();
  const { chatDraft } = model;
  const { failure, send } = useTableCommand(model.client);
  const submit = async (event: Event) => {
    event.preventDefault();
    const message = chatDraft.peek().trim();
    if (message === "") return;
    const isSent = (await send("chat", { text: message })) !== undefined;
    if (failure.peek()?.code === "chat/muted") await refreshCurrentPerson();
    if (isSent && chatDraft.peek().trim() === message) chatDraft.value = "";
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <input
        class="field"
        aria-label={onlineTable.chat.write}
        aria-describedby={`${id}-problem`}
        placeholder={onlineTable.chat.write}
        value={chatDraft.value}
        maxLength={MAX_MESSAGE_LENGTH}
        autocomplete="off"
        enterkeyhint="send"
        onInput={(event) => (chatDraft.value = event.currentTarget.value)}
      />
      <button type="submit" class="button" disabled={chatDraft.value.trim() === ""}>
        {onlineTable.chat.send}
      </button>
      <p id={`${id}-problem`} role="alert" class="problem">
        {failure.value !== undefined && onlineTable.chat.notSent(problem(failure.value))}
      </p>
    </form>
  );
}
