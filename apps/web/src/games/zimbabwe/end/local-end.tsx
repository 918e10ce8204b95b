import { zimbabwe, type Zimbabwe } from "@sofala/zimbabwe";
import type { Moment } from "../../../local/table.ts";
import { LocalEndPanel, type LocalEndProps } from "../../../table/end/local-end.tsx";
import { allZimbabweText } from "../zimbabwe-text.ts";
import { ZimbabweEnd } from "./end-panel.tsx";
import { rematchOf } from "./rematch.ts";

/** The end of a local game. */
export function LocalEnd(props: LocalEndProps<Zimbabwe, Moment<Zimbabwe>>) {
  const { stored, moments } = props;
  const empires = (moments.at(-1)?.view.seats ?? []).map(({ empire }) => empire);
  return (
    <LocalEndPanel
      {...props}
      game={zimbabwe}
      Panel={ZimbabweEnd}
      rematchTitle={allZimbabweText.value.end.rematchText}
      rematch={(seed) => rematchOf(stored, empires, seed)}
    />
  );
}
