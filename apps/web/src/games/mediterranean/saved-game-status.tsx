import type { Mediterranean, View } from "@sofala/mediterranean";
import type { SavedGame } from "../../local/import-types.ts";
import { allMediterraneanText, useMediterraneanText } from "./mediterranean-text.ts";
import { allAppText } from "../../text/app-text.ts";
import type { SavedGameProps } from "../game-ui.ts";

/** `Turn 3 · Trading`, and who leads, if points are public. */
export function SavedGameStatus({ saved }: SavedGameProps) {
  const hasText = useMediterraneanText();
  if (!hasText) return undefined;
  const { stored, view } = saved as SavedGame<Mediterranean>;
  const { setup, sentences } = allMediterraneanText.value;
  const names = stored.players.map(({ name }) => name);
  if (view.ranking !== undefined) {
    const winners = view.ranking[0]?.map((seat) => names[seat] ?? "") ?? [];
    return <>{allAppText.value.games.won(winners)}</>;
  }
  const leaders = currentLeaders(view);
  return (
    <>
      {setup.tableCard.turn(view.turn, sentences.phase[view.phase])}
      {leaders !== undefined && (
        <>
          <br />
          {setup.tableCard.leads(
            leaders.seats.map((seat) => names[seat] ?? ""),
            leaders.vp,
          )}
        </>
      )}
    </>
  );
}

/** The seats with most points; undefined if points are hidden or all are equal. */
function currentLeaders({
  seats,
}: View): { readonly seats: readonly number[]; readonly vp: number } | undefined {
  const points = seats.map(({ vp }) => vp ?? NaN);
  const vp = Math.max(...points);
  const leading = points.flatMap((each, seat) => (each === vp ? [seat] : []));
  return Number.isNaN(vp) || leading.length === seats.length ? undefined : { seats: leading, vp };
}
