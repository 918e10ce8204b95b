import { mediterraneanWords } from "../mediterranean-text.ts";
import type { ComponentChildren } from "preact";
import type { Models } from "../table-models.ts";
import { StepFrame, Way } from "./step-frame.tsx";

interface Props {
  readonly models: Models;
  /** What I have decided, in a sentence. */
  readonly decided?: string | undefined;
  readonly children?: ComponentChildren;
}

/** Nothing is asked of me: whom the table waits for, and the way back where there is one. */
export function Waiting({ models, decided, children }: Props) {
  const { table, status } = models;
  const { steps } = mediterraneanWords.value;
  const { part, toAct } = table.view.value;
  const isStep = part !== null && part !== "trading" && part !== "grace";
  const names = toAct.map((seat) => table.names[seat] ?? "");
  const isWaiting = isStep && names.length > 0;
  const mayReturn = table.legal.value.some(({ kind }) => kind === "unready");
  return (
    <StepFrame
      models={models}
      prompt={isWaiting ? steps.waits(names) : status.value}
      ways={
        mayReturn && (
          <Way name={steps.unready} onPress={() => void table.decide({ kind: "unready" })} />
        )
      }
    >
      {isWaiting && (
        <p class="note notes">
          {decided !== undefined && <span>{decided}</span>}
          <span>{steps.doing[part]}</span>
        </p>
      )}
      {children}
    </StepFrame>
  );
}
