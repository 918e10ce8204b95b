import { useSignal } from "@preact/signals";
import { accounts } from "../../online/account-api.ts";
import { account } from "../../text/account-text.ts";
import { Field } from "./field.tsx";
import { useAsking } from "./use-request.ts";

/** Asks for a link that sets a new password. */
export function Forgotten({ onBack }: { readonly onBack: () => void }) {
  const { forgotten, proof } = account.value;
  const email = useSignal("");
  const said = useSignal("");
  const { ask, isBusy, trouble } = useAsking();
  const send = async (event: Event) => {
    event.preventDefault();
    const sent = await ask(async () => {
      const answer = await accounts.askReset(email.peek());
      return !answer.ok && answer.error.code === "mail/not-configured" ? forgotten.noMail : answer;
    });
    if (sent !== undefined) said.value = forgotten.sent;
  };
  return (
    <section class="panel">
      <h1>{forgotten.title}</h1>
      <p class="quiet">{forgotten.text}</p>
      <form onSubmit={(event) => void send(event)}>
        <Field label={forgotten.email} value={email} type="email" autocomplete="email" />
        <div class="row">
          <button
            type="submit"
            class="button primary"
            disabled={isBusy.value || email.value.trim() === ""}
          >
            {forgotten.go}
          </button>
          <button type="button" class="button" onClick={onBack}>
            {proof.cancel}
          </button>
        </div>
        <p role="alert" class="problem">
          {trouble.value}
        </p>
        <p role="status" class="done">
          {said.value}
        </p>
      </form>
    </section>
  );
}
