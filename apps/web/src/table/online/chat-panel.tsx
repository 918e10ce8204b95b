import type { Seat } from "@sofala/engine";
import type { ChatMessage } from "@sofala/protocol";
import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { tieTo } from "../../people/my-relationships.ts";
import { MyNotices } from "../../people/moderation-status.tsx";
import { PersonMenu } from "../../people/person-menu.tsx";
import { askAgain, who } from "../../online/current-person.ts";
import "../../ui/field.css";
import { online } from "../../text/online-text.ts";
import { words } from "../../text/app-text.ts";
import "./chat-panel.css";
import type { OnlineModel } from "./online-model.ts";
import type { Talk } from "./chat-phrases.ts";
import { useAsking } from "./use-table-command.ts";

interface Props {
  readonly model: OnlineModel;
  /** Does the server know who is here? Nobody else may write. */
  readonly hasName: boolean;
  /** A sign of the seat before what is said there. */
  readonly badge?: (seat: Seat) => ComponentChildren;
  /** The set phrases of the game, where it has some. */
  readonly talk?: Talk | undefined;
}

/** The longest message that the server takes. */
const LONGEST = 500;

/** What people say at the table. */
export function ChatPanel({ model, hasName, badge, talk }: Props) {
  const { chat: text } = online.value.live;
  const box = useRef<HTMLDivElement>(null);
  // Whoever was blocked just now is not heard any more; the server sends nothing new of theirs.
  const messages = model.room.chat.value.filter(({ personId }) => tieTo(personId) !== "blocked");
  useLayoutEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [messages.length]);
  return (
    <div class="chat-panel">
      <div class="said" ref={box} role="log" aria-label={text.title} tabIndex={0}>
        {messages.length === 0 && <p class="quiet empty">{text.empty}</p>}
        {messages.map((message) => (
          <Message key={message.number} message={message} model={model} badge={badge} talk={talk} />
        ))}
      </div>
      {hasName ? (
        <Writing model={model} talk={talk} />
      ) : (
        <p class="quiet unnamed">{text.onlyNamed}</p>
      )}
    </div>
  );
}

interface MessageProps {
  readonly message: ChatMessage;
  readonly model: OnlineModel;
  readonly badge: Props["badge"];
  readonly talk: Talk | undefined;
}

function Message({ message, model, badge, talk }: MessageProps) {
  const { chat: text } = online.value.live;
  const { seat, at, phrase = "" } = message;
  const name = message.name || words.value.common.anonymous;
  const isMine = seat !== undefined && seat === model.mySeat.value;
  return (
    <p class={isMine ? "message mine" : "message"}>
      <span class="from">
        {seat !== undefined && badge?.(seat)}
        <b>{isMine ? text.you : seat === undefined ? text.spectator(name) : name}</b>
        <time class="quiet figures" dateTime={new Date(at).toISOString()}>
          {timeOf(at, words.value.tag)}
        </time>
        {!isMine && (
          <PersonMenu
            person={{ id: message.personId, name: message.name }}
            at={{ tableId: model.room.id, messageNumber: message.number }}
          />
        )}
      </span>
      <span class="words">{message.text ?? talk?.text(phrase) ?? phrase}</span>
    </p>
  );
}

/** `17:05` */
const timeOf = (at: number, tag: string): string =>
  new Intl.DateTimeFormat(tag, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(at);

/** A place to write, or why there is none for now. */
function Writing({ model, talk }: Speaking) {
  const me = who.value?.ok === true ? who.value.value : undefined;
  const isRunning = model.room.info.value.status === "running";
  return (
    <>
      {talk !== undefined && isRunning && <Phrases model={model} talk={talk} />}
      {me?.moderation?.muted !== undefined ? (
        <MyNotices me={me} />
      ) : (
        (talk?.isHushed !== true || !isRunning) && <Write model={model} />
      )}
    </>
  );
}

interface Speaking {
  readonly model: OnlineModel;
  readonly talk: Talk | undefined;
}

/** What can be said in one press. */
function Phrases({ model, talk }: { readonly model: OnlineModel; readonly talk: Talk }) {
  const { live, problem } = online.value;
  const { isBusy, failure, ask } = useAsking(model.room);
  return (
    <div class="phrases">
      {talk.isHushed && <p class="quiet">{live.chat.hushed}</p>}
      <div class="choices" role="group" aria-label={live.chat.phrases}>
        {talk.phrases.map((phrase) => (
          <button
            key={phrase}
            type="button"
            class="button"
            disabled={isBusy.value}
            onClick={() => void ask("chat", { phrase })}
          >
            {talk.text(phrase)}
          </button>
        ))}
      </div>
      {failure.value !== undefined && (
        <p role="alert" class="problem">
          {live.chat.notSent(problem(failure.value))}
        </p>
      )}
    </div>
  );
}

function Write({ model }: Pick<Props, "model">) {
  const { live, problem } = online.value;
  const id = useId();
  const { written } = model;
  const { failure, ask } = useAsking(model.room);
  const send = async (event: Event) => {
    event.preventDefault();
    const said = written.peek().trim();
    if (said === "") return;
    const isSaid = (await ask("chat", { text: said })) !== undefined;
    if (failure.peek()?.code === "chat/muted") await askAgain();
    if (isSaid && written.peek().trim() === said) written.value = "";
  };
  return (
    <form onSubmit={(event) => void send(event)}>
      <input
        class="field"
        aria-label={live.chat.write}
        aria-describedby={`${id}-problem`}
        placeholder={live.chat.write}
        value={written.value}
        maxLength={LONGEST}
        autocomplete="off"
        enterkeyhint="send"
        onInput={(event) => (written.value = event.currentTarget.value)}
      />
      <button type="submit" class="button" disabled={written.value.trim() === ""}>
        {live.chat.send}
      </button>
      <p id={`${id}-problem`} role="alert" class="problem">
        {failure.value !== undefined && live.chat.notSent(problem(failure.value))}
      </p>
    </form>
  );
}
