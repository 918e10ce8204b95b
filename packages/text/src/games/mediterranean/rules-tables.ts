import {
  BOXES,
  CURRENT_EDITION,
  EDITIONS,
  type Age,
  type Edition,
  type Idea,
  type Marked,
} from "@sofala/mediterranean";
import { capitalize } from "../../capitalize.ts";
import type { MediterraneanText } from "./mediterranean-text.ts";
import type { MediterraneanTablesText } from "../../en/mediterranean/rules/tables.ts";
import type { MediterraneanNumber, MediterraneanTable } from "./rules-text.ts";

/** A table of the rules, ready to be shown: rows begin with their name. */
export interface RulesTable {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[];
  /** A line below the table, which may have links. */
  readonly note?: string;
}

/** What a language provides for its tables. */
interface TableTexts {
  readonly labels: MediterraneanTablesText;
  readonly names: MediterraneanText;
}

type Tables = { readonly [table in MediterraneanTable]: RulesTable };

/** The tables of the edition that new games use. */
export function currentRulesTables(texts: TableTexts): Tables {
  const edition = EDITIONS[CURRENT_EDITION];
  if (edition === undefined) throw new Error(`there is no edition ${CURRENT_EDITION}`);
  return rulesTablesOf(edition, texts);
}

/** Every table of the rules, from the data of an edition; what the rulebook does not state is marked. */
function rulesTablesOf(edition: Edition, texts: TableTexts): Tables {
  const { labels, names } = texts;
  const table = (columns: readonly string[], rows: readonly (readonly string[])[]): RulesTable => ({
    label: columns[0] ?? "",
    columns,
    rows: rows.map(([name = "", ...cells]) => ({ name: capitalize(name), cells })),
    ...(rows.flat().some((cell) => cell.includes(RECONSTRUCTED_MARK)) ? { note: labels.note } : {}),
  });
  const buildings = (idea: Idea) =>
    table(
      [capitalize(names.idea[idea]), labels.price, labels.cubes, labels.ability],
      buildingRows(edition, idea, texts),
    );
  const developments = (age: Age) =>
    table(
      [capitalize(names.age[age]), labels.kind, labels.price, labels.effect],
      developmentRows(edition, age, texts),
    );
  return {
    goods: table(
      [labels.good, labels.kind, labels.sets, labels.cards, labels.promotes, labels.industry],
      goodsRows(edition, texts),
    ),
    bottoms: table(
      [labels.bottom, labels.effect, labels.storable],
      entries(edition.bottoms).map(([id, bottom]) => [
        names.bottom[id].name,
        gainsText(bottom.effect, bottom, "effect", texts),
        (bottom.mayWarehouse ? labels.yes : labels.no) + reconstructionMark(bottom, "mayWarehouse"),
      ]),
    ),
    "bottom-counts": table(
      [labels.bottom, ...entries(edition.goods).map(([good]) => capitalize(names.good[good]))],
      entries(edition.bottoms).map(([id]) => [
        names.bottom[id].name,
        ...Object.values(edition.goods).map((good) => {
          const copies = good.bottoms[id];
          return copies === undefined
            ? EMPTY_CELL
            : `${copies}${reconstructionMark(good, "bottoms")}`;
        }),
      ]),
    ),
    places: table(
      [labels.place, labels.atStart, labels.room],
      [
        ...entries(edition.areas).map(([id, area]) => [
          names.area[id],
          `${area.start}${reconstructionMark(area, "start")}`,
          `${area.capacity}${reconstructionMark(area, "capacity")}`,
        ]),
        [labels.culture, "0", `${BOXES.length}`],
      ],
    ),
    levels: table([labels.level, labels.positions], levelRows(edition)),
    culture: table(
      [labels.line, labels.bonus],
      [
        ...entries(edition.rowBonus.value).map(([row, gain]) => [
          labels.rowName(names.cultureLine[row]),
          gainsText(gain, edition.rowBonus, `value.${row}`, texts),
        ]),
        ...entries(edition.columnBonus.value).map(([column, gain]) => [
          labels.columnName(names.cultureLine[column]),
          gainsText(gain, edition.columnBonus, `value.${column}`, texts),
        ]),
      ],
    ),
    phrases: table(
      [labels.phrase],
      entries(names.chatPhrase)
        // One example of a requested good is enough.
        .filter(([id]) => !id.startsWith("seeking-") || id === "seeking-wine")
        .map(([, phrase]) => [phrase]),
    ),
    industries: table(
      [labels.industry, labels.good, labels.dominance, labels.monopoly],
      entries(edition.industries).map(([id, industry]) => [
        names.industry[id],
        names.good[industry.good] + reconstructionMark(industry, "good"),
        gainsText(industry.dominance, industry, "dominance", texts),
        gainsText(industry.monopoly, industry, "monopoly", texts),
      ]),
    ),
    calamities: table(
      [labels.calamity, labels.strikes, ...entries(names.age).map(([, age]) => capitalize(age))],
      entries(edition.calamities).map(([id, calamity]) => [
        names.calamity(id),
        labels.victimOf[calamity.track],
        ...entries(calamity.ages).map(([age, losses]) =>
          losses
            .map(
              (loss, n) => names.losses([loss]) + reconstructionMark(calamity, `ages.${age}.${n}`),
            )
            .join("; "),
        ),
      ]),
    ),
    "buildings-democracy": buildings("democracy"),
    "buildings-dictatorship": buildings("dictatorship"),
    "buildings-venus": buildings("venus"),
    "buildings-mars": buildings("mars"),
    "developments-stone": developments("stone"),
    "developments-bronze": developments("bronze"),
    "developments-iron": developments("iron"),
    prices: table(
      [labels.marker, labels.vpPrice],
      edition.industryPrices.map((price, position) => {
        const single = `$${price.pricePerVp}${reconstructionMark(price, "pricePerVp")}`;
        if (price.bulk === undefined) return [`${position}`, single];
        const together = `$${price.bulk.price}${reconstructionMark(price, "bulk")}`;
        return [`${position}`, labels.bulk(single, price.bulk.vp, together)];
      }),
    ),
    numbers: table([labels.number, labels.value], numberRows(edition, texts)),
  };
}

type Rows = readonly (readonly string[])[];

/** The mark of a reconstructed value. */
const RECONSTRUCTED_MARK = "†";
const EMPTY_CELL = "–";

function goodsRows({ goods, setValues, industries }: Edition, { labels, names }: TableTexts): Rows {
  return entries(goods).map(([id, good]) => {
    const sets = setValues[good.tier];
    const cards = Object.values(good.bottoms).reduce((sum, copies) => sum + copies, 0);
    const own = entries(industries).find(([, industry]) => industry.good === id);
    return [
      names.good[id],
      labels.tier[good.tier],
      id === "piracy" ? labels.nothing : sets.value.join(" ") + reconstructionMark(sets, "value"),
      `${cards}${reconstructionMark(good, "bottoms")}`,
      good.promotes === undefined ? EMPTY_CELL : names.idea[good.promotes],
      own === undefined ? EMPTY_CELL : names.industry[own[0]] + reconstructionMark(own[1], "good"),
    ];
  });
}

/** The spaces of each level: `3–5`; both boards have the same. */
function levelRows({ tracks: { government } }: Edition): Rows {
  const spaces = Map.groupBy(government.levels.keys(), (space) => government.levels[space] ?? 0);
  return [...spaces].map(([level, all]) => {
    const [first, last] = [all.at(0), all.at(-1)];
    const range = first === last ? `${first}` : `${first}–${last}`;
    return [`${level}`, range + reconstructionMark(government, "levels")];
  });
}

function buildingRows({ buildings }: Edition, idea: Idea, texts: TableTexts): Rows {
  const { names } = texts;
  return entries(buildings)
    .filter(([, building]) => building.idea === idea)
    .map(([id, building]) => [
      names.building(id),
      `$${building.price}${reconstructionMark(building, "price")}`,
      `${building.population}${reconstructionMark(building, "population")}`,
      building.ability.kind === "bonus"
        ? gainsText(building.ability.gain, building, "ability.gain", texts)
        : names.ability(building.ability) + reconstructionMark(building, "ability"),
    ]);
}

function developmentRows({ developments }: Edition, age: Age, texts: TableTexts): Rows {
  const { labels, names } = texts;
  return entries(developments)
    .filter(([, card]) => card.age === age)
    .map(([id, card]) => {
      const price = (amount: number) => `$${amount}${reconstructionMark(card, "price")}`;
      const prices =
        typeof card.price === "number"
          ? price(card.price)
          : labels.pricesOf(
              Object.entries(card.price).map(([turn, amount]) => [Number(turn), price(amount)]),
            );
      const effects = card.effects.map((effect, n) => {
        const path = `effects.${n}`;
        if (effect.op === "gain") return gainsText(effect, card, path, texts);
        return names.effects([effect]) + reconstructionMark(card, path);
      });
      return [names.development(id), labels.category[card.category], prices, effects.join("; ")];
    });
}

function numberRows({ rules, tracks }: Edition, { labels, names }: TableTexts): Rows {
  const numbers = entries(labels.numbers).map(([id, name]: [MediterraneanNumber, string]) => [
    name,
    `${rules[id].value}${reconstructionMark(rules[id], "value")}`,
  ]);
  const ends = (["happiness", "safety"] as const).map((id) => {
    const track = tracks[id];
    return [
      labels.trackEnds(names.track[id]),
      labels.fromTo(
        `${track.min}${reconstructionMark(track, "min")}`,
        `+${track.max}${reconstructionMark(track, "max")}`,
      ),
    ];
  });
  return [...numbers, ...ends];
}

type Gains = Parameters<MediterraneanText["gain"]>[0];

/** `religion 1 left, happiness -1†` */
function gainsText(
  all: Gains,
  source: Marked,
  path: string,
  { labels, names }: TableTexts,
): string {
  const parts = (Object.entries(all) as [keyof Gains, unknown][]).flatMap(([what, amount]) =>
    typeof amount === "number"
      ? names.gain({ [what]: amount }) + reconstructionMark(source, `${path}.${what}`)
      : [],
  );
  return parts.length === 0 ? labels.nothing : parts.join(", ");
}

/**
 * The mark of a value, by the source given for it, for a part of it or for a value that contains
 * it.
 */
function reconstructionMark({ source, fieldSource = {} }: Marked, path: string): string {
  const entries = Object.entries(fieldSource);
  const around = entries
    .filter(([field]) => path === field || path.startsWith(`${field}.`))
    .toSorted(([a], [b]) => b.length - a.length);
  const within = entries.filter(([field]) => field.startsWith(`${path}.`));
  const sources = [around[0]?.[1] ?? source, ...within.map(([, of]) => of)];
  return sources.includes("reconstructed") ? RECONSTRUCTED_MARK : "";
}

const entries = <Key extends string, Value>(table: { readonly [key in Key]: Value }) =>
  Object.entries(table) as [Key, Value][];
