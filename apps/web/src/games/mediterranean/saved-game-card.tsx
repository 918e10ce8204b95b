import type { View } from "@sofala/mediterranean";
import { SeatBadge } from "./art/seat-badge.tsx";
import { TableThumbnail } from "./thumbnail/thumbnail.tsx";
import type { ImportFault, SavedGame } from "../../local/import-types.ts";
import { mediterraneanText, useMediterraneanText } from "./mediterranean-text.ts";
import { appText } from "../../text/app-text.ts";
import { importFaultText } from "../../screens/games/import-fault-text.ts";

type SavedMediterraneanGame = Extract<SavedGame, { readonly game: "mediterranean" }>;

export const SavedGameThumbnail = ({ view }: { readonly view: View }) => (
  <TableThumbnail view={view} />
);

/** `Turn 3 · Trading`, and who leads, if points are public. */
export function SavedGameStatus({
  game: { stored, view },
}: {
  readonly game: SavedMediterraneanGame;
}) {
  const hasText = useMediterraneanText();
  if (!hasText) return undefined;
  const { setup, sentences } = mediterraneanText.value;
  const names = stored.players.map(({ name }) => name);
  if (view.ranking !== undefined) {
    const winners = view.ranking[0]?.map((seat) => names[seat] ?? "") ?? [];
    return <>{appText.value.games.won(winners)}</>;
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

/** Player names with their seat badges. */
export const SavedGamePlayers = ({ names }: { readonly names: readonly string[] }) =>
  names.map((name, seat) => (
    <span class="person" key={seat}>
      <SeatBadge seat={seat} size="1.25em" />
      {seat < names.length - 1 ? `${name}, ` : name}
    </span>
  ));

/** Why a file cannot be imported, if a move of the Mediterranean is the reason. */
export function MediterraneanImportFault({ fault }: { readonly fault: ImportFault }) {
  const hasText = useMediterraneanText();
  return <>{hasText && importFaultText(fault, appText.value, mediterraneanText.value.sentences)}</>;
}
