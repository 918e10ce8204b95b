import { useRef } from "preact/hooks";

/** The value that was given before, as long as the new one reads the same: what depends on it can stay as it is. */
export function useSame<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  const kept = useRef({ text, value });
  if (kept.current.text !== text) kept.current = { text, value };
  return kept.current.value;
}
