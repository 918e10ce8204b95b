import { useEffect, useState } from "preact/hooks";

/** Counts from 1 up to a number, a task at a time: what is much to draw at once is drawn in so many stages. */
export function useStages(last: number): number {
  const [stage, setStage] = useState(1);
  useEffect(() => {
    if (stage >= last) return undefined;
    const timer = setTimeout(() => setStage(stage + 1), 0);
    return () => clearTimeout(timer);
  }, [stage, last]);
  return stage;
}
