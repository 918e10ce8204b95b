import { words } from "../text/app-text.ts";

/** Says that something is on its way. */
export function Loading({ text = words.value.common.loading }: { readonly text?: string }) {
  return (
    <p class="quiet" role="status">
      {text}
    </p>
  );
}
