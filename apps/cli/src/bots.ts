import { botsOf, isProgram, splitList, parseEntrants, type Entrant } from "@sofala/bots";
import type { PlayedBlock, ProgramFailure } from "@sofala/bots/ladder";
import { games } from "@sofala/catalog";
import { ok, type Result } from "@sofala/engine";
import { badInput, type AnyGame, type CommandError } from "./command.ts";
import { terminalUiOf } from "./games/registry.ts";
import { wrapItems } from "./wrap-items.ts";

/** `Steward (steady): Weighs whole turns…`; empty for a program. */
export function botDescription(game: AnyGame, entrant: Entrant): string | undefined {
  const text = isProgram(entrant) ? undefined : terminalUiOf(game).botTexts?.[entrant];
  return text && `${text.name} (${entrant}): ${text.style}`;
}

/** The help text on bots. */
export const BOTS_HELP = [
  "The bots of each game, strongest first:",
  ...games.flatMap((game) => [
    `  ${game.id}`,
    ...botsOf(game)
      .flatMap(({ level }) => (level === "program" ? [] : (botDescription(game, level) ?? level)))
      .toReversed()
      .flatMap((line) =>
        wrapItems(line.split(" "), " ", 74).map(
          (part, row) => `${row === 0 ? "    " : "      "}${part}`,
        ),
      ),
  ]),
  "  cmd:PROGRAM ARGUMENTS runs a program of your own as a bot, which talks in",
  "  lines of JSON; docs/bots.md explains how.",
].join("\n");

/** Parses the list of bots of an option. */
export function parseBots(
  game: AnyGame,
  option: string,
  text: string,
): Result<readonly Entrant[], CommandError> {
  const entrants = parseEntrants(game, text);
  return entrants.ok ? entrants : badInput(`${option}: ${entrants.error}.`);
}

/**
 * The number of seats of a list of several bots; undefined for a single bot, which can take any
 * number.
 */
export function seatCountIn(text: string | undefined): number | undefined {
  const count = text === undefined ? 1 : splitList(text).length;
  return count === 1 ? undefined : count;
}

/** One bot for every seat; a single bot takes all seats. */
export function botsForSeats(
  game: AnyGame,
  option: string,
  text: string,
  places: number,
): Result<readonly Entrant[], CommandError> {
  const bots = parseBots(game, option, text);
  if (!bots.ok || bots.value.length === places) return bots;
  const [only, second] = bots.value;
  if (only !== undefined && second === undefined) {
    return ok(Array.from({ length: places }, () => only));
  }
  return badInput(`${option} names ${bots.value.length} bots for ${places} seats.`);
}

/** The sentence for a program that lost its seat. */
export const failureText = ({ reason, detail }: ProgramFailure): string => {
  const what = {
    start: "cannot be started",
    crash: "crashed",
    timeout: "did not answer in time",
    malformed: "gave an answer that cannot be read",
    illegal: "broke the rules",
    endless: "never ends",
  }[reason];
  return `${what} (${detail})`;
};

/** The failures of programs in a tournament, each sentence once. */
export function failureLines(blocks: readonly PlayedBlock[]): readonly string[] {
  const all = blocks.flatMap(({ games: played }) =>
    played.flatMap(({ seats, failures }) =>
      failures.map((failure) => `${seats[failure.seat]} ${failureText(failure)}`),
    ),
  );
  return [...Map.groupBy(all, (line) => line)].map(
    ([line, { length }]) =>
      `${line}${length === 1 ? "" : `, ${length} times`}; it loses those games.`,
  );
}
