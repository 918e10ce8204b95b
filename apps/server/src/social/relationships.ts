import { ok, type Result } from "@sofala/engine";
import type { Problem, Tie, TieWish } from "@sofala/protocol";
import type { CompiledQuery } from "kysely";
import { PEOPLE } from "../connections.ts";
import { no } from "../tables/decision.ts";
import type { Services } from "../tables/services.ts";
import { Conflict } from "../store/database.ts";
import type { Schema } from "../store/schema.ts";

/** How many friends, questions and blocked people somebody may have, each. */
const MOST = 500;

type Kind = Schema["ties"]["kind"];

/** Changes what somebody is to somebody else; the same wish twice is one. */
export async function changeTie(
  services: Services,
  me: string,
  other: string,
  wish: TieWish,
): Promise<Result<{ readonly tie: Tie }, Problem>> {
  if (other === me || !(await isSomebody(services, other))) return no("person/none");
  const tie = await WISHES[wish](services, me, other);
  return tie.ok ? ok({ tie: tie.value }) : tie;
}

type Change = (services: Services, me: string, other: string) => Promise<Result<Tie, Problem>>;

const WISHES: { readonly [W in TieWish]: Change } = {
  ask,
  accept,
  decline: (services, me, other) => end(services, [dropRow(services, other, me, "asked")]),
  withdraw: (services, me, other) => end(services, [dropRow(services, me, other, "asked")]),
  unfriend: (services, me, other) => end(services, friendship(services, me, other)),
  block,
  unblock,
};

/** Asks to be friends; whom the other has asked already accepts. */
async function ask(services: Services, me: string, other: string): Promise<Result<Tie, Problem>> {
  // Who is blocked learns nothing of it: to them there is nobody.
  if (services.apart.areApart(me, other)) return no("person/none");
  if (await has(services, me, other, "friend")) return ok("friend");
  if (!(await has(services, me, other, "asked"))) {
    if (await isFull(services, me, "asked")) return no("company/too-many");
    await services.database.commit({ must: [], also: [newRow(services, me, other, "asked")] });
  }
  // Looked at afterwards: where both ask at once, at least one of them sees the other's question.
  const accepted = await accept(services, me, other);
  return accepted.ok || accepted.error.code !== "company/not-asked" ? accepted : ok("asked");
}

async function accept(
  services: Services,
  me: string,
  other: string,
): Promise<Result<Tie, Problem>> {
  if (services.apart.areApart(me, other)) return no("person/none");
  if (await isFull(services, me, "friend")) return no("company/too-many");
  try {
    await services.database.commit({
      // What was asked must still be there: it may be withdrawn, or its end by a block be under way.
      must: [dropRow(services, other, me, "asked")],
      also: [
        dropRow(services, me, other, "asked"),
        newRow(services, me, other, "friend"),
        newRow(services, other, me, "friend"),
      ],
    });
    return ok("friend");
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    const isFriend = await has(services, me, other, "friend");
    return isFriend ? ok("friend") : no("company/not-asked");
  }
}

/** Ends what there was between two; the other is not told. */
async function block(services: Services, me: string, other: string): Promise<Result<Tie, Problem>> {
  if (await isFull(services, me, "blocked")) return no("company/too-many");
  await services.database.commit({
    must: [],
    also: [
      newRow(services, me, other, "blocked"),
      dropRow(services, me, other, "asked"),
      dropRow(services, other, me, "asked"),
      ...friendship(services, me, other),
    ],
  });
  services.apart.block(me, other);
  services.bus.publish(PEOPLE, "apart");
  return ok("blocked");
}

async function unblock(
  services: Services,
  me: string,
  other: string,
): Promise<Result<Tie, Problem>> {
  await end(services, [dropRow(services, me, other, "blocked")]);
  services.apart.unblock(me, other);
  services.bus.publish(PEOPLE, "apart");
  return ok("none");
}

async function end(
  { database }: Services,
  rows: readonly CompiledQuery[],
): Promise<Result<Tie, Problem>> {
  await database.commit({ must: [], also: rows });
  return ok("none");
}

const friendship = (services: Services, me: string, other: string): readonly CompiledQuery[] => [
  dropRow(services, me, other, "friend"),
  dropRow(services, other, me, "friend"),
];

const dropRow = (
  { database: { query } }: Services,
  person: string,
  other: string,
  kind: Kind,
): CompiledQuery =>
  query
    .deleteFrom("ties")
    .where("person", "=", person)
    .where("other", "=", other)
    .where("kind", "=", kind)
    .compile();

const newRow = (
  { database: { query }, now }: Services,
  person: string,
  other: string,
  kind: Kind,
): CompiledQuery =>
  query
    .insertInto("ties")
    .values({ person, other, kind, since: now() })
    .onConflict((known) => known.doNothing())
    .compile();

async function has(
  { database: { query } }: Services,
  person: string,
  other: string,
  kind: Kind,
): Promise<boolean> {
  const found = await query
    .selectFrom("ties")
    .select("since")
    .where("person", "=", person)
    .where("other", "=", other)
    .where("kind", "=", kind)
    .executeTakeFirst();
  return found !== undefined;
}

async function isFull(
  { database: { query } }: Services,
  person: string,
  kind: Kind,
): Promise<boolean> {
  const { count } = await query
    .selectFrom("ties")
    .select((all) => all.fn.countAll<number>().as("count"))
    .where("person", "=", person)
    .where("kind", "=", kind)
    .executeTakeFirstOrThrow();
  return count >= MOST;
}

async function isSomebody({ database: { query } }: Services, id: string): Promise<boolean> {
  const found = await query
    .selectFrom("people")
    .select("kind")
    .where("id", "=", id)
    .executeTakeFirst();
  return found !== undefined && found.kind !== "gone";
}
