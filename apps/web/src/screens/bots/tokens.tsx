import { useSignal } from "@preact/signals";
import { useEffect, useId } from "preact/hooks";
import { api } from "../../online/api.ts";
import {
  revokeToken,
  createToken,
  readTokens,
  type CreatedToken,
  type TokenInfo,
} from "../../online/profile-api.ts";
import type { Failure } from "../../api-failure.ts";
import { Dialog } from "../../ui/dialog.tsx";
import "../../ui/field.css";
import { Icon } from "../../ui/icon.tsx";
import { dateLocale } from "../../text/date-text.ts";
import { onlineText } from "../../text/online-text.ts";
import { ratingsText } from "../../text/ratings-text.ts";
import { appText } from "../../text/app-text.ts";
import { agoText } from "../games/row-summary.ts";
import { NewTokenDialog } from "./new-token-dialog.tsx";

/** The server's limit. */
const MAX_LABEL_LENGTH = 60;

/** Creates, lists and revokes the API tokens of my account. */
export function Tokens() {
  const { tokens: text } = ratingsText.value.botPage;
  const tokens = useSignal<readonly TokenInfo[] | undefined>(undefined);
  const fresh = useSignal<CreatedToken | undefined>(undefined);
  const dropping = useSignal<TokenInfo | undefined>(undefined);
  const failure = useSignal<Failure | undefined>(undefined);
  const load = async () => {
    const found = await readTokens(api);
    if (found.ok) tokens.value = found.value;
    else failure.value = found.error;
  };
  useEffect(() => void load(), []);
  const make = async (label: string) => {
    const made = await createToken(api, label);
    failure.value = made.ok ? undefined : made.error;
    if (made.ok) fresh.value = made.value;
    await load();
    return made.ok;
  };
  const drop = async ({ id }: TokenInfo) => {
    const gone = await revokeToken(api, id);
    failure.value = gone.ok ? undefined : gone.error;
    dropping.value = undefined;
    await load();
  };
  return (
    <section class="panel tokens">
      <h2>{text.title}</h2>
      <p class="quiet">{text.text}</p>
      {tokens.value?.length === 0 && <p>{text.noTokens}</p>}
      <ul>
        {tokens.value?.map((token) => (
          <li key={token.id}>
            <TokenLine token={token} onRevoke={() => (dropping.value = token)} />
          </li>
        ))}
      </ul>
      <LabelForm onCreate={make} />
      <p role="alert" class="problem">
        {failure.value !== undefined && onlineText.value.problem(failure.value)}
      </p>
      {fresh.value !== undefined && (
        <NewTokenDialog token={fresh.value} onClose={() => (fresh.value = undefined)} />
      )}
      {dropping.value !== undefined && (
        <RevokeDialog
          token={dropping.value}
          onRevoke={drop}
          onClose={() => (dropping.value = undefined)}
        />
      )}
    </section>
  );
}

function TokenLine({
  token,
  onRevoke,
}: {
  readonly token: TokenInfo;
  readonly onRevoke: () => void;
}) {
  const { tokens: text } = ratingsText.value.botPage;
  const { label, createdAt, lastUsedAt } = token;
  const { tag } = appText.value;
  const date = new Intl.DateTimeFormat(dateLocale(), { dateStyle: "medium" });
  return (
    <>
      <span class="what">
        <strong>{label}</strong>
        <span class="quiet">
          {text.created(date.format(createdAt))},{" "}
          {text.lastUsed(agoText(lastUsedAt, Date.now(), tag))}
        </span>
      </span>
      <button
        type="button"
        class="button plain"
        aria-label={text.revokeNamed(label)}
        onClick={onRevoke}
      >
        <Icon name="bin" />
        {text.revoke}
      </button>
    </>
  );
}

function LabelForm({ onCreate }: { readonly onCreate: (label: string) => Promise<boolean> }) {
  const { tokens: text } = ratingsText.value.botPage;
  const id = useId();
  const label = useSignal("");
  const isBusy = useSignal(false);
  const make = async (event: Event) => {
    event.preventDefault();
    const wanted = label.peek().trim();
    if (wanted === "" || isBusy.peek()) return;
    isBusy.value = true;
    if (await onCreate(wanted)) label.value = "";
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
          maxLength={MAX_LABEL_LENGTH}
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
          {text.create}
        </button>
      </div>
    </form>
  );
}

interface RevokeDialogProps {
  readonly token: TokenInfo;
  readonly onRevoke: (token: TokenInfo) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for a confirmation before a token is revoked. */
function RevokeDialog({ token, onRevoke, onClose }: RevokeDialogProps) {
  const { tokens: text } = ratingsText.value.botPage;
  return (
    <Dialog
      isOpen
      title={text.revokeTitle(token.label)}
      onClose={onClose}
      actions={
        <>
          <button type="button" class="button" autofocus onClick={onClose}>
            {text.cancel}
          </button>
          <button type="button" class="button danger" onClick={() => void onRevoke(token)}>
            {text.revoke}
          </button>
        </>
      }
    >
      <p>{text.revokeText}</p>
    </Dialog>
  );
}
