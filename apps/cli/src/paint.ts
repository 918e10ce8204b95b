/** Colours are numbers of the 256-colour palette. */
export interface Style {
  readonly ink?: number;
  readonly ground?: number;
  readonly bold?: boolean;
  readonly dim?: boolean;
}

/** The text in a style, or as it is where there is no colour. */
export type Paint = (text: string, style: Style) => string;

export const plain: Paint = (text) => text;

export const coloured: Paint = (text, { ink, ground, bold, dim }) => {
  const codes = [
    bold === true ? "1" : undefined,
    dim === true ? "2" : undefined,
    ink === undefined ? undefined : `38;5;${ink}`,
    ground === undefined ? undefined : `48;5;${ground}`,
  ].filter((code) => code !== undefined);
  return codes.length === 0 || text === "" ? text : `\u001b[${codes.join(";")}m${text}\u001b[0m`;
};

interface Environment {
  readonly [name: string]: string | undefined;
}

/** Colour is for terminals; NO_COLOR forbids it, FORCE_COLOR asks for it elsewhere. */
export function paintFor(isTerminal: boolean, environment: Environment): Paint {
  const { NO_COLOR: forbidden = "", FORCE_COLOR: forced = "", TERM: kind } = environment;
  if (forbidden !== "") return plain;
  if (forced !== "" && forced !== "0") return coloured;
  return isTerminal && kind !== "dumb" ? coloured : plain;
}

// Names come out of files, and a file must not steer the terminal or break a line.
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/gu;

/** A text from outside as part of one line. */
export const oneLine = (text: string): string => text.replace(CONTROL, "�");
