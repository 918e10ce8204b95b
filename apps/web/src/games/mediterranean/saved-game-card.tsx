import type { View } from "@sofala/mediterranean";
import { SeatBadge } from "./art/seat-badge.tsx";
import { MarketPlan } from "./thumbnail/thumbnail.tsx";
import type { ImportFault, KeptGame } from "../../local/import-types.ts";
import { mediterraneanWords, useMediterraneanWords } from "./mediterranean-text.ts";
import { words } from "../../text/app-text.ts";
import { faultText } from "../../screens/games/import-fault-text.ts";

type KeptMarket = Extract<KeptGame, { readonly game: "mediterranean" }>;

export const MarketPicture = ({ view }: { readonly view: View }) => <MarketPlan view={view} />;

/** `Turn 3 · Trading`, and who leads as far as all may know. */
export function MarketStanding({ kept: { stored, view } }: { readonly kept: KeptMarket }) {
  const hasWords = useMediterraneanWords();
  if (!hasWords) return undefined;
  const { setup, game } = mediterraneanWords.value;
  const names = stored.players.map(({ name }) => name);
  if (view.ranking !== undefined) {
    const winners = view.ranking[0]?.map((seat) => names[seat] ?? "") ?? [];
    return <>{words.value.games.won(winners)}</>;
  }
  const leaders = leadersIn(view);
  return (
    <>
      {setup.card.turn(view.turn, game.phase[view.phase])}
      {leaders !== undefined && (
        <>
          <br />
          {setup.card.leads(
            leaders.seats.map((seat) => names[seat] ?? ""),
            leaders.vp,
          )}
        </>
      )}
    </>
  );
}

/** Who has most points; nobody where points are hidden, or all have the same. */
function leadersIn({
  seats,
}: View): { readonly seats: readonly number[]; readonly vp: number } | undefined {
  const points = seats.map(({ vp }) => vp ?? NaN);
  const vp = Math.max(...points);
  const leading = points.flatMap((each, seat) => (each === vp ? [seat] : []));
  return Number.isNaN(vp) || leading.length === seats.length ? undefined : { seats: leading, vp };
}

/** Names with the signs of their seats. */
export const MarketPeople = ({ names }: { readonly names: readonly string[] }) =>
  names.map((name, seat) => (
    <span class="person" key={seat}>
      <SeatBadge seat={seat} size="1.25em" />
      {seat < names.length - 1 ? `${name}, ` : name}
    </span>
  ));

/** Why a file is not taken, where a move of the Mediterranean is the reason. */
export function MarketFault({ fault }: { readonly fault: ImportFault }) {
  const hasWords = useMediterraneanWords();
  return <>{hasWords && faultText(fault, words.value, mediterraneanWords.value.game)}</>;
}
