import type { OnlineText } from "@sofala/text/online";

/** The options that differ from the defaults, in a few words each. */
export function optionTexts(
  options: { readonly [name: string]: unknown },
  { zimbabweOptions }: OnlineText["waitingRoom"],
): readonly string[] {
  const { firstPlay, specialists, gods, dziva, roundLimit } = options;
  return [
    ...(firstPlay === true ? [zimbabweOptions.firstPlay] : []),
    ...(specialists === false ? [zimbabweOptions.noSpecialists] : []),
    ...(Array.isArray(gods) ? [zimbabweOptions.chosenGods(gods.length)] : []),
    ...(dziva === "start" ? [zimbabweOptions.dziva] : []),
    ...(typeof roundLimit === "number" ? [zimbabweOptions.rounds(roundLimit)] : []),
  ];
}
