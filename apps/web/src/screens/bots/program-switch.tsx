import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { server } from "../../online/api.ts";
import { markProgram, readProfile } from "../../online/profile-api.ts";
import type { Failure, Person } from "../../online/api-client.ts";
import { Switch } from "../../ui/switch.tsx";
import { online } from "../../text/online-text.ts";
import { results } from "../../text/ratings-text.ts";

/** Says whether my account is played by a program; guests are told how to come to that. */
export function ProgramSwitch({ me }: { readonly me: Person }) {
  const { program: text } = results.value.bots;
  return (
    <section class="panel">
      <h2>{text.title}</h2>
      {me.kind === "account" ? (
        <Marking id={me.id} />
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

function Marking({ id }: { readonly id: string }) {
  const { program: text } = results.value.bots;
  const isOn = useSignal(false);
  const failure = useSignal<Failure | undefined>(undefined);
  useEffect(() => {
    void readProfile(server, id).then((found) => {
      if (found.ok) isOn.value = found.value.person.isProgram;
    });
  }, [id]);
  const turn = async (wanted: boolean) => {
    isOn.value = wanted;
    const done = await markProgram(server, wanted);
    failure.value = done.ok ? undefined : done.error;
    if (!done.ok) isOn.value = !wanted;
  };
  return (
    <>
      <Switch
        name={text.name}
        hint={text.hint}
        isOn={isOn.value}
        onTurn={(wanted) => void turn(wanted)}
      />
      <p role="alert" class="problem">
        {failure.value !== undefined && online.value.problem(failure.value)}
      </p>
    </>
  );
}
