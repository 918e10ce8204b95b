import type { Edition } from "@sofala/mediterranean";
import { capital } from "../../../text/capitalize.ts";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { MarkIcon, type MarkName } from "../art/mark-icon.tsx";
import "./changes.css";
import { isBetter, isMarkerChange } from "./outcome.ts";
import type { Change, Figure, FigureChange, MarkerChange, Marker } from "./outcome.ts";

interface Props {
  readonly edition: Edition;
  readonly changes: readonly Change[];
}

/** What something changes: before, and after. */
export function Changes({ edition, changes }: Props) {
  const { change: text } = mediterraneanWords.value.steps;
  if (changes.length === 0) return <span class="changes none">{text.nothing}</span>;
  return (
    <span class="changes figures">
      {changes.map((change) =>
        isMarkerChange(change) ? (
          <MarkerLine key={change.of} edition={edition} change={change} />
        ) : (
          <FigureLine key={change.of} change={change} />
        ),
      )}
    </span>
  );
}

const MARKS: { readonly [F in Figure]: MarkName } = {
  vp: "vp",
  money: "money",
  happiness: "happiness",
  safety: "safety",
  available: "cube",
  price: "vp",
};

function FigureLine({ change }: { readonly change: FigureChange }) {
  const { change: text } = mediterraneanWords.value.steps;
  const { of, from, to } = change;
  const isMoney = of === "money" || of === "price";
  const shown = (figure: number) => (isMoney ? `$${figure}` : `${figure}`.replace("-", "−"));
  return (
    <span class="change">
      <MarkIcon mark={MARKS[of]} />
      <span class="spoken">{text.nowThen(text.name[of], shown(from), shown(to))}. </span>
      <span aria-hidden="true">
        <span class="name">{text.name[of]}</span> {shown(from)} →{" "}
        <b class={isBetter(change) ? "better" : "worse"}>{shown(to)}</b>
      </span>
    </span>
  );
}

interface MarkerProps {
  readonly edition: Edition;
  readonly change: MarkerChange;
}

function MarkerLine({ edition, change }: MarkerProps) {
  const { game, steps } = mediterraneanWords.value;
  const { change: text } = steps;
  const { of, from, to, destroyed } = change;
  const { levels } = edition.tracks[of];
  const isTurned = from.idea !== to.idea;
  const level = levels[to.position] ?? 0;
  const named = ({ idea, position }: Marker) => `${capital(game.idea[idea])} ${position}`;
  const isUp = !isTurned && to.position > from.position;
  return (
    <>
      <span class="change">
        <MarkIcon mark={to.idea} />
        <span class="spoken">{text.nowThen(game.track[of], named(from), named(to))}. </span>
        <span aria-hidden="true">
          {named(from)} →{" "}
          <b class={isUp ? "better" : "worse"}>{isTurned ? named(to) : to.position}</b>
        </span>
        {level !== (levels[from.position] ?? 0) && <span class="name">{text.level(level)}</span>}
      </span>
      {destroyed.length > 0 && <span class="change worse">{text.destroyed(destroyed)}</span>}
    </>
  );
}
