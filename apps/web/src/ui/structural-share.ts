import { computed, type ReadonlySignal } from "@preact/signals";
import { isObject } from "@sofala/engine";

/** The new plain data, but with the old objects where they are equal, so that components are not rendered again. */
export function structuralShare<Value>(before: unknown, after: Value): Value {
  if (Array.isArray(before) && Array.isArray(after)) {
    const parts = after.map((part, at) => structuralShare<unknown>(before[at], part));
    return (hasSameMembers(before, parts) ? before : parts) as Value;
  }
  if (isObject(before) && isObject(after)) {
    const parts = Object.entries(after).map(([name, part]) => [
      name,
      structuralShare(before[name], part),
    ]);
    const whole = Object.fromEntries(parts) as object;
    return (hasSameMembers(before, whole) ? before : whole) as Value;
  }
  return after;
}

function hasSameMembers(before: object, after: object): boolean {
  const old: Record<string, unknown> = { ...before };
  const parts = Object.entries(after);
  return (
    parts.length === Object.keys(old).length &&
    parts.every(([name, part]) => name in old && Object.is(old[name], part))
  );
}

/** Plain data computed from signals; notifies only if something in it is different. */
export function structuralSignal<Value>(make: () => Value): ReadonlySignal<Value> {
  let last: Value | undefined;
  return computed(() => (last = structuralShare(last, make())));
}
