import { mediterranean } from "@sofala/mediterranean";
import { useMemo } from "preact/hooks";
import { takeUp } from "../../../host/take-up.ts";
import { Unopened } from "../../../screens/table/unopened.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { useMediterraneanWords } from "../../../words/mediterranean-words.ts";
import { words } from "../../../words/words.ts";
import { MediterraneanReplay } from "./mediterranean-replay.tsx";

/** A game of the Mediterranean on this device, to be looked at again. */
export function LocalReplay({ row }: { readonly row: unknown }) {
  const taken = useMemo(() => takeUp(mediterranean, row), [row]);
  if (!useMediterraneanWords()) return <Loading text={words.value.play.opening} />;
  if (!taken.ok) return <Unopened fault={taken.error} />;
  const { stored, moments } = taken.value;
  const home = {
    game: `/game/${stored.id}`,
    leave: { name: words.value.common.games, href: "/games" },
  };
  return <MediterraneanReplay stored={stored} moments={moments} home={home} />;
}
