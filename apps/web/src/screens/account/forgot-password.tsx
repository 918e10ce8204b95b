import { useSignal } from "@preact/signals";
import { accountApi } from "../../online/account-api.ts";
import { accountText } from "../../text/account-text.ts";
import { TextField } from "./field.tsx";
import { useRequest } from "./use-request.ts";

interface Props {
  readonly onUseCode: () => void;
  readonly onBack: () => void;
}

/** Requests a link that sets a new password. */
export function ForgotPassword({ onUseCode, onBack }: Props) {
  const { forgotPassword, reauthenticate } = accountText.value;
  const email = useSignal("");
  const message = useSignal("");
  const { send, isBusy, problem } = useRequest();
  const submit = async (event: Event) => {
    event.preventDefault();
    const sent = await send(async () => {
      const result = await accountApi.requestPasswordReset(email.peek());
      return !result.ok && result.error.code === "mail/not-configured"
        ? forgotPassword.noMail
        : result;
    });
    if (sent !== undefined) message.value = forgotPassword.sent;
  };
  return (
    <section class="panel">
      <h1>{forgotPassword.title}</h1>
      <p class="quiet">{forgotPassword.text}</p>
      <form onSubmit={(event) => void submit(event)}>
        <TextField label={forgotPassword.email} value={email} type="email" autocomplete="email" />
        <div class="row">
          <button
            type="submit"
            class="button primary"
            disabled={isBusy.value || email.value.trim() === ""}
          >
            {forgotPassword.submit}
          </button>
          <button type="button" class="button" onClick={onBack}>
            {reauthenticate.cancel}
          </button>
        </div>
        <p role="alert" class="problem">
          {problem.value}
        </p>
        <p role="status" class="done">
          {message.value}
        </p>
      </form>
      <button type="button" class="button plain" onClick={onUseCode}>
        {forgotPassword.useCode}
      </button>
    </section>
  );
}
