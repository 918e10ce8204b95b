import {
  inline,
  type RulesBlock,
  type RulesScreenText,
  type RulesSection,
  type RulesText,
} from "@sofala/text/rules";
import { CRAFTSMEN, GODS, SPECIALISTS, feesOf } from "@sofala/zimbabwe";
import { cardOf } from "./facts.ts";
import { RulesTableView } from "./rules-table.tsx";
import "./rules-text.css";
import { SectionLink, type Follow } from "./section-link.tsx";

interface Props {
  readonly rules: RulesText;
  readonly section: RulesSection;
  readonly follow: Follow;
}

/** What a section says, below its title. */
export function SectionText({ rules, section, follow }: Props) {
  return (
    <div class="rules-text">
      <CardLine section={section} text={rules.screen} />
      {rules.sections[section].blocks.map((block, index) => (
        <Block key={index} block={block} rules={rules} follow={follow} />
      ))}
    </div>
  );
}

interface CardLineProps {
  readonly section: RulesSection;
  readonly text: RulesScreenText;
}

/** The numbers on the card that a section is about. */
function CardLine({ section, text: { table } }: CardLineProps) {
  const card = cardOf(section);
  switch (card?.kind) {
    case undefined:
      return undefined;
    case "god":
      return <p class="card-line figures">{table.vrOf([GODS[card.id].vr])}</p>;
    case "specialist":
      return (
        <p class="card-line figures">
          {table.vrOf([SPECIALISTS[card.id].vr])} · {table.feeOf(feesOf(card.id))}
        </p>
      );
    case "craft": {
      const { vr, cost, vp } = CRAFTSMEN[card.id];
      return (
        <p class="card-line figures">
          {table.vrOf(vr)} · {table.costOf(cost, vp)}
        </p>
      );
    }
  }
}

interface BlockProps {
  readonly block: RulesBlock;
  readonly rules: RulesText;
  readonly follow: Follow;
}

function Block({ block, rules, follow }: BlockProps) {
  switch (block.kind) {
    case "p":
      return (
        <p>
          <Line text={block.text} follow={follow} />
        </p>
      );
    case "list":
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>
              <Line text={item} follow={follow} />
            </li>
          ))}
        </ul>
      );
    case "example":
      return (
        <p class="example">
          <strong>{rules.screen.example}</strong> <Line text={block.text} follow={follow} />
        </p>
      );
    case "terms":
      return (
        <dl>
          {block.terms.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <Line text={text} follow={follow} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case "table":
      return <RulesTableView name={block.table} rules={rules} follow={follow} />;
  }
}

function Line({ text, follow }: { readonly text: string; readonly follow: Follow }) {
  return (
    <>
      {inline(text).map((part, index) => {
        if (part.section !== undefined) {
          return (
            <SectionLink key={index} section={part.section} follow={follow}>
              {part.text}
            </SectionLink>
          );
        }
        return part.strong === true ? <strong key={index}>{part.text}</strong> : part.text;
      })}
    </>
  );
}
