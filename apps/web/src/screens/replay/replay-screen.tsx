import { isObject } from "@sofala/engine";
import type { ScreenProps } from "../../routes.ts";
import { later } from "../../ui/later.tsx";
import { Loading } from "../../ui/loading.tsx";
import { words } from "../../words/words.ts";
import { Unopened } from "../table/unopened.tsx";
import { useRow } from "../table/use-row.ts";

/** A game on this device, to be looked at again. */
export function Screen({ parameters: { id = "" } }: ScreenProps) {
  const found = useRow(id);
  if (found === undefined) return <Loading text={words.value.play.opening} />;
  if (!found.ok) return <Unopened fault={found.error} />;
  const { value: row } = found;
  return isObject(row) && row["game"] === "mediterranean" ? (
    <Mediterranean key={id} row={row} />
  ) : (
    <Zimbabwe key={id} row={row} />
  );
}

const Mediterranean = later(() =>
  import("../../boards/mediterranean/replay/local-replay.tsx").then((module) => module.LocalReplay),
);

const Zimbabwe = later(() =>
  import("../../boards/zimbabwe/replay/local-replay.tsx").then((module) => module.LocalReplay),
);
