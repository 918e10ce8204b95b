import { useSignal } from "@preact/signals";
import { accountApi } from "../../online/account-api.ts";
import { accountText } from "../../text/account-text.ts";
import { TextField } from "./field.tsx";
import { useRequest } from "./use-request.ts";

interface Props {
  /** The password was reset: signs in. */
  readonly onDone: (name: string, password: string, codesLeft: number) => void;
  readonly onBack: () => void;
}

/** Sets a new password with a recovery code. */
export function Recover({ onDone, onBack }: Props) {
  const { recover, signUp, reauthenticate } = accountText.value;
  const name = useSignal("");
  const code = useSignal("");
  const password = useSignal("");
  const { send, isBusy, problem } = useRequest();
  const submit = async (event: Event) => {
    event.preventDefault();
    const left = await send(() =>
      accountApi.recoverAccount(name.peek(), code.peek(), password.peek()),
    );
    if (left !== undefined) onDone(name.peek(), password.peek(), left.value);
  };
  const isComplete = name.value.trim() !== "" && code.value.trim() !== "" && password.value !== "";
  return (
    <section class="panel">
      <h1>{recover.title}</h1>
      <p class="quiet">{recover.text}</p>
      <form onSubmit={(event) => void submit(event)}>
        <TextField label={recover.name} value={name} autocomplete="username" maxLength={40} />
        <TextField label={recover.code} value={code} autocomplete="off" maxLength={100} />
        <TextField
          label={recover.password}
          hint={signUp.passwordHint}
          value={password}
          type="password"
          autocomplete="new-password"
        />
        <div class="row">
          <button type="submit" class="button primary" disabled={isBusy.value || !isComplete}>
            {recover.submit}
          </button>
          <button type="button" class="button" onClick={onBack}>
            {reauthenticate.cancel}
          </button>
        </div>
        <p role="alert" class="problem">
          {problem.value}
        </p>
      </form>
    </section>
  );
}
