import { appText } from "../text/app-text.ts";

/** Shows that something is loading. */
export function Loading({ text = appText.value.common.loading }: { readonly text?: string }) {
  return (
    <p class="quiet" role="status">
      {text}
    </p>
  );
}
