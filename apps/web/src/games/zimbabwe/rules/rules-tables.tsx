import { signed } from "@sofala/text/rules";
import type { ZimbabweAppText, ZimbabweRulesText, ZimbabweTable } from "@sofala/text/zimbabwe";
import { CRAFTSMEN, GODS, SPECIALISTS, feesOf } from "@sofala/zimbabwe";
import { ALL_CRAFTS, ALL_GODS, ALL_SPECIALISTS } from "../cards.ts";
import { sectionOfCraft, sectionOfGod, sectionOfSpecialist } from "./rules-links.ts";
import type { RulesTable } from "../../../rules/rules-book.ts";
import { LEVEL_FACTS } from "./card-facts.ts";

/** The tables of The Great Zimbabwe, from the game's own data. */
export function rulesTables(
  { tables: text, chapters, sections }: ZimbabweRulesText,
  names: ZimbabweAppText["zimbabwe"],
): { readonly [table in ZimbabweTable]: RulesTable } {
  return {
    levels: {
      label: text.vp,
      columns: [text.level, text.vp, text.vpGained, text.goods],
      rows: LEVEL_FACTS.map(({ level, vp, step }) => ({
        name: `${level}`,
        cells: [vp, step === undefined ? "–" : `+${step.vp}`, step?.goods ?? "–"],
      })),
    },
    gods: {
      label: chapters.gods,
      columns: [text.god, text.vr, text.effect],
      rows: ALL_GODS.map((id) => ({
        name: names.god[id].name,
        section: sectionOfGod(id),
        cells: [signed(GODS[id].vr), names.god[id].effect],
      })),
    },
    specialists: {
      label: chapters.specialists,
      columns: [text.specialist, text.vr, text.fee, text.effect],
      rows: ALL_SPECIALISTS.map((id) => ({
        name: sections[sectionOfSpecialist(id)].title,
        section: sectionOfSpecialist(id),
        cells: [signed(SPECIALISTS[id].vr), text.feeList(feesOf(id)), names.specialist[id].effect],
      })),
    },
    craftsmen: {
      label: chapters.craftsmen,
      columns: [
        text.craftsman,
        text.resource,
        text.worksWith,
        text.tile,
        text.cost,
        text.vpEach,
        text.vrOfCards,
      ],
      rows: ALL_CRAFTS.map((id) => {
        const { resource, needs, shape, cost, vp, vr } = CRAFTSMEN[id];
        return {
          name: sections[sectionOfCraft(id)].title,
          section: sectionOfCraft(id),
          cells: [
            names.resource[resource],
            needs === undefined ? "–" : names.craftsman[needs].name,
            <TileShape key="shape" isSquare={shape === "square"} />,
            cost,
            vp,
            vr.map(signed).join(", "),
          ],
        };
      }),
    },
  };
}

/** The footprint of a tile, with its size as text. */
function TileShape({ isSquare }: { readonly isSquare: boolean }) {
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
