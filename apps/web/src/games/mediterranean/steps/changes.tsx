import type { Edition } from "@sofala/mediterranean";
import { capitalize } from "../../../text/capitalize.ts";
import { allMediterraneanText } from "../mediterranean-text.ts";
import { MarkIcon, type MarkName } from "../art/mark-icon.tsx";
import "./changes.css";
import { isImprovement, isMarkerChange } from "./outcome.ts";
import type { Change, Figure, FigureChange, MarkerChange, Marker } from "./outcome.ts";

interface Props {
  readonly edition: Edition;
  readonly changes: readonly Change[];
}

/** Changes as values before and after. */
export function Changes({ edition, changes }: Props) {
  const { change: text } = allMediterraneanText.value.steps;
  if (changes.length === 0) return <span class="changes none">{text.noChange}</span>;
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

const FIGURE_MARKS: { readonly [F in Figure]: MarkName } = {
  vp: "vp",
  money: "money",
  happiness: "happiness",
  safety: "safety",
  available: "cube",
  price: "vp",
};

function FigureLine({ change }: { readonly change: FigureChange }) {
  const { change: text } = allMediterraneanText.value.steps;
  const { of, from, to } = change;
  const isMoney = of === "money" || of === "price";
  const format = (figure: number) => (isMoney ? `$${figure}` : `${figure}`.replace("-", "−"));
  return (
    <span class="change">
      <MarkIcon mark={FIGURE_MARKS[of]} />
      <span class="spoken">{text.beforeAfter(text.name[of], format(from), format(to))}. </span>
      <span aria-hidden="true">
        <span class="name">{text.name[of]}</span> {format(from)} →{" "}
        <b class={isImprovement(change) ? "better" : "worse"}>{format(to)}</b>
      </span>
    </span>
  );
}

interface MarkerProps {
  readonly edition: Edition;
  readonly change: MarkerChange;
}

function MarkerLine({ edition, change }: MarkerProps) {
  const { sentences, steps } = allMediterraneanText.value;
  const { change: text } = steps;
  const { of, from, to, destroyed } = change;
  const { levels } = edition.tracks[of];
  const isFlipped = from.idea !== to.idea;
  const level = levels[to.position] ?? 0;
  const labelOf = ({ idea, position }: Marker) => `${capitalize(sentences.idea[idea])} ${position}`;
  const isUp = !isFlipped && to.position > from.position;
  return (
    <>
      <span class="change">
        <MarkIcon mark={to.idea} />
        <span class="spoken">
          {text.beforeAfter(sentences.track[of], labelOf(from), labelOf(to))}.{" "}
        </span>
        <span aria-hidden="true">
          {labelOf(from)} →{" "}
          <b class={isUp ? "better" : "worse"}>{isFlipped ? labelOf(to) : to.position}</b>
        </span>
        {level !== (levels[from.position] ?? 0) && <span class="name">{text.level(level)}</span>}
      </span>
      {destroyed.length > 0 && <span class="change worse">{text.destroyed(destroyed)}</span>}
    </>
  );
}
