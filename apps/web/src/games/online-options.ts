import type { NewTable } from "@sofala/protocol";
import type { ComponentChildren } from "preact";

/** A game's part of the form of a new online table: the options of its rules. */
export interface OnlineOptions<Options = unknown> {
  /** The fields of the stored form that this part has. */
  readonly storedNames: { readonly players: string; readonly options: string };
  readonly defaultPlayers: number;
  /** Parses stored options; invalid values become the defaults. */
  parse(input: unknown): Options;
  /** What a link asks for; what is missing or invalid stays as it is. Default: nothing. */
  fromLink?(query: URLSearchParams, options: Options): Options;
  /** The options for a number of players; whatever has to be drawn again is drawn by the seed. Default: the same. */
  withPlayers?(options: Options, players: number, seed: string): Options;
  /** The only number of players that fits the options; undefined if any does, the default. */
  requiredPlayers?(options: Options): number | undefined;
  /** The options in the request for a new table. */
  toRequest(options: Options, isLive: boolean): NewTable["options"];
  /** Below the pace. */
  readonly PaceFields?: OptionFields<Options>;
  /** Beside the other panels. */
  readonly PanelFields?: OptionFields<Options>;
  /** Folded under the other panels. */
  readonly RuleFields?: OptionFields<Options>;
}

/** A function with the parameter of a method, so that the parts of any game fit `OnlineOptions`. */
type Method<Parameter, Value> = { call(parameter: Parameter): Value }["call"];

type OptionFields<Options> = Method<OptionFieldsProps<Options>, ComponentChildren>;

export interface OptionFieldsProps<Options> {
  readonly options: Options;
  readonly players: number;
  readonly isLive: boolean;
  /** The query of the link that opened the form. */
  readonly link: URLSearchParams;
  readonly onChange: Method<Options, void>;
}

/** The form of a game without options; `players` is the default. */
export const withoutOptions = (id: string, players: number): OnlineOptions => ({
  storedNames: { players: `${id}Players`, options: id },
  defaultPlayers: players,
  parse: () => undefined,
  toRequest: () => ({}),
});
