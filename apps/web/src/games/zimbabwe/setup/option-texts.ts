import type { ZimbabweAppText } from "@sofala/text/zimbabwe";

/** The options that differ from the defaults, in a few words each. */
export function optionTexts(
  options: { readonly [name: string]: unknown },
  { optionSummary: text }: ZimbabweAppText["options"],
): readonly string[] {
  const { firstPlay, specialists, gods, dziva, roundLimit } = options;
  return [
    ...(firstPlay === true ? [text.firstPlay] : []),
    ...(specialists === false ? [text.noSpecialists] : []),
    ...(Array.isArray(gods) ? [text.chosenGods(gods.length)] : []),
    ...(dziva === "start" ? [text.dziva] : []),
    ...(typeof roundLimit === "number" ? [text.rounds(roundLimit)] : []),
  ];
}
