import { allMediterraneanText } from "../mediterranean-text.ts";
import type { ComponentChildren } from "preact";
import type { TableModels } from "../table-models.ts";
import { StepFrame, ActionButton } from "./step-frame.tsx";

interface Props {
  readonly models: TableModels;
  /** My own decision, in a sentence. */
  readonly decisionText?: string | undefined;
  readonly children?: ComponentChildren;
}

/** I have nothing to decide: shows whom the table waits for, and a button to be unready. */
export function Waiting({ models, decisionText, children }: Props) {
  const { table, status } = models;
  const { steps } = allMediterraneanText.value;
  const { part, toAct } = table.view.value;
  const isStep = part !== null && part !== "trading" && part !== "grace";
  const names = toAct.map((seat) => table.names[seat] ?? "");
  const isWaiting = isStep && names.length > 0;
  const canUnready = table.legalMoves.value.some(({ kind }) => kind === "unready");
  return (
    <StepFrame
      models={models}
      prompt={isWaiting ? steps.waitingFor(names) : status.value}
      actions={
        canUnready && (
          <ActionButton name={steps.unready} onPress={() => void table.play({ kind: "unready" })} />
        )
      }
    >
      {isWaiting && (
        <p class="note notes">
          {decisionText !== undefined && <span>{decisionText}</span>}
          <span>{steps.othersActivity[part]}</span>
        </p>
      )}
      {children}
    </StepFrame>
  );
}
