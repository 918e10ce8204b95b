/** A long trial: a script that prints its figures and exits with another code than 0 on failure. */
export interface Trial {
  readonly name: string;
  /** Its subject, if several trials have the same name: a game, or a part of the product. */
  readonly of: string;
  /** Path of the script from the root, and its arguments. */
  readonly command: readonly [script: string, ...args: readonly string[]];
  readonly env?: NodeJS.ProcessEnv;
}

const game = (of: string): readonly Trial[] => [
  { name: "mutants", of, command: ["scripts/mutants.ts", of] },
  { name: "random-games", of, command: [`games/${of}/soak/random-games.ts`] },
];

const server = (name: string): Trial => ({
  name,
  of: "server",
  command: [`apps/server/soak/${name}.ts`],
});

/** An attack on a server while honest players use it. */
const attack = (name: string): Trial => ({
  name: `attack-${name}`,
  of: "attacks",
  command: [`apps/server/soak/attacks/${name}.ts`],
});

/** Every long trial, the shorter ones first. */
export const TRIALS: readonly Trial[] = [
  { name: "tests", of: "all", command: ["scripts/nightly-tests.ts"], env: { TRIALS: "nightly" } },
  { name: "browser", of: "web", command: ["scripts/e2e.ts"], env: { TRIALS: "nightly" } },
  {
    name: "firefox",
    of: "web",
    command: ["scripts/e2e.ts", "--grep", "@firefox"],
    env: { E2E_BROWSER: "firefox" },
  },
  attack("versions"),
  // Whole games in a browser, through a proxy that adds fields and kinds; and an app that is too old.
  {
    name: "attack-newer-server",
    of: "attacks",
    command: ["scripts/e2e.ts", "newer-server.spec.ts"],
    env: { TRIALS: "nightly" },
  },
  ...game("zimbabwe"),
  ...game("mediterranean"),
  { name: "release", of: "release", command: ["scripts/release-trial.ts"] },
  { name: "upgrade", of: "release", command: ["apps/cli/soak/upgrade.ts"] },
  { name: "image", of: "release", command: ["scripts/image-trial.ts"] },
  { name: "coverage", of: "mediterranean", command: ["games/mediterranean/soak/coverage.ts"] },
  { name: "mutants", of: "server", command: ["scripts/mutants.ts", "server"] },
  { name: "day", of: "server", command: ["bench/src/day/day.ts"] },
  ...["monitoring", "fuzz", "sockets", "kills", "evening", "nodes"].map(server),
  ...["pings", "long-logs", "webhooks", "lost-notifications", "clocks"].map(attack),
  ...["passwords", "storage", "bots"].map(attack),
  { name: "bots", of: "bots", command: ["packages/bots/soak/bots.ts"] },
];

export const titleOf = ({ name, of }: Trial): string => `${name} of ${of}`;

/** The trials that these words choose, by name and by subject; without words, all of them. */
export function chosenTrials(words: readonly string[]): readonly Trial[] | { unknown: string[] } {
  const names = new Set(TRIALS.map(({ name }) => name));
  const subjects = new Set(TRIALS.map(({ of }) => of));
  const unknown = words.filter((word) => !names.has(word) && !subjects.has(word));
  if (unknown.length > 0) return { unknown };
  const isAmong = (all: ReadonlySet<string>, one: string): boolean =>
    words.includes(one) || !words.some((word) => all.has(word));
  return TRIALS.filter(({ name, of }) => isAmong(names, name) && isAmong(subjects, of));
}
