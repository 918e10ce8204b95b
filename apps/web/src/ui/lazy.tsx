import type { ComponentChildren, FunctionComponent } from "preact";
import { loadAllTexts } from "../text/text-in-parts.ts";
import { whenIdle } from "./when-idle.ts";
import { Loading } from "./loading.tsx";
import { useLoaded } from "../use-loaded.ts";

/** A component whose code is fetched when it is needed. */
export interface LazyComponent<Props extends object> extends FunctionComponent<Props> {
  /** Fetches the code early. */
  fetch(): Promise<unknown>;
}

/** A component whose code and texts are fetched when it is first shown; shows a placeholder meanwhile. */
export function lazy<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  meanwhile?: (props: Props) => ComponentChildren,
): LazyComponent<Props> {
  return lazyWithFirstTexts(async () => {
    const [component] = await Promise.all([load(), loadAllTexts()]);
    // Perhaps it has texts of its own.
    await loadAllTexts();
    return component;
  }, meanwhile);
}

/** The same for a component that needs only the texts that pages load first. */
export function lazyWithFirstTexts<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  meanwhile: (props: Props) => ComponentChildren = () => <Loading />,
): LazyComponent<Props> {
  let known: FunctionComponent<Props> | undefined;
  const fetch = async () => (known ??= await load());
  function Later(props: Props) {
    const loaded = useLoaded(fetch);
    const Loaded = known ?? loaded;
    return <>{Loaded === undefined ? meanwhile(props) : <Loaded {...props} />}</>;
  }
  return Object.assign(Later, { fetch });
}

/** Fetches what will be needed next, one after the other, whenever the page is idle. */
export async function prefetchWhenIdle(
  parts: readonly Pick<LazyComponent<object>, "fetch">[],
): Promise<void> {
  for (const part of parts) {
    await whenIdle();
    // It is tried again when it is needed, and then the error is shown.
    await part.fetch().catch(() => undefined);
  }
}
