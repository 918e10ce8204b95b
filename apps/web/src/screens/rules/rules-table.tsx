import { signed, type RulesTable, type RulesText } from "@sofala/text/rules";
import { CRAFTSMEN, GODS, SPECIALISTS, feesOf, type Craft } from "@sofala/zimbabwe";
import type { ComponentChildren, JSX } from "preact";
import { ALL_CRAFTS, ALL_GODS, ALL_SPECIALISTS } from "../../boards/zimbabwe/cards.ts";
import {
  sectionOfCraft,
  sectionOfGod,
  sectionOfSpecialist,
} from "../../boards/zimbabwe/rules-links.ts";
import { words } from "../../words/words.ts";
import { LEVEL_FACTS } from "./facts.ts";
import { SectionLink, type Follow } from "./section-link.tsx";

interface Props {
  readonly name: RulesTable;
  readonly rules: RulesText;
  readonly follow: Follow;
}

/** A table of the rules, from the game's own data. */
export function RulesTableView({ name, rules, follow }: Props) {
  const Table = TABLES[name];
  return <Table rules={rules} follow={follow} />;
}

type TableProps = Omit<Props, "name">;

function Levels({ rules: { screen } }: TableProps) {
  const { level, vp, gained, goods } = screen.table;
  return (
    <TableFrame label={vp} heads={[level, vp, gained, goods]}>
      {LEVEL_FACTS.map((row) => (
        <tr key={row.level}>
          <th scope="row">{row.level}</th>
          <td>{row.vp}</td>
          <td>{row.step === undefined ? "–" : `+${row.step.vp}`}</td>
          <td>{row.step?.goods ?? "–"}</td>
        </tr>
      ))}
    </TableFrame>
  );
}

function Gods({ rules, follow }: TableProps) {
  const { god, vr, effect } = rules.screen.table;
  const cards = words.value.zimbabwe.god;
  return (
    <TableFrame label={rules.chapters.gods} heads={[god, vr, effect]}>
      {ALL_GODS.map((id) => (
        <tr key={id}>
          <th scope="row">
            <SectionLink section={sectionOfGod(id)} follow={follow}>
              {cards[id].name}
            </SectionLink>
          </th>
          <td>{signed(GODS[id].vr)}</td>
          <td>{cards[id].effect}</td>
        </tr>
      ))}
    </TableFrame>
  );
}

function Specialists({ rules, follow }: TableProps) {
  const { specialist, vr, fee, effect, fees } = rules.screen.table;
  const cards = words.value.zimbabwe.specialist;
  return (
    <TableFrame label={rules.chapters.specialists} heads={[specialist, vr, fee, effect]}>
      {ALL_SPECIALISTS.map((id) => (
        <tr key={id}>
          <th scope="row">
            <SectionLink section={sectionOfSpecialist(id)} follow={follow}>
              {rules.sections[sectionOfSpecialist(id)].title}
            </SectionLink>
          </th>
          <td>{signed(SPECIALISTS[id].vr)}</td>
          <td>{fees(feesOf(id))}</td>
          <td>{cards[id].effect}</td>
        </tr>
      ))}
    </TableFrame>
  );
}

function Craftsmen({ rules, follow }: TableProps) {
  const { craftsman, resource, worksWith, tile, cost, vpEach, cards } = rules.screen.table;
  const { zimbabwe } = words.value;
  const title = (craft: Craft) => rules.sections[sectionOfCraft(craft)].title;
  return (
    <TableFrame
      label={rules.chapters.craftsmen}
      heads={[craftsman, resource, worksWith, tile, cost, vpEach, cards]}
    >
      {ALL_CRAFTS.map((id) => {
        const craft = CRAFTSMEN[id];
        return (
          <tr key={id}>
            <th scope="row">
              <SectionLink section={sectionOfCraft(id)} follow={follow}>
                {title(id)}
              </SectionLink>
            </th>
            <td>{zimbabwe.resource[craft.resource]}</td>
            <td>{craft.needs === undefined ? "–" : zimbabwe.craftsman[craft.needs].name}</td>
            <td>
              <Shape isSquare={craft.shape === "square"} />
            </td>
            <td>{craft.cost}</td>
            <td>{craft.vp}</td>
            <td>{craft.vr.map(signed).join(", ")}</td>
          </tr>
        );
      })}
    </TableFrame>
  );
}

const TABLES: { readonly [name in RulesTable]: (props: TableProps) => JSX.Element } = {
  levels: Levels,
  gods: Gods,
  specialists: Specialists,
  craftsmen: Craftsmen,
};

interface FrameProps {
  readonly label: string;
  readonly heads: readonly string[];
  readonly children: ComponentChildren;
}

/** A table that scrolls by itself where the screen is too narrow for it. */
function TableFrame({ label, heads, children }: FrameProps) {
  return (
    <div class="table" role="group" aria-label={label} tabIndex={0}>
      <table class="figures">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** The footprint of a tile, with its measure in words. */
function Shape({ isSquare }: { readonly isSquare: boolean }) {
  return (
    <span class="shape">
      <svg viewBox="0 0 16 16" width="20" height="20" aria-hidden="true">
        {[0, 1].map((column) =>
          [0, 1].map(
            (row) =>
              (isSquare || row === 0) && (
                <rect
                  key={`${column} ${row}`}
                  x={column * 8 + 0.5}
                  y={row * 8 + (isSquare ? 0.5 : 4.5)}
                  width="7"
                  height="7"
                />
              ),
          ),
        )}
      </svg>
      {isSquare ? "2×2" : "1×2"}
    </span>
  );
}
