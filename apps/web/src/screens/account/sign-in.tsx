import { signal, useSignal } from "@preact/signals";
import { ok, type Result } from "@sofala/engine";
import { useEffect, useRef } from "preact/hooks";
import { accountApi, type SignInResult } from "../../online/account-api.ts";
import { supportsPasskeys, requestPasskey } from "../../online/passkeys.ts";
import type { Failure } from "../../api-failure.ts";
import { navigate, query } from "../../router.ts";
import { accountText } from "../../text/account-text.ts";
import { currentPerson } from "../../online/current-person.ts";
import { TextField } from "./field.tsx";
import { ForgotPassword } from "./forgot-password.tsx";
import { PasskeyAutofill } from "./passkey-autofill.ts";
import { Recover } from "./recover.tsx";
import { useRequest } from "./use-request.ts";
import { returnPath } from "./return-path.ts";

/** How many tables of the guest the account took over at sign-in. */
export const mergedTables = signal(0);
/** How many recovery codes are left, if the person has just used one. */
export const recoveryCodesLeft = signal<number | undefined>(undefined);

/** Signs in with a passkey, or with name and password. */
export function SignIn() {
  const { signIn, passkeyCancelled } = accountText.value;
  const name = useSignal("");
  const password = useSignal("");
  const step = useSignal<"sign-in" | "forgot-password" | "recover">("sign-in");
  /** Tables that would be left behind, and a function that signs in all the same. */
  const leftBehind = useSignal<
    { readonly games: string; readonly proceed: () => void } | undefined
  >(undefined);
  const { send, isBusy, problem } = useRequest();

  const attempt = async (
    signInWith: (leave: boolean) => Promise<Result<SignInResult, Failure> | string>,
    leave = false,
  ) => {
    leftBehind.value = undefined;
    const signedIn = await send(async () => {
      const result = await signInWith(leave);
      if (typeof result === "string" || result.ok) return result;
      const { error } = result;
      if (error.code !== "person/tables-left-behind" || !("detail" in error)) return result;
      leftBehind.value = {
        games: error.detail ?? "",
        proceed: () => void attempt(signInWith, true),
      };
      return "";
    });
    if (signedIn === undefined) return;
    mergedTables.value = signedIn.value.mergedTables;
    currentPerson.value = ok(signedIn.value.person);
    navigate(returnPath(query.peek()), { replace: true });
  };
  const autofill = useRef<PasskeyAutofill>(undefined);
  const signInWithPasskey = async (leave: boolean) => {
    // A browser can request only one passkey at a time.
    autofill.current?.stop();
    const options = await accountApi.passkeySignInOptions();
    if (!options.ok) return options;
    const passkey = await requestPasskey(options.value);
    return passkey === undefined ? passkeyCancelled : accountApi.signInWithPasskey(passkey, leave);
  };
  useEffect(() => {
    const started = new PasskeyAutofill((passkey) => {
      // A passkey response is valid once: to go on, another one is needed.
      void attempt((leave) =>
        leave ? signInWithPasskey(true) : accountApi.signInWithPasskey(passkey, false),
      );
    });
    autofill.current = started;
    return () => started.stop();
  }, []);

  const toSignIn = () => {
    step.value = "sign-in";
  };
  if (step.value === "forgot-password") {
    return <ForgotPassword onUseCode={() => (step.value = "recover")} onBack={toSignIn} />;
  }
  if (step.value === "recover") {
    const signInAgain = (newName: string, newPassword: string, codesLeft: number) => {
      toSignIn();
      recoveryCodesLeft.value = codesLeft;
      void attempt((leave) => accountApi.signIn(newName, newPassword, leave));
    };
    return <Recover onDone={signInAgain} onBack={toSignIn} />;
  }
  return (
    <section class="panel">
      <h1>{signIn.title}</h1>
      {supportsPasskeys() && (
        <button
          type="button"
          class="button primary big"
          disabled={isBusy.value}
          onClick={() => void attempt(signInWithPasskey)}
        >
          {signIn.passkey}
        </button>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void attempt((leave) => accountApi.signIn(name.peek(), password.peek(), leave));
        }}
      >
        <TextField
          label={signIn.name}
          value={name}
          autocomplete="username webauthn"
          maxLength={40}
        />
        <TextField
          label={signIn.password}
          value={password}
          type="password"
          autocomplete="current-password webauthn"
        />
        <div class="row">
          <button
            type="submit"
            class={supportsPasskeys() ? "button" : "button primary"}
            disabled={isBusy.value || name.value.trim() === "" || password.value === ""}
          >
            {signIn.submit}
          </button>
          <button
            type="button"
            class="button plain"
            onClick={() => (step.value = "forgot-password")}
          >
            {signIn.forgotPassword}
          </button>
        </div>
        <p role="alert" class="problem">
          {problem.value}
        </p>
      </form>
      {leftBehind.value !== undefined && (
        <div class="left" role="alert">
          <p>{signIn.conflictingTables(leftBehind.value.games)}</p>
          <button type="button" class="button" onClick={leftBehind.value.proceed}>
            {signIn.signInAnyway}
          </button>
        </div>
      )}
    </section>
  );
}
