import { useSignal } from "@preact/signals";
import type { PersonReference, Sanction } from "@sofala/protocol";
import { useId } from "preact/hooks";
import { applySanction } from "../../online/operator-api.ts";
import type { Failure } from "../../api-failure.ts";
import "../../ui/field.css";
import { Segments } from "../../ui/segments.tsx";
import { operateText } from "../../text/people-text.ts";
import { onlineText } from "../../text/online-text.ts";

type SanctionKind = Sanction["kind"];

interface Props {
  readonly person: PersonReference;
  /** The report that it closes; without one, nothing can be dismissed. */
  readonly reportId?: string;
  readonly onDone: () => Promise<void>;
}

/** A form to sanction a person. */
export function SanctionForm({ person, reportId, onDone }: Props) {
  const { sanctionForm: text } = operateText.value;
  const id = useId();
  const act = useSignal<SanctionKind>(reportId === undefined ? "pardon" : "dismiss");
  const days = useSignal(3);
  const isForGood = useSignal(false);
  const name = useSignal("");
  const why = useSignal("");
  const isBusy = useSignal(false);
  const failure = useSignal<Failure | undefined>(undefined);
  const acts: readonly SanctionKind[] = [
    ...(reportId === undefined ? [] : (["dismiss"] as const)),
    "mute",
    "ban",
    "rename",
    "pardon",
  ];
  const go = async (event: Event) => {
    event.preventDefault();
    isBusy.value = true;
    const done = await applySanction(person.id, verdict(), reportId);
    isBusy.value = false;
    failure.value = done.ok ? undefined : done.error;
    if (done.ok) await onDone();
  };
  const hasDays = act.value === "mute" || (act.value === "ban" && !isForGood.value);
  return (
    <form class="sanction-form" onSubmit={(event) => void go(event)}>
      <Segments
        legend={text.legend}
        value={act.value}
        choices={acts.map((each) => [each, text.kinds[each]] as const)}
        onChoose={(each) => (act.value = each)}
      />
      {act.value === "ban" && (
        <label class="row">
          <input
            type="checkbox"
            checked={isForGood.value}
            onChange={(event) => (isForGood.value = event.currentTarget.checked)}
          />
          {text.permanent}
        </label>
      )}
      {hasDays && (
        <label>
          {text.days}
          <input
            class="field figures"
            type="number"
            min={1}
            max={3650}
            required
            value={days.value}
            onInput={(event) => (days.value = event.currentTarget.valueAsNumber)}
          />
        </label>
      )}
      {act.value === "rename" && (
        <label>
          {text.name}
          <input
            class="field"
            required
            maxLength={40}
            autocomplete="off"
            value={name.value}
            onInput={(event) => (name.value = event.currentTarget.value)}
          />
        </label>
      )}
      {act.value !== "dismiss" && (
        <>
          <label for={`${id}-why`}>{text.explanation}</label>
          <input
            id={`${id}-why`}
            class="field"
            maxLength={500}
            autocomplete="off"
            aria-describedby={`${id}-hint`}
            value={why.value}
            onInput={(event) => (why.value = event.currentTarget.value)}
          />
          <p id={`${id}-hint`} class="quiet hint">
            {text.explanationHint}
          </p>
        </>
      )}
      <button type="submit" class="button primary" disabled={isBusy.value}>
        {text.submit}
      </button>
      <p role="alert" class="problem">
        {failure.value !== undefined && onlineText.value.problem(failure.value)}
      </p>
    </form>
  );

  function verdict(): Sanction {
    const explained = { explanation: why.peek() };
    switch (act.peek()) {
      case "mute":
        return { kind: "mute", days: days.peek(), ...explained };
      case "ban":
        return { kind: "ban", ...(isForGood.peek() ? {} : { days: days.peek() }), ...explained };
      case "rename":
        return { kind: "rename", name: name.peek(), ...explained };
      case "pardon":
        return { kind: "pardon", ...explained };
      case "dismiss":
        return { kind: "dismiss" };
    }
  }
}
