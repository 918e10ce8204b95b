import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { MUTANTS as SERVER } from "../../../apps/server/soak/mutants.ts";
import { MUTANTS as WEB } from "../../../apps/web/soak/mutants.ts";
import {
  EXEMPTIONS as MEDITERRANEAN_EXEMPTIONS,
  MUTANTS as MEDITERRANEAN,
  TOPICS as MEDITERRANEAN_TOPICS,
} from "../../../games/mediterranean/soak/mutants.ts";
import {
  EXEMPTIONS as ZIMBABWE_EXEMPTIONS,
  MUTANTS as ZIMBABWE,
  TOPICS as ZIMBABWE_TOPICS,
} from "../../../games/zimbabwe/soak/mutants.ts";
import { MUTANTS as ENGINE } from "../../../packages/engine/soak/mutants.ts";
import { MUTANTS as PROTOCOL } from "../../../packages/protocol/soak/mutants.ts";
import { sourceOf, type Source } from "./locate.ts";
import type { Exemption, Mutant } from "./mutant.ts";

/** Code that is mutated together. */
export interface Subject {
  readonly name: string;
  /** True for a game, which has its own scenarios and tests; other code is tested by the files that import it. */
  readonly isGame: boolean;
  readonly lists: readonly List[];
  /** The files that its results depend on. */
  readonly folders: readonly string[];
  /** The topics that need a mutant, and those that cannot have one. */
  readonly topics: readonly string[];
  readonly exemptions: readonly Exemption[];
  /** For a game: the tests that run first, quick ones first. */
  readonly firstTests: readonly string[];
  /** The number of generated mutants, unless the command line sets it. */
  readonly generated: number;
  /** The minimum share of written and of generated mutants that must be caught. */
  readonly floors: { readonly written: number; readonly generated: number };
}

/** The mutants of a folder of sources. */
interface List {
  readonly folder: string;
  readonly mutants: readonly Mutant[];
}

const game = (
  name: string,
  parts: Pick<Subject, "topics" | "exemptions" | "firstTests" | "floors"> & {
    readonly mutants: readonly Mutant[];
  },
): Subject => ({
  ...parts,
  name,
  isGame: true,
  lists: [{ folder: `games/${name}/src`, mutants: parts.mutants }],
  folders: ["packages/engine", `games/${name}`],
  generated: 100,
});

export const SUBJECTS: readonly Subject[] = [
  game("zimbabwe", {
    mutants: ZIMBABWE,
    topics: ZIMBABWE_TOPICS,
    exemptions: ZIMBABWE_EXEMPTIONS,
    firstTests: ["golden", "refusals", "planner", "perft", "properties", "oracle", "positions"],
    floors: { written: 1, generated: 0.8 },
  }),
  game("mediterranean", {
    mutants: MEDITERRANEAN,
    topics: MEDITERRANEAN_TOPICS,
    exemptions: MEDITERRANEAN_EXEMPTIONS,
    firstTests: ["timer", "observers", "positions", "refusals", "golden", "races", "listing"],
    floors: { written: 1, generated: 0.8 },
  }),
  {
    name: "server",
    isGame: false,
    lists: [
      { folder: "apps/server/src", mutants: SERVER },
      { folder: "packages/protocol/src", mutants: PROTOCOL },
      { folder: "packages/engine/src", mutants: ENGINE },
      { folder: "apps/web/src", mutants: WEB },
    ],
    folders: ["apps", "packages", "games", "scripts"],
    topics: [],
    exemptions: [],
    firstTests: [],
    generated: 0,
    floors: { written: 1, generated: 0 },
  },
];

/** The source files of a folder, without tests. */
export function sourcesIn(root: string, folder: string): readonly Source[] {
  return filesIn(join(root, folder))
    .filter((file) => /\.tsx?$/u.test(file) && !/\.(?:test|d)\.tsx?$/u.test(file))
    .map((file) => {
      const path = `${folder}/${file}`;
      return sourceOf(path, readFileSync(join(root, path), "utf8"));
    });
}

/** The paths of all files in a folder, sorted. */
export const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .toSorted();

/** Rulings and other topics with neither a mutant nor a reason why there is none. */
export function topicsWithoutMutant(subject: Subject, root: string): readonly string[] {
  const covered = new Set([
    ...subject.lists.flatMap(({ mutants }) => mutants.map(({ breaks }) => breaks)),
    ...subject.exemptions.map(({ topic }) => topic),
  ]);
  return [...rulingsOf(subject, root), ...subject.topics].filter((topic) => !covered.has(topic));
}

/** The rulings by their numbers in the rules of a game. */
function rulingsOf({ name }: Subject, root: string): readonly string[] {
  const file = join(root, `docs/rules/${name}.md`);
  if (!existsSync(file)) return [];
  return [...readFileSync(file, "utf8").matchAll(/^\*\*(Q [\d.]+)\*\*/gmu)].map(
    ([, ruling = ""]) => ruling,
  );
}
