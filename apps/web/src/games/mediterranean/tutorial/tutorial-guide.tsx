import type { MarketTutorialText } from "@sofala/text/mediterranean";
import type { Good } from "@sofala/mediterranean";
import { isPhone } from "../../../table/layout-model.ts";
import { TutorButtons } from "../../../table/tutorial/tutor-buttons.tsx";
import { TutorEnd } from "../../../table/tutorial/tutorial-end.tsx";
import { TutorSays } from "../../../table/tutorial/tutor-message.tsx";
import { Tutor } from "../../../table/tutorial/tutor-panel.tsx";
import { GoodIcon } from "../art/good-icon.tsx";
import { LESSONS } from "./lessons.ts";
import type { TutorialSight } from "./tutorial-table.ts";
import { isOver, lessonOf, nudgeOf, sayOf, stepOf } from "./tutorial.ts";

interface SpeakProps {
  readonly table: TutorialSight;
  readonly text: MarketTutorialText;
}

interface Props extends SpeakProps {
  readonly onContents: () => void;
  readonly onRules: () => void;
}

/** Goods of different looks. */
const GOODS: readonly Good[] = ["grain", "timber", "dye", "wine", "gold"];

/** Leads through the lessons of Trading in the Mediterranean. */
export function MarketTutor({ table, text, onContents, onRules }: Props) {
  const place = table.place.value;
  const { id, steps } = lessonOf(place);
  const isDone = isOver(place);
  const lesson = Math.min(place.lesson, LESSONS.length - 1);
  return (
    <Tutor
      text={text}
      title={text.lessons[id].title}
      lesson={lesson}
      lessons={LESSONS.length}
      step={isDone ? steps.length : place.step}
      steps={steps.length}
      place={[place.lesson, place.step, place.trail.length].join()}
      isDoing={stepOf(place)?.kind === "move"}
      onContents={onContents}
      onRules={onRules}
      onSkip={lesson === LESSONS.length - 1 ? undefined : () => table.skip()}
    >
      {isDone ? (
        <TutorEnd
          end={text.end}
          rules="/learn/rules/mediterranean"
          firstGame="/new/mediterranean?for=bots&clock=none"
          nudge={table.nudge.value && text.over}
        >
          {GOODS.map((good) => (
            <GoodIcon key={good} good={good} size="2.5rem" />
          ))}
        </TutorEnd>
      ) : (
        <Speaks table={table} text={text} />
      )}
    </Tutor>
  );
}

function Speaks({ table, text }: SpeakProps) {
  const place = table.place.value;
  const nudge = table.nudge.value;
  const step = stepOf(place);
  const isDoing = step?.kind === "move";
  const hint = isPhone.value ? step?.phone : undefined;
  return (
    <>
      <TutorSays
        say={sayOf(place, text) ?? ""}
        more={hint && text.onPhone[hint]}
        nudge={nudge && { number: nudge.number, text: nudgeOf(place, nudge.key, text) }}
      />
      <TutorButtons
        text={text}
        mayGoBack={place.before !== undefined}
        isWaiting={table.isAnswering.value}
        onBack={() => table.back()}
        onShow={isDoing ? () => void table.showMe() : undefined}
        on={isDoing ? undefined : { name: text.next, go: () => table.next() }}
      />
    </>
  );
}
