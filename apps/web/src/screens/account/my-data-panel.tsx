import { useSignal } from "@preact/signals";
import { ok } from "@sofala/engine";
import { accountApi } from "../../online/account-api.ts";
import type { Person } from "../../online/api-client.ts";
import { navigate } from "../../router.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { accountText as text } from "../../text/account-text.ts";
import { currentPerson } from "../../online/current-person.ts";
import { TextField } from "./field.tsx";
import type { Reauthenticate } from "./reauthenticate.tsx";
import { useRequest } from "./use-request.ts";

interface Props {
  readonly me: Person;
  /** Left out for guests, who have no password or passkey. */
  readonly reauthenticate?: Reauthenticate;
}

/** Downloads what the server stores about me, and deletes the account. */
export function MyDataPanel({ me, reauthenticate }: Props) {
  const { data, reauthenticate: reauthenticateText } = text.value;
  const isAsking = useSignal(false);
  const written = useSignal("");
  const { send, isBusy, problem } = useRequest();
  const leave = async (event: Event) => {
    event.preventDefault();
    isAsking.value = false;
    const reauthentication =
      reauthenticate === undefined ? { name: written.peek() } : await reauthenticate();
    if (reauthentication === undefined) return;
    const gone = await send(() => accountApi.deleteAccount(reauthentication));
    if (gone === undefined) return;
    currentPerson.value = ok(undefined);
    navigate("/online");
  };
  const close = () => {
    isAsking.value = false;
  };
  return (
    <section class="panel">
      <h2>{data.title}</h2>
      <p class="quiet">{data.text}</p>
      <p class="quiet">{data.archiveText}</p>
      <div class="row">
        <a class="button" href="/api/me/export" download="sofala-my-data.json">
          <Icon name="download" />
          {data.export}
        </a>
        <a class="button" href="/api/me/archive" download="sofala-archive.ndjson">
          <Icon name="download" />
          {data.archive}
        </a>
        <button
          type="button"
          class="button"
          disabled={isBusy.value}
          onClick={() => {
            written.value = "";
            isAsking.value = true;
          }}
        >
          <Icon name="bin" />
          {data.delete}
        </button>
      </div>
      <p role="alert" class="problem">
        {problem.value}
      </p>
      <Dialog isOpen={isAsking.value} title={data.deleteTitle} onClose={close}>
        <form class="reauthentication" onSubmit={(event) => void leave(event)}>
          <p>{data.deleteText}</p>
          <TextField label={data.typeToConfirm(me.name)} value={written} autocomplete="off" />
          <div class="row">
            <button
              type="submit"
              class="button danger"
              disabled={written.value.trim() !== me.name.trim()}
            >
              {data.submit}
            </button>
            <button type="button" class="button" onClick={close}>
              {reauthenticateText.cancel}
            </button>
          </div>
        </form>
      </Dialog>
    </section>
  );
}
