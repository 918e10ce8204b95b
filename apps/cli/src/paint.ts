/** Colours are numbers of the 256-colour palette. */
export interface Style {
  readonly foreground?: number;
  readonly background?: number;
  readonly bold?: boolean;
  readonly dim?: boolean;
}

/** The text in a style; unchanged without colour. */
export type Paint = (text: string, style: Style) => string;

export const plain: Paint = (text) => text;

export const coloured: Paint = (text, { foreground, background, bold, dim }) => {
  const codes = [
    bold === true ? "1" : undefined,
    dim === true ? "2" : undefined,
    foreground === undefined ? undefined : `38;5;${foreground}`,
    background === undefined ? undefined : `48;5;${background}`,
  ].filter((code) => code !== undefined);
  return codes.length === 0 || text === "" ? text : `\u001b[${codes.join(";")}m${text}\u001b[0m`;
};

interface Environment {
  readonly [name: string]: string | undefined;
}

/** Colour is for terminals; NO_COLOR forbids it, FORCE_COLOR asks for it elsewhere. */
export function choosePaint(isTerminal: boolean, environment: Environment): Paint {
  const { NO_COLOR: forbidden = "", FORCE_COLOR: forced = "", TERM: kind } = environment;
  if (forbidden !== "") return plain;
  if (forced !== "" && forced !== "0") return coloured;
  return isTerminal && kind !== "dumb" ? coloured : plain;
}

// Names come from files, which must not control the terminal or break lines.
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/gu;

/** Outside text, made safe for one line. */
export const sanitizeLine = (text: string): string => text.replace(CONTROL_CHARACTERS, "�");
