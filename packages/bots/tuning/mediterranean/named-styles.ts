import {
  CASUAL,
  CLUB,
  NOVICE,
  STEADY,
  type PlayStyle,
} from "../../src/mediterranean/play-style.ts";

const STYLES: { readonly [name: string]: PlayStyle } = {
  novice: NOVICE,
  casual: CASUAL,
  club: CLUB,
  steady: STEADY,
  silent: { ...STEADY, trades: false },
};

/** `steady`, or with changes `steady+weights.farm=2;margin=0.5`. */
export function styleNamed(name: string): PlayStyle {
  const [base = "", changes = ""] = name.split("+");
  const style = STYLES[base];
  if (style === undefined) throw new Error(`no such bot: ${base}`);
  return withChanges(style, changes);
}

/** The settings with some changes, as in `weights.farm=2;margin=0.5`. */
export const withChanges = <Settings>(settings: Settings, changes: string): Settings =>
  changes
    .split(";")
    .filter((change) => change !== "")
    .reduce(withChange, settings);

function withChange<Settings>(settings: Settings, change: string): Settings {
  const [path = "", value = ""] = change.split("=");
  const copy = structuredClone(settings);
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  let target = copy as { [key: string]: unknown };
  for (const key of keys) target = target[key] as { [key: string]: unknown };
  if (!(last in target)) throw new Error(`no such setting: ${path}`);
  target[last] = JSON.parse(value);
  return copy;
}
