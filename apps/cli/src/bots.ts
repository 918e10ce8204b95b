import { botsOf, isProgram, listed, parseEntrants, type Entrant } from "@sofala/bots";
import type { PlayedBlock, ProgramFailure } from "@sofala/bots/ladder";
import { games } from "@sofala/catalog";
import { ok, type Result } from "@sofala/engine";
import { english, type BotTexts } from "@sofala/text";
import { badInput, type AnyGame, type Trouble } from "./command.ts";
import { filled } from "./wrap-items.ts";

const TEXTS = new Map<string, BotTexts>([
  ["zimbabwe", english.zimbabwe.bot],
  ["mediterranean", english.mediterranean.bot],
]);

/** `Steward (steady): Weighs whole turns…`; nothing of a program. */
export function botLine({ id }: AnyGame, entrant: Entrant): string | undefined {
  const text = isProgram(entrant) ? undefined : TEXTS.get(id)?.[entrant];
  return text && `${text.name} (${entrant}): ${text.style}`;
}

/** What the help of commands with bots says of them. */
export const BOTS_HELP = [
  "Bots, the strongest first; of each game:",
  ...games.flatMap((game) => [
    `  ${game.id}`,
    ...botsOf(game)
      .flatMap(({ level }) => (level === "program" ? [] : (botLine(game, level) ?? level)))
      .toReversed()
      .flatMap((line) =>
        filled(line.split(" "), " ", 74).map(
          (part, row) => `${row === 0 ? "    " : "      "}${part}`,
        ),
      ),
  ]),
  "  cmd:PROGRAM ARGUMENTS is an outside program that is asked by JSON lines on its",
  "  standard input; docs/bots.md tells how.",
].join("\n");

/** Bots as an option lists them. */
export function botList(
  game: AnyGame,
  option: string,
  text: string,
): Result<readonly Entrant[], Trouble> {
  const entrants = parseEntrants(game, text);
  return entrants.ok ? entrants : badInput(`${option}: ${entrants.error}.`);
}

/** How many seats a list of several bots is for; one bot alone can take any. */
export function seatsIn(text: string | undefined): number | undefined {
  const count = text === undefined ? 1 : listed(text).length;
  return count === 1 ? undefined : count;
}

/** One bot for every place, or all alike where one is named. */
export function botsFor(
  game: AnyGame,
  option: string,
  text: string,
  places: number,
): Result<readonly Entrant[], Trouble> {
  const bots = botList(game, option, text);
  if (!bots.ok || bots.value.length === places) return bots;
  const [only, second] = bots.value;
  if (only !== undefined && second === undefined) {
    return ok(Array.from({ length: places }, () => only));
  }
  return badInput(`${option} names ${bots.value.length} bots for ${places} seats.`);
}

/** Why a program lost its seat, as people are told. */
export const failureText = ({ reason, detail }: ProgramFailure): string => {
  const what = {
    start: "cannot be started",
    crash: "crashed",
    timeout: "did not answer in time",
    malformed: "gave an answer that cannot be read",
    illegal: "broke the rules",
    endless: "goes on for ever",
  }[reason];
  return `${what} (${detail})`;
};

/** What programs did wrong in a tournament, each complaint once. */
export function failureLines(blocks: readonly PlayedBlock[]): readonly string[] {
  const all = blocks.flatMap(({ games: played }) =>
    played.flatMap(({ seats, failures }) =>
      failures.map((failure) => `${seats[failure.seat]} ${failureText(failure)}`),
    ),
  );
  return [...Map.groupBy(all, (line) => line)].map(
    ([line, { length }]) =>
      `${line}${length === 1 ? "" : `, ${length} times`}; it loses such games.`,
  );
}
