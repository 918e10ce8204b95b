import type { SeatView } from "@sofala/mediterranean";
import { mediterraneanText } from "../mediterranean-text.ts";
import { MarkIcon } from "../art/mark-icon.tsx";
import { Figure } from "./figure.tsx";

/** The numbers of a seat, for a `<dl>`. */
export function SeatFigures({ seat }: { readonly seat: SeatView }) {
  const { sentences, mats } = mediterraneanText.value;
  return (
    <>
      <Figure name={seat.vp === undefined ? mats.hiddenVp : mats.vp} value={seat.vp}>
        <MarkIcon mark="vp" />
      </Figure>
      <Figure name={mats.money} value={seat.money}>
        <MarkIcon mark="money" />
      </Figure>
      <Figure name={sentences.track.happiness} value={seat.happiness} isStatus>
        <MarkIcon mark="happiness" />
      </Figure>
      <Figure name={sentences.track.safety} value={seat.safety} isStatus>
        <MarkIcon mark="safety" />
      </Figure>
    </>
  );
}
