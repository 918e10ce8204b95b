import type { SeatView } from "@sofala/mediterranean";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { MarkIcon } from "../art/mark-icon.tsx";
import { Figure } from "./figure.tsx";

/** What is counted at every seat, for a `<dl>`. */
export function SeatFigures({ seat }: { readonly seat: SeatView }) {
  const { game, mats } = mediterraneanWords.value;
  return (
    <>
      <Figure name={seat.vp === undefined ? mats.hiddenVp : mats.vp} value={seat.vp}>
        <MarkIcon mark="vp" />
      </Figure>
      <Figure name={mats.money} value={seat.money}>
        <MarkIcon mark="money" />
      </Figure>
      <Figure name={game.track.happiness} value={seat.happiness} isMood>
        <MarkIcon mark="happiness" />
      </Figure>
      <Figure name={game.track.safety} value={seat.safety} isMood>
        <MarkIcon mark="safety" />
      </Figure>
    </>
  );
}
