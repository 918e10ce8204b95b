import { useRef } from "preact/hooks";

/** The former value as long as the new one is equal as JSON, so that what depends on it does not change. */
export function useStableValue<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  const last = useRef({ text, value });
  if (last.current.text !== text) last.current = { text, value };
  return last.current.value;
}
