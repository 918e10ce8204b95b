import type { Signal } from "@preact/signals";

/** Event handlers of a button: while it is hovered or focused, `preview` has its value. */
export function previewHandlers<Value>(
  preview: Signal<Value | undefined>,
  value: Value | undefined,
) {
  const begin = () => {
    preview.value = value;
  };
  const end = () => {
    preview.value = undefined;
  };
  return { onPointerEnter: begin, onPointerLeave: end, onFocus: begin, onBlur: end };
}
