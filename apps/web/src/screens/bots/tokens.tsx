import { useSignal } from "@preact/signals";
import { useEffect, useId } from "preact/hooks";
import { server } from "../../online/api.ts";
import {
  dropToken,
  makeToken,
  readTokens,
  type NewToken,
  type Token,
} from "../../online/profile-api.ts";
import type { Failure } from "../../online/api-client.ts";
import { Dialog } from "../../ui/dialog.tsx";
import "../../ui/field.css";
import { Icon } from "../../ui/icon.tsx";
import { dateTag } from "../../text/date-text.ts";
import { online } from "../../text/online-text.ts";
import { results } from "../../text/ratings-text.ts";
import { words } from "../../text/app-text.ts";
import { agoText } from "../games/row-summary.ts";
import { FreshToken } from "./new-token-dialog.tsx";

/** The longest label that the server takes. */
const LONGEST = 60;

/** The tokens of my programs: made, listed and taken away. */
export function Tokens() {
  const { tokens: text } = results.value.bots;
  const tokens = useSignal<readonly Token[] | undefined>(undefined);
  const fresh = useSignal<NewToken | undefined>(undefined);
  const dropping = useSignal<Token | undefined>(undefined);
  const failure = useSignal<Failure | undefined>(undefined);
  const look = async () => {
    const found = await readTokens(server);
    if (found.ok) tokens.value = found.value;
    else failure.value = found.error;
  };
  useEffect(() => void look(), []);
  const make = async (label: string) => {
    const made = await makeToken(server, label);
    failure.value = made.ok ? undefined : made.error;
    if (made.ok) fresh.value = made.value;
    await look();
    return made.ok;
  };
  const drop = async ({ id }: Token) => {
    const gone = await dropToken(server, id);
    failure.value = gone.ok ? undefined : gone.error;
    dropping.value = undefined;
    await look();
  };
  return (
    <section class="panel tokens">
      <h2>{text.title}</h2>
      <p class="quiet">{text.text}</p>
      {tokens.value?.length === 0 && <p>{text.none}</p>}
      <ul>
        {tokens.value?.map((token) => (
          <li key={token.id}>
            <Line token={token} onDrop={() => (dropping.value = token)} />
          </li>
        ))}
      </ul>
      <LabelForm onMake={make} />
      <p role="alert" class="problem">
        {failure.value !== undefined && online.value.problem(failure.value)}
      </p>
      {fresh.value !== undefined && (
        <FreshToken token={fresh.value} onClose={() => (fresh.value = undefined)} />
      )}
      {dropping.value !== undefined && (
        <DropDialog
          token={dropping.value}
          onDrop={drop}
          onClose={() => (dropping.value = undefined)}
        />
      )}
    </section>
  );
}

function Line({ token, onDrop }: { readonly token: Token; readonly onDrop: () => void }) {
  const { tokens: text } = results.value.bots;
  const { label, createdAt, lastUsedAt } = token;
  const { tag } = words.value;
  const date = new Intl.DateTimeFormat(dateTag(), { dateStyle: "medium" });
  return (
    <>
      <span class="what">
        <strong>{label}</strong>
        <span class="quiet">
          {text.made(date.format(createdAt))}, {text.used(agoText(lastUsedAt, Date.now(), tag))}
        </span>
      </span>
      <button
        type="button"
        class="button plain"
        aria-label={text.dropNamed(label)}
        onClick={onDrop}
      >
        <Icon name="bin" />
        {text.drop}
      </button>
    </>
  );
}

function LabelForm({ onMake }: { readonly onMake: (label: string) => Promise<boolean> }) {
  const { tokens: text } = results.value.bots;
  const id = useId();
  const label = useSignal("");
  const isBusy = useSignal(false);
  const make = async (event: Event) => {
    event.preventDefault();
    const wanted = label.peek().trim();
    if (wanted === "" || isBusy.peek()) return;
    isBusy.value = true;
    if (await onMake(wanted)) label.value = "";
    isBusy.value = false;
  };
  return (
    <form onSubmit={(event) => void make(event)}>
      <label for={id}>{text.label}</label>
      <div class="row">
        <input
          id={id}
          class="field"
          value={label.value}
          maxLength={LONGEST}
          placeholder={text.placeholder}
          autocomplete="off"
          required
          onInput={(event) => (label.value = event.currentTarget.value)}
        />
        <button
          type="submit"
          class="button primary"
          disabled={isBusy.value || label.value.trim() === ""}
        >
          <Icon name="plus" />
          {text.make}
        </button>
      </div>
    </form>
  );
}

interface DropProps {
  readonly token: Token;
  readonly onDrop: (token: Token) => Promise<void>;
  readonly onClose: () => void;
}

/** A program is locked out for good: that is asked about. */
function DropDialog({ token, onDrop, onClose }: DropProps) {
  const { tokens: text } = results.value.bots;
  return (
    <Dialog
      isOpen
      title={text.dropTitle(token.label)}
      onClose={onClose}
      actions={
        <>
          <button type="button" class="button" autofocus onClick={onClose}>
            {text.keep}
          </button>
          <button type="button" class="button danger" onClick={() => void onDrop(token)}>
            {text.drop}
          </button>
        </>
      }
    >
      <p>{text.dropText}</p>
    </Dialog>
  );
}
