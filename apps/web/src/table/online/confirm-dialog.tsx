import { useSignal } from "@preact/signals";
import type { RemoteRoom } from "../../online/table-client.ts";
import { Dialog } from "../../ui/dialog.tsx";
import "../../ui/field.css";
import { online } from "../../text/online-text.ts";
import "./confirm-dialog.css";
import { useAsking } from "./use-table-command.ts";

/** What is asked about before it is done. */
export type Question = "resign" | "handOver" | "abort" | "undo";

interface Props {
  readonly question: Question;
  readonly room: RemoteRoom;
  /** How many moves stand. */
  readonly made: number;
  /** The log's entry that made the move of this number, from 0. */
  readonly entryOf: (move: number) => number | undefined;
  /** A move in words, with who made it. */
  readonly moveText: (number: number) => string;
  readonly onClose: () => void;
}

/** So many moves are on offer to be taken back. */
const MOST = 12;

/** Asks whether something is meant that others will notice, and does it. */
export function AskDialog({ question, room, made, entryOf, moveText, onClose }: Props) {
  const { live, problem } = online.value;
  const { isBusy, failure, ask } = useAsking(room);
  const from = useSignal(made - 1);
  const text = live.ask[question];
  const isEmpty = question === "undo" && made === 0;
  const go = async () => {
    const to = entryOf(from.peek());
    const done =
      question === "resign"
        ? await ask("resign", {})
        : question === "handOver"
          ? await ask("hand-over", {})
          : question === "abort"
            ? await ask("propose", { kind: "abort" })
            : to !== undefined && (await ask("propose", { kind: "undo", to }));
    if (done) onClose();
  };
  return (
    <Dialog
      isOpen
      title={text.title}
      onClose={onClose}
      actions={
        <>
          <button type="button" class="button" autofocus onClick={onClose}>
            {live.ask.stay}
          </button>
          <button
            type="button"
            class={question === "resign" ? "button danger" : "button primary"}
            disabled={isBusy.value || isEmpty}
            onClick={() => void go()}
          >
            {text.go}
          </button>
        </>
      }
    >
      <p>{text.text}</p>
      {question === "undo" &&
        (isEmpty ? (
          <p class="quiet">{live.ask.undo.none}</p>
        ) : (
          <label class="ask-from">
            {live.ask.undo.from}
            <select
              class="field"
              value={from.value}
              onChange={(event) => (from.value = Number(event.currentTarget.value))}
            >
              {Array.from({ length: Math.min(MOST, made) }, (_, back) => made - 1 - back).map(
                (number) => (
                  <option key={number} value={number}>
                    {moveText(number)}
                  </option>
                ),
              )}
            </select>
          </label>
        ))}
      <p role="alert" class={failure.value === undefined ? "spoken" : "ask-problem"}>
        {failure.value !== undefined && problem(failure.value)}
      </p>
    </Dialog>
  );
}
