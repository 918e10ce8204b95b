import { words } from "../../../text/app-text.ts";
import type { StageProps } from "../part-views.ts";
import { AbilitiesStep } from "./abilities-step.tsx";
import { BankStep } from "./bank-step.tsx";
import { CubesStep } from "./cubes-step.tsx";
import { FlipsStep } from "./flips-step.tsx";
import { GiveStep } from "./give-step.tsx";
import { Main, StepFrame } from "./step-frame.tsx";
import { StoredStep } from "./stored-step.tsx";
import { ThrowStep } from "./throw-step.tsx";
import { VoteStep } from "./vote-step.tsx";
import { Waiting } from "./waiting.tsx";

/** The steps that are taken with one's mat in view. */
export function Steps({ models, onResult }: StageProps) {
  switch (models.table.view.value.part) {
    case "abilities":
      return <AbilitiesStep models={models} />;
    case "give":
      return <GiveStep models={models} />;
    case "flips":
      return <FlipsStep models={models} />;
    case "bank":
      return <BankStep models={models} />;
    case "vote":
      return <VoteStep models={models} />;
    case "cubes":
      return <CubesStep models={models} />;
    case "stored":
      return <StoredStep models={models} />;
    case "throw":
      return <ThrowStep models={models} />;
    default:
      return <Over models={models} onResult={onResult} />;
  }
}

function Over({ models, onResult }: StageProps) {
  const { play } = words.value;
  if (onResult === undefined) return <Waiting models={models} />;
  return (
    <StepFrame
      models={models}
      prompt={models.status.value}
      main={<Main name={play.results} onPress={onResult} />}
    />
  );
}
