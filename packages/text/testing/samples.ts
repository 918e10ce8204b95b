import type { Game, GameTypes } from "@sofala/engine";
import type { SeatNames } from "../src/card-text.ts";
import type { Language } from "../src/index.ts";
import {
  chaptersOf,
  type RulesChapter,
  type RulesOutline,
  type RulesText,
} from "../src/web/rules-text.ts";

/** Events and moves in full, and as observers see them. */
type EventOf<T extends GameTypes> = T["event"] | T["seenEvent"];
type MoveOf<T extends GameTypes> = T["move"] | T["seenMove"];

/** What the tests of all games' texts need of one game. */
export interface GameSamples<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  /** By seat. */
  readonly names: SeatNames;
  readonly events: Samples<"kind", EventOf<T>>;
  readonly moves: Samples<"kind", MoveOf<T>>;
  readonly refusals: Samples<"code", T["refusal"]>;
  readonly textIn: (language: Language) => GameSentences<T>;
  /** Sentences that need more than a seat's names. */
  readonly moreSentencesIn?: (language: Language) => readonly Line[];
  /** Labels of moves that need more than names. */
  readonly moreLabelsIn?: (language: Language) => readonly Line[];
  /** Parts of sentences: what cards do. */
  readonly partsIn?: (language: Language) => readonly Line[];
  /** Names that the texts have in functions. */
  readonly cardNamesIn?: (language: Language) => readonly Line[];
  /** The paths of names that are the same in every language. */
  readonly properNames?: RegExp;
  /** Ids that functions of the texts take. */
  readonly ids?: readonly string[];
  readonly rules: RulesSamples;
}

interface GameSentences<T extends GameTypes> {
  event(event: EventOf<T>, names: SeatNames): string;
  refusal(refusal: T["refusal"], names: SeatNames): string;
  move(move: MoveOf<T>, names: SeatNames): string;
}

/** One game's rules in one language, in the order of reading. */
export interface ReadRules {
  readonly title: string;
  readonly searchHint: string;
  readonly chapters: readonly RulesChapter[];
}

interface RulesSamples {
  /** The tables that the rules show. */
  readonly tables: readonly string[];
  read(tag: string): Promise<ReadRules>;
}

export const rulesSamples = <Outline extends RulesOutline, Table extends string>(
  outline: Outline,
  load: (tag: string) => Promise<RulesText<Outline, Table>>,
  tables: { readonly [table in Table]: true },
): RulesSamples => ({
  tables: Object.keys(tables),
  read: async (tag) => {
    const text = await load(tag);
    const { title, searchHint } = text;
    return { title, searchHint, chapters: chaptersOf(outline, text) };
  },
});

/** Data for each kind of a union: a kind that is missing here does not compile. */
export type Samples<Key extends string, Union extends Keyed<Key>> = {
  readonly [Kind in Union[Key]]: readonly Without<Key, Extract<Union, Keyed<Key, Kind>>>[];
};

type Keyed<Key extends string, Kind extends string = string> = { readonly [key in Key]: Kind };
type Without<Key extends string, Variant> = Variant extends unknown ? Omit<Variant, Key> : never;

/** A sample's name and its text. */
export type Line = readonly [name: string, text: string];

/** `event gift-given {seat: 1, cattle: 5}` and its sentence, for each sample. */
export const linesOf = <Key extends string, Union extends Keyed<Key>>(
  group: string,
  key: Key,
  samples: Samples<Key, Union>,
  say: (variant: Union) => string,
): readonly Line[] =>
  Object.entries<readonly object[]>(samples).flatMap(([kind, all]) =>
    all.map((data): Line => {
      // The data of each kind is under that kind; the compiler cannot see that.
      const variant = { [key]: kind, ...data } as unknown as Union;
      return [`${group} ${kind}${briefJson(data)}`, say(variant)];
    }),
  );

/** ` {seat: 1, plaques: [2, 2, 1]}` */
function briefJson(data: object): string {
  const json = JSON.stringify(data).replaceAll('"', "").replaceAll(/[,:]/gu, "$& ");
  return json === "{}" ? "" : ` ${json}`;
}

export const keysOf = <Key extends string>(table: {
  readonly [key in Key]: unknown;
}): readonly Key[] => Object.keys(table) as Key[];
