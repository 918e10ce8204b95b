import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../../online/api.ts";
import { setIsProgram, readProfile } from "../../online/profile-api.ts";
import type { Failure } from "../../api-failure.ts";
import type { Person } from "../../online/api-client.ts";
import { Switch } from "../../ui/switch.tsx";
import { onlineText } from "../../text/online-text.ts";
import { ratingsText } from "../../text/ratings-text.ts";

/** Declares whether my account is played by a program; tells guests that they need an account. */
export function ProgramSwitch({ me }: { readonly me: Person }) {
  const { program: text } = ratingsText.value.botPage;
  return (
    <section class="panel">
      <h2>{text.title}</h2>
      {me.kind === "account" ? (
        <ProgramToggle id={me.id} />
      ) : (
        <>
          <p>{text.guest}</p>
          <a class="button" href="/account">
            {text.makeAccount}
          </a>
        </>
      )}
    </section>
  );
}

function ProgramToggle({ id }: { readonly id: string }) {
  const { program: text } = ratingsText.value.botPage;
  const isOn = useSignal(false);
  const failure = useSignal<Failure | undefined>(undefined);
  useEffect(() => {
    void readProfile(api, id).then((found) => {
      if (found.ok) isOn.value = found.value.person.isProgram;
    });
  }, [id]);
  const turn = async (wanted: boolean) => {
    isOn.value = wanted;
    const done = await setIsProgram(api, wanted);
    failure.value = done.ok ? undefined : done.error;
    if (!done.ok) isOn.value = !wanted;
  };
  return (
    <>
      <Switch
        name={text.name}
        hint={text.hint}
        isOn={isOn.value}
        onChange={(wanted) => void turn(wanted)}
      />
      <p role="alert" class="problem">
        {failure.value !== undefined && onlineText.value.problem(failure.value)}
      </p>
    </>
  );
}
