import type { OnlineText } from "@sofala/text/online";

/** What differs from a plain game, each in a few words. */
export function optionTexts(
  options: { readonly [name: string]: unknown },
  { option }: OnlineText["waiting"],
): readonly string[] {
  const { firstPlay, specialists, gods, dziva, roundLimit } = options;
  return [
    ...(firstPlay === true ? [option.firstPlay] : []),
    ...(specialists === false ? [option.noSpecialists] : []),
    ...(Array.isArray(gods) ? [option.chosenGods(gods.length)] : []),
    ...(dziva === "start" ? [option.dziva] : []),
    ...(typeof roundLimit === "number" ? [option.rounds(roundLimit)] : []),
  ];
}
