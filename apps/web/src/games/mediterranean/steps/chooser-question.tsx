import type { Industry, WorkerPlace } from "@sofala/mediterranean";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { GoodIcon } from "../art/good-icon.tsx";
import { MarkIcon } from "../art/mark-icon.tsx";
import type { Models } from "../table-models.ts";
import { Changes } from "./changes.tsx";
import { Choice, ChoiceList } from "./choice.tsx";
import type { Picks, Question } from "./development-picks.ts";
import { shopOf } from "./shop-model.ts";

interface Props {
  readonly models: Models;
  readonly question: Question;
}

/** One question about a development, with what each answer brings. */
export function ChooserQuestion({ models, question }: Props) {
  const label = asked(models, question);
  return (
    <>
      <p class="question">{label}</p>
      <ChoiceList label={label}>
        <Answers models={models} question={question} />
      </ChoiceList>
    </>
  );
}

function Answers({ models, question }: Props) {
  const { shop: text } = mediterraneanWords.value.steps;
  const shop = shopOf(models);
  const picks = shop.picks.value;
  switch (question.field) {
    case "box":
      return question.choices.map((box) => (
        <Choice key={box} name={text.box(box)} onChoose={() => shop.pick({ ...picks, box })}>
          <Outcome models={models} picks={{ ...picks, box }} />
        </Choice>
      ));
    case "industry":
      return question.choices.map((industry) => (
        <Choice
          key={industry}
          name={text.industryName(industry)}
          icon={<IndustryIcon models={models} industry={industry} />}
          onChoose={() => shop.pick({ ...picks, industry })}
        >
          <span class="note">{factsOf(models, industry)}</span>
        </Choice>
      ));
    case "spaces":
      return question.choices.map((spaces) => (
        <Choice
          key={spaces}
          name={text.spaces(spaces)}
          onChoose={() => shop.pick({ ...picks, spaces })}
        >
          <Outcome models={models} picks={{ ...picks, spaces }} />
        </Choice>
      ));
    case "from":
      return (
        <>
          {question.choices.map((place) => (
            <Choice
              key={place}
              name={text.from(place)}
              icon={<MarkIcon mark="cube" />}
              onChoose={() => shop.pick({ ...picks, from: [...picks.from, place] })}
            >
              <span class="note">{text.fromFacts(place, leftAt(models, place, picks))}</span>
            </Choice>
          ))}
          {question.mayStop && (
            <Choice name={text.enough} onChoose={() => shop.pick({ ...picks, isEnough: true })} />
          )}
        </>
      );
  }
}

/** What is asked, in a sentence. */
function asked(models: Models, { field }: Question): string {
  const { question: text } = mediterraneanWords.value.steps.shop;
  const { card, picks } = shopOf(models);
  switch (field) {
    case "box":
      return text.box;
    case "industry":
      return text.industry;
    case "spaces": {
      const { effects = [] } = models.table.edition.value.developments[card.value ?? ""] ?? {};
      const choice = effects.find((effect) => effect.op === "trackChoice");
      return text.spaces(choice?.track ?? "government");
    }
    case "from":
      return text.from(picks.value.from.length + 1);
  }
}

interface OutcomeProps {
  readonly models: Models;
  readonly picks: Picks;
}

function Outcome({ models, picks }: OutcomeProps) {
  const changes = shopOf(models).changesWith(picks);
  return (
    <Changes
      edition={models.table.edition.value}
      changes={changes.filter(({ of }) => of !== "money" && of !== "available")}
    />
  );
}

interface IndustryProps {
  readonly models: Models;
  readonly industry: Industry;
}

const IndustryIcon = ({ models, industry }: IndustryProps) => (
  <GoodIcon good={models.table.edition.value.industries[industry].good} />
);

function factsOf({ table }: Models, industry: Industry): string {
  const { game, steps } = mediterraneanWords.value;
  const { good, dominance, monopoly } = table.edition.value.industries[industry];
  return steps.shop.industryFacts(game.good[good], game.gain(dominance), game.gain(monopoly));
}

/** Cubes at a place that are not taken yet. */
const leftAt = ({ table }: Models, place: WorkerPlace, { from }: Picks): number =>
  (table.mine.value?.cubes[place] ?? 0) - from.filter((each) => each === place).length;
