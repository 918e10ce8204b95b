import {
  BOXES,
  CURRENT_EDITION,
  EDITIONS,
  type Age,
  type Edition,
  type Idea,
  type Marked,
} from "@sofala/mediterranean";
import { capital } from "../../capitalize.ts";
import type { MediterraneanText } from "./mediterranean-text.ts";
import type {
  MediterraneanNumber,
  MediterraneanTable,
  MediterraneanTablesText,
} from "./rules-text.ts";

/** A table of the rules, ready to be shown: rows begin with their name. */
export interface TableText {
  readonly label: string;
  readonly heads: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[];
  /** A line below, which may carry links. */
  readonly note?: string;
}

/** What a language brings for its tables. */
interface Words {
  readonly text: MediterraneanTablesText;
  readonly names: MediterraneanText;
}

type Tables = { readonly [table in MediterraneanTable]: TableText };

/** The tables of the edition that new games use. */
export function currentTables(words: Words): Tables {
  const edition = EDITIONS[CURRENT_EDITION];
  if (edition === undefined) throw new Error(`there is no edition ${CURRENT_EDITION}`);
  return tablesOf(edition, words);
}

/** Every table of the rules, from the data of an edition; what the rulebook does not state is marked. */
function tablesOf(edition: Edition, words: Words): Tables {
  const { text, names } = words;
  const table = (heads: readonly string[], rows: readonly (readonly string[])[]): TableText => ({
    label: heads[0] ?? "",
    heads,
    rows: rows.map(([name = "", ...cells]) => ({ name: capital(name), cells })),
    ...(rows.flat().some((cell) => cell.includes(MARK)) ? { note: text.note } : {}),
  });
  const buildings = (idea: Idea) =>
    table(
      [capital(names.idea[idea]), text.price, text.cubes, text.ability],
      buildingsRows(edition, idea, words),
    );
  const developments = (age: Age) =>
    table(
      [capital(names.age[age]), text.kind, text.price, text.effect],
      developmentsRows(edition, age, words),
    );
  return {
    goods: table(
      [text.good, text.kind, text.sets, text.cards, text.promotes, text.industry],
      goodsRows(edition, words),
    ),
    bottoms: table(
      [text.bottom, text.effect, text.storable],
      entries(edition.bottoms).map(([id, bottom]) => [
        names.bottom[id].name,
        gains(bottom.effect, bottom, "effect", words),
        (bottom.mayWarehouse ? text.yes : text.no) + mark(bottom, "mayWarehouse"),
      ]),
    ),
    "bottom-counts": table(
      [text.bottom, ...entries(edition.goods).map(([good]) => capital(names.good[good]))],
      entries(edition.bottoms).map(([id]) => [
        names.bottom[id].name,
        ...Object.values(edition.goods).map((good) => {
          const copies = good.bottoms[id];
          return copies === undefined ? NONE : `${copies}${mark(good, "bottoms")}`;
        }),
      ]),
    ),
    places: table(
      [text.place, text.atStart, text.room],
      [
        ...entries(edition.areas).map(([id, area]) => [
          names.area[id],
          `${area.start}${mark(area, "start")}`,
          `${area.capacity}${mark(area, "capacity")}`,
        ]),
        [text.culture, "0", `${BOXES.length}`],
      ],
    ),
    levels: table([text.level, text.positions], levelsRows(edition)),
    culture: table(
      [text.line, text.bonus],
      [
        ...entries(edition.rowBonus.value).map(([row, gain]) => [
          text.rowNamed(names.cultureLine[row]),
          gains(gain, edition.rowBonus, `value.${row}`, words),
        ]),
        ...entries(edition.columnBonus.value).map(([column, gain]) => [
          text.columnNamed(names.cultureLine[column]),
          gains(gain, edition.columnBonus, `value.${column}`, words),
        ]),
      ],
    ),
    phrases: table(
      [text.phrase],
      entries(names.phrase)
        // One example of asking for a good says enough.
        .filter(([id]) => !id.startsWith("seeking-") || id === "seeking-wine")
        .map(([, phrase]) => [phrase]),
    ),
    industries: table(
      [text.industry, text.good, text.dominance, text.monopoly],
      entries(edition.industries).map(([id, industry]) => [
        names.industry[id],
        names.good[industry.good] + mark(industry, "good"),
        gains(industry.dominance, industry, "dominance", words),
        gains(industry.monopoly, industry, "monopoly", words),
      ]),
    ),
    calamities: table(
      [text.calamity, text.strikes, ...entries(names.age).map(([, age]) => capital(age))],
      entries(edition.calamities).map(([id, calamity]) => [
        names.calamity(id),
        text.strikesAt[calamity.track],
        ...entries(calamity.ages).map(([age, losses]) =>
          losses
            .map((loss, n) => names.losses([loss]) + mark(calamity, `ages.${age}.${n}`))
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
      [text.marker, text.vpPrice],
      edition.industryPrices.map((price, position) => {
        const single = `$${price.pricePerVp}${mark(price, "pricePerVp")}`;
        if (price.bulk === undefined) return [`${position}`, single];
        const together = `$${price.bulk.price}${mark(price, "bulk")}`;
        return [`${position}`, text.bulk(single, price.bulk.vp, together)];
      }),
    ),
    numbers: table([text.number, text.value], numbersRows(edition, words)),
  };
}

type Rows = readonly (readonly string[])[];

/** Stands behind a value that is reconstructed. */
const MARK = "†";
const NONE = "–";

function goodsRows({ goods, setValues, industries }: Edition, { text, names }: Words): Rows {
  return entries(goods).map(([id, good]) => {
    const sets = setValues[good.tier];
    const cards = Object.values(good.bottoms).reduce((sum, copies) => sum + copies, 0);
    const own = entries(industries).find(([, industry]) => industry.good === id);
    return [
      names.good[id],
      text.tier[good.tier],
      id === "piracy" ? text.nothing : sets.value.join(" ") + mark(sets, "value"),
      `${cards}${mark(good, "bottoms")}`,
      good.promotes === undefined ? NONE : names.idea[good.promotes],
      own === undefined ? NONE : names.industry[own[0]] + mark(own[1], "good"),
    ];
  });
}

/** The spaces of each level: `3–5`; both boards have the same. */
function levelsRows({ tracks: { government } }: Edition): Rows {
  const spaces = Map.groupBy(government.levels.keys(), (space) => government.levels[space] ?? 0);
  return [...spaces].map(([level, all]) => {
    const [first, last] = [all.at(0), all.at(-1)];
    const range = first === last ? `${first}` : `${first}–${last}`;
    return [`${level}`, range + mark(government, "levels")];
  });
}

function buildingsRows({ buildings }: Edition, idea: Idea, words: Words): Rows {
  const { names } = words;
  return entries(buildings)
    .filter(([, building]) => building.idea === idea)
    .map(([id, building]) => [
      names.building(id),
      `$${building.price}${mark(building, "price")}`,
      `${building.population}${mark(building, "population")}`,
      building.ability.kind === "bonus"
        ? gains(building.ability.gain, building, "ability.gain", words)
        : names.ability(building.ability) + mark(building, "ability"),
    ]);
}

function developmentsRows({ developments }: Edition, age: Age, words: Words): Rows {
  const { text, names } = words;
  return entries(developments)
    .filter(([, card]) => card.age === age)
    .map(([id, card]) => {
      const price = (amount: number) => `$${amount}${mark(card, "price")}`;
      const prices =
        typeof card.price === "number"
          ? price(card.price)
          : text.pricesOf(
              Object.entries(card.price).map(([turn, amount]) => [Number(turn), price(amount)]),
            );
      const effects = card.effects.map((effect, n) => {
        const path = `effects.${n}`;
        if (effect.op === "gain") return gains(effect, card, path, words);
        return names.effects([effect]) + mark(card, path);
      });
      return [names.development(id), text.category[card.category], prices, effects.join("; ")];
    });
}

function numbersRows({ rules, tracks }: Edition, { text, names }: Words): Rows {
  const numbers = entries(text.numbers).map(([id, name]: [MediterraneanNumber, string]) => [
    name,
    `${rules[id].value}${mark(rules[id], "value")}`,
  ]);
  const ends = (["happiness", "safety"] as const).map((id) => {
    const track = tracks[id];
    return [
      text.ends(names.track[id]),
      text.fromTo(`${track.min}${mark(track, "min")}`, `+${track.max}${mark(track, "max")}`),
    ];
  });
  return [...numbers, ...ends];
}

type Gains = Parameters<MediterraneanText["gain"]>[0];

/** `religion 1 left, happiness -1†` */
function gains(all: Gains, source: Marked, path: string, { text, names }: Words): string {
  const parts = (Object.entries(all) as [keyof Gains, unknown][]).flatMap(([what, amount]) =>
    typeof amount === "number"
      ? names.gain({ [what]: amount }) + mark(source, `${path}.${what}`)
      : [],
  );
  return parts.length === 0 ? text.nothing : parts.join(", ");
}

/** The mark of a value, by the source that is told for it, for a part of it or for what it is part of. */
function mark({ source, fieldSource = {} }: Marked, path: string): string {
  const told = Object.entries(fieldSource);
  const around = told
    .filter(([field]) => path === field || path.startsWith(`${field}.`))
    .toSorted(([a], [b]) => b.length - a.length);
  const within = told.filter(([field]) => field.startsWith(`${path}.`));
  const sources = [around[0]?.[1] ?? source, ...within.map(([, of]) => of)];
  return sources.includes("reconstructed") ? MARK : "";
}

const entries = <Key extends string, Value>(table: { readonly [key in Key]: Value }) =>
  Object.entries(table) as [Key, Value][];
