import type { ComponentChildren, FunctionComponent } from "preact";
import { Loading } from "./loading.tsx";
import { useLoaded } from "./use-loaded.ts";

/** A component whose script is fetched when it is first shown; something else stands there meanwhile. */
export function later<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  meanwhile: () => ComponentChildren = () => <Loading />,
): FunctionComponent<Props> {
  let known: FunctionComponent<Props> | undefined;
  return function Later(props) {
    const loaded = useLoaded(async () => (known ??= await load()));
    const Loaded = known ?? loaded;
    return <>{Loaded === undefined ? meanwhile() : <Loaded {...props} />}</>;
  };
}
