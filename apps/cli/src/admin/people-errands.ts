import { ok, type Result } from "@sofala/engine";
import type { Database, FoundPerson } from "@sofala/server/admin";
import {
  badInput,
  complain,
  parseCommandLine,
  wholeNumber,
  type Context,
  type ExitCode,
  type Trouble,
} from "../command.ts";
import { oneLine } from "../paint.ts";
import { DATABASE, withDatabase, type Admin, type Errand } from "./errand.ts";

const MOST_DAYS = 3650;
const JUDGING = {
  ...DATABASE,
  days: { type: "string" },
  why: { type: "string", default: "" },
  lift: { type: "boolean", default: false },
} as const;

type Verdict = Parameters<Admin["sanctionPerson"]>[2];

const operator: Errand = {
  name: "operator",
  usage: "NAME [--remove]",
  summary: "makes somebody an operator, who sees reports and acts on them in the browser",
  async run(args, context) {
    const line = parseCommandLine(args, {
      ...DATABASE,
      remove: { type: "boolean", default: false },
    });
    if (!line.ok) return complain(context, line.error);
    const { values, positionals } = line.value;
    const named = onlyName("operator", positionals);
    if (!named.ok) return complain(context, named.error);
    return withPerson(context, values.database, named.value, async (database, admin, person) => {
      await admin.setOperator(database, person, !values.remove);
      return told(context, person, values.remove ? "is no operator any more" : "is an operator");
    });
  },
};

/** Muting and banning differ in who may leave the days out. */
const judging = (
  name: "mute" | "ban",
  usage: string,
  summary: string,
  forGood?: string,
): Errand => ({
  name,
  usage,
  summary,
  async run(args, context) {
    const line = parseCommandLine(args, JUDGING);
    if (!line.ok) return complain(context, line.error);
    const { values, positionals } = line.value;
    const named = onlyName(name, positionals);
    if (!named.ok) return complain(context, named.error);
    const { why, lift } = values;
    const judge = (verdict: Verdict, words: string) =>
      judged(context, values, named.value, verdict, words);
    if (lift) return judge({ act: "pardon", why }, "is free again");
    if (values.days === undefined && forGood !== undefined) {
      return judge({ act: "ban", why }, forGood);
    }
    const days = wholeNumber(values.days ?? "", "--days", 1, MOST_DAYS);
    if (!days.ok) return complain(context, days.error);
    return judge({ act: name, days: days.value, why }, `${SENTENCES[name]} for ${days.value} days`);
  },
});

const SENTENCES = { mute: "may say set phrases only", ban: "is banned" };

const mute = judging(
  "mute",
  "NAME --days N [--why TEXT] | NAME --lift",
  "lets somebody say set phrases only; --lift ends that, and a ban",
);
const ban = judging(
  "ban",
  "NAME [--days N] [--why TEXT] | NAME --lift",
  "keeps somebody out, for good without --days; --lift ends that, and a silence",
  "is banned for good",
);

const rename: Errand = {
  name: "rename",
  usage: "NAME NEW [--why TEXT]",
  summary: "gives somebody another name, at their tables too; they are told when they come",
  async run(args, context) {
    const line = parseCommandLine(args, { ...DATABASE, why: { type: "string", default: "" } });
    if (!line.ok) return complain(context, line.error);
    const { values, positionals } = line.value;
    const [named, name, third] = positionals;
    if (named === undefined || name === undefined || third !== undefined) {
      const sentence = '"sofala admin rename" takes a NAME and a NEW one; quote what has spaces.';
      return complain(context, { exit: 2, sentence });
    }
    const { why } = values;
    return judged(context, values, named, { act: "rename", name, why }, `is now called ${name}`);
  },
};

export const peopleErrands: readonly Errand[] = [operator, mute, ban, rename];

/** Does what was decided about somebody, and says so. */
const judged = (
  context: Context,
  { database: where }: { readonly database?: string | undefined },
  named: string,
  verdict: Verdict,
  words: string,
): Promise<ExitCode> =>
  withPerson(context, where, named, async (database, { sanctionPerson, serviceTime }, person) => {
    const done = await sanctionPerson(database, person, verdict, await serviceTime(database));
    return done.ok
      ? told(context, person, words)
      : complain(context, { exit: 1, sentence: oneLine(`${person.name}: ${done.error}`) });
  });

const withPerson = (
  context: Context,
  where: string | undefined,
  named: string,
  work: (database: Database, admin: Admin, person: FoundPerson) => Promise<ExitCode>,
): Promise<ExitCode> =>
  withDatabase(context, where, async (database, admin) => {
    const person = await admin.findPerson(database, named);
    if (person.ok) return work(database, admin, person.value);
    return complain(context, { exit: 1, sentence: oneLine(`${named}: ${person.error}.`) });
  });

async function told(context: Context, { name, id }: FoundPerson, words: string): Promise<ExitCode> {
  await context.terminal.print(oneLine(`${name} (${id}) ${words}.`));
  return 0;
}

function onlyName(errand: string, positionals: readonly string[]): Result<string, Trouble> {
  const [name, second] = positionals;
  if (name !== undefined && second === undefined) return ok(name);
  return badInput(`"sofala admin ${errand}" takes one NAME; quote it where it has spaces.`);
}
