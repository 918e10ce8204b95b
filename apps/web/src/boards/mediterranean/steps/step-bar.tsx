import { useEffect } from "preact/hooks";
import { words } from "../../../words/words.ts";
import { TradeBar } from "../market/trade-bar.tsx";
import type { Models } from "../models.ts";
import { AbilitiesStep } from "./abilities-step.tsx";
import { BankStep } from "./bank-step.tsx";
import { CubesStep } from "./cubes-step.tsx";
import { FlipsStep } from "./flips-step.tsx";
import { GiveStep } from "./give-step.tsx";
import { listenToStepKeys } from "./keys.ts";
import { PurchaseStep } from "./purchase-step.tsx";
import { Main, StepFrame } from "./step-frame.tsx";
import { StoredStep } from "./stored-step.tsx";
import { ThrowStep } from "./throw-step.tsx";
import { VoteStep } from "./vote-step.tsx";
import { Waiting } from "./waiting.tsx";

interface Props {
  readonly models: Models;
  /** Shows how the game ended. */
  readonly onResult?: (() => void) | undefined;
}

/** What is asked of me now, step by step, or whom the table waits for. */
export function StepBar({ models, onResult }: Props) {
  useEffect(listenToStepKeys, []);
  const { table } = models;
  const { turn, part, strike } = table.view.value;
  // What was being chosen belongs to one step of one person.
  const key = [turn, part, strike?.calamity, strike?.round, strike?.effect, table.me.value].join();
  return <Step key={key} models={models} onResult={onResult} />;
}

function Step({ models, onResult }: Props) {
  switch (models.table.view.value.part) {
    case "abilities":
      return <AbilitiesStep models={models} />;
    case "give":
      return <GiveStep models={models} />;
    case "flips":
      return <FlipsStep models={models} />;
    case "trading":
    case "grace":
      return <TradeBar models={models} />;
    case "bank":
      return <BankStep models={models} />;
    case "vote":
      return <VoteStep models={models} />;
    case "cubes":
      return <CubesStep models={models} />;
    case "stored":
      return <StoredStep models={models} />;
    case "purchasing":
      return <PurchaseStep models={models} />;
    case "throw":
      return <ThrowStep models={models} />;
    case null:
      return <Over models={models} onResult={onResult} />;
  }
}

function Over({ models, onResult }: Props) {
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
