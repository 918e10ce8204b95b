import { useSignal } from "@preact/signals";
import { ok } from "@sofala/engine";
import { accounts } from "../../online/account-api.ts";
import type { Person } from "../../online/api-client.ts";
import { navigate } from "../../router.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { account as text } from "../../text/account-text.ts";
import { who } from "../../online/current-person.ts";
import { Field } from "./field.tsx";
import type { Prove } from "./reauthenticate.tsx";
import { useAsking } from "./use-request.ts";

interface Props {
  readonly me: Person;
  /** Left out for guests, who have nothing to show. */
  readonly prove?: Prove;
}

/** What the server keeps about me, as a file; and how it forgets me. */
export function Leaving({ me, prove }: Props) {
  const { data, proof: said } = text.value;
  const isAsking = useSignal(false);
  const written = useSignal("");
  const { ask, isBusy, trouble } = useAsking();
  const leave = async (event: Event) => {
    event.preventDefault();
    isAsking.value = false;
    const proof = prove === undefined ? { name: written.peek() } : await prove();
    if (proof === undefined) return;
    const gone = await ask(() => accounts.leave(proof));
    if (gone === undefined) return;
    who.value = ok(undefined);
    navigate("/online");
  };
  const close = () => {
    isAsking.value = false;
  };
  return (
    <section class="panel">
      <h2>{data.title}</h2>
      <p class="quiet">{data.text}</p>
      <div class="row">
        <a class="button" href="/api/me/export" download="sofala-my-data.json">
          <Icon name="download" />
          {data.export}
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
        {trouble.value}
      </p>
      <Dialog isOpen={isAsking.value} title={data.deleteTitle} onClose={close}>
        <form class="proof" onSubmit={(event) => void leave(event)}>
          <p>{data.deleteText}</p>
          <Field label={data.type(me.name)} value={written} autocomplete="off" />
          <div class="row">
            <button
              type="submit"
              class="button danger"
              disabled={written.value.trim() !== me.name.trim()}
            >
              {data.go}
            </button>
            <button type="button" class="button" onClick={close}>
              {said.cancel}
            </button>
          </div>
        </form>
      </Dialog>
    </section>
  );
}
