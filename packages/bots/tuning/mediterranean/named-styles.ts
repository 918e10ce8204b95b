import { NOVICE, STEADY, type Character } from "../../src/mediterranean/play-style.ts";

const CHARACTERS: { readonly [name: string]: Character } = {
  novice: NOVICE,
  steady: STEADY,
  silent: { ...STEADY, trades: false },
};

/** `steady`, or `steady+weights.farm=2;margin=0.5` for a try. */
export function characterNamed(name: string): Character {
  const [base = "", changes = ""] = name.split("+");
  const character = CHARACTERS[base];
  if (character === undefined) throw new Error(`no such bot: ${base}`);
  return changed(character, changes);
}

/** The same settings with others for some, as in `weights.farm=2;margin=0.5`. */
export const changed = <Settings>(settings: Settings, changes: string): Settings =>
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
