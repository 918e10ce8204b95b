import { useEffect } from "preact/hooks";
import { stageOf, type StageProps } from "../part-views.ts";
import { listenToStepKeys } from "./step-keys.ts";

/** What is asked of me now, step by step, or whom the table waits for. */
export function StepBar({ models, onResult }: StageProps) {
  useEffect(listenToStepKeys, []);
  const { table } = models;
  const { turn, part, strike } = table.view.value;
  const { Bar } = stageOf(part);
  // What was being chosen belongs to one step of one person.
  const key = [turn, part, strike?.calamity, strike?.round, strike?.effect, table.me.value].join();
  return <Bar key={key} models={models} onResult={onResult} />;
}
