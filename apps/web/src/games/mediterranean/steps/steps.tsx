import { appText } from "../../../text/app-text.ts";
import type { PartViewProps } from "../part-views.ts";
import { AbilitiesStep } from "./abilities-step.tsx";
import { BankStep } from "./bank-step.tsx";
import { CubesStep } from "./cubes-step.tsx";
import { FlipsStep } from "./flips-step.tsx";
import { GiveStep } from "./give-step.tsx";
import { MainButton, StepFrame } from "./step-frame.tsx";
import { StoredStep } from "./stored-step.tsx";
import { ThrowStep } from "./throw-step.tsx";
import { VoteStep } from "./vote-step.tsx";
import { Waiting } from "./waiting.tsx";

/** The bars of the parts that are played with the mat as board. */
export function Steps({ models, onShowResult }: PartViewProps) {
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
      return <GameOver models={models} onShowResult={onShowResult} />;
  }
}

function GameOver({ models, onShowResult }: PartViewProps) {
  const { play } = appText.value;
  if (onShowResult === undefined) return <Waiting models={models} />;
  return (
    <StepFrame
      models={models}
      prompt={models.status.value}
      mainAction={<MainButton name={play.results} onPress={onShowResult} />}
    />
  );
}
