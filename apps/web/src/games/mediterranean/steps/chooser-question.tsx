import type { Industry, WorkerPlace } from "@sofala/mediterranean";
import { allMediterraneanText } from "../mediterranean-text.ts";
import { GoodIcon } from "../art/good-icon.tsx";
import { MarkIcon } from "../art/mark-icon.tsx";
import type { TableModels } from "../table-models.ts";
import { Changes } from "./changes.tsx";
import { Choice, ChoiceList } from "./choice.tsx";
import type { Picks, Question } from "./development-picks.ts";
import { shopModelOf } from "./shop-model.ts";

interface Props {
  readonly models: TableModels;
  readonly question: Question;
}

/** One question about a development, with the effect of each answer. */
export function ChooserQuestion({ models, question }: Props) {
  const label = questionText(models, question);
  return (
    <>
      <p class="question">{label}</p>
      <ChoiceList label={label}>
        <QuestionChoices models={models} question={question} />
      </ChoiceList>
    </>
  );
}

function QuestionChoices({ models, question }: Props) {
  const { shop: text } = allMediterraneanText.value.steps;
  const shop = shopModelOf(models);
  const picks = shop.picks.value;
  switch (question.field) {
    case "box":
      return question.choices.map((box) => (
        <Choice key={box} name={text.box(box)} onChoose={() => shop.pick({ ...picks, box })}>
          <PickOutcome models={models} picks={{ ...picks, box }} />
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
          <span class="note">{industryNote(models, industry)}</span>
        </Choice>
      ));
    case "spaces":
      return question.choices.map((spaces) => (
        <Choice
          key={spaces}
          name={text.spaces(spaces)}
          onChoose={() => shop.pick({ ...picks, spaces })}
        >
          <PickOutcome models={models} picks={{ ...picks, spaces }} />
        </Choice>
      ));
    case "from":
      return (
        <>
          {question.choices.map((place) => (
            <Choice
              key={place}
              name={text.workerFrom(place)}
              icon={<MarkIcon mark="cube" />}
              onChoose={() => shop.pick({ ...picks, from: [...picks.from, place] })}
            >
              <span class="note">
                {text.workerFromFacts(place, cubesLeftAt(models, place, picks))}
              </span>
            </Choice>
          ))}
          {question.canStop && (
            <Choice
              name={text.noMoreWorkers}
              onChoose={() => shop.pick({ ...picks, isEnough: true })}
            />
          )}
        </>
      );
  }
}

/** The question in a sentence. */
function questionText(models: TableModels, { field }: Question): string {
  const { question: text } = allMediterraneanText.value.steps.shop;
  const { card, picks } = shopModelOf(models);
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
  readonly models: TableModels;
  readonly picks: Picks;
}

function PickOutcome({ models, picks }: OutcomeProps) {
  const changes = shopModelOf(models).changesWith(picks);
  return (
    <Changes
      edition={models.table.edition.value}
      changes={changes.filter(({ of }) => of !== "money" && of !== "available")}
    />
  );
}

interface IndustryProps {
  readonly models: TableModels;
  readonly industry: Industry;
}

const IndustryIcon = ({ models, industry }: IndustryProps) => (
  <GoodIcon good={models.table.edition.value.industries[industry].good} />
);

function industryNote({ table }: TableModels, industry: Industry): string {
  const { sentences, steps } = allMediterraneanText.value;
  const { good, dominance, monopoly } = table.edition.value.industries[industry];
  return steps.shop.industryFacts(
    sentences.good[good],
    sentences.gain(dominance),
    sentences.gain(monopoly),
  );
}

/** Cubes at a place that are not picked yet. */
const cubesLeftAt = ({ table }: TableModels, place: WorkerPlace, { from }: Picks): number =>
  (table.mine.value?.cubes[place] ?? 0) - from.filter((each) => each === place).length;
