import type { ComponentChildren, FunctionComponent } from "preact";
import { idle } from "./when-idle.ts";
import { Loading } from "./loading.tsx";
import { useLoaded } from "./use-loaded.ts";

/** A component whose script is fetched when it is wanted. */
export interface Later<Props extends object> extends FunctionComponent<Props> {
  /** Fetches the script before it is wanted. */
  fetch(): Promise<unknown>;
}

/** A component whose script is fetched when it is first shown; something else stands there meanwhile. */
export function later<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  meanwhile: () => ComponentChildren = () => <Loading />,
): Later<Props> {
  let known: FunctionComponent<Props> | undefined;
  const fetch = async () => (known ??= await load());
  function Later(props: Props) {
    const loaded = useLoaded(fetch);
    const Loaded = known ?? loaded;
    return <>{Loaded === undefined ? meanwhile() : <Loaded {...props} />}</>;
  }
  return Object.assign(Later, { fetch });
}

/** Fetches what will be wanted next, one after the other, whenever the page has nothing better to do. */
export async function fetchInTime(parts: readonly Pick<Later<object>, "fetch">[]): Promise<void> {
  for (const part of parts) {
    await idle();
    // Whoever wants it tries again, and says what is wrong.
    await part.fetch().catch(() => undefined);
  }
}
