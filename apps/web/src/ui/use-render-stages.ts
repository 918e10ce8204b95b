import { useEffect, useState } from "preact/hooks";

/** Counts from 1 to a number, one step per task, so that much content can be rendered in stages. */
export function useRenderStages(last: number): number {
  const [stage, setStage] = useState(1);
  useEffect(() => {
    if (stage >= last) return undefined;
    const timer = setTimeout(() => setStage(stage + 1), 0);
    return () => clearTimeout(timer);
  }, [stage, last]);
  return stage;
}
