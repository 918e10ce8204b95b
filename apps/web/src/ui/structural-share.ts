import { computed, type ReadonlySignal } from "@preact/signals";
import { isObject } from "@sofala/engine";

/** Plain data as it is now; what is the same as before stays the very same, so that whoever shows it need not draw it again. */
export function kept<Value>(before: unknown, after: Value): Value {
  if (Array.isArray(before) && Array.isArray(after)) {
    const parts = after.map((part, at) => kept<unknown>(before[at], part));
    return (hasSame(before, parts) ? before : parts) as Value;
  }
  if (isObject(before) && isObject(after)) {
    const parts = Object.entries(after).map(([name, part]) => [name, kept(before[name], part)]);
    const whole = Object.fromEntries(parts) as object;
    return (hasSame(before, whole) ? before : whole) as Value;
  }
  return after;
}

function hasSame(before: object, after: object): boolean {
  const old: Record<string, unknown> = { ...before };
  const parts = Object.entries(after);
  return (
    parts.length === Object.keys(old).length &&
    parts.every(([name, part]) => name in old && Object.is(old[name], part))
  );
}

/** Plain data made from signals; whoever reads it hears of it when something in it is different. */
export function keptSignal<Value>(make: () => Value): ReadonlySignal<Value> {
  let last: Value | undefined;
  return computed(() => (last = kept(last, make())));
}
