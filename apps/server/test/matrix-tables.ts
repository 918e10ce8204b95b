import type { Visibility } from "@sofala/protocol";
import type { Role, Status } from "./matrix-cells.ts";
import { Client } from "./support/client.ts";
import type { TestServer } from "./support/server.ts";
import { createGuests } from "./support/tables.ts";

/** A table and a client for each role. */
export interface Fixture {
  readonly id: string;
  readonly invite: string;
  readonly people: { readonly [R in Role]: Client };
  readonly move: object;
}

/** The owner, an outsider, and the players. */
type Cast = readonly [owner: Client, outsider: Client, ann: Client, ben: Client];

export const createRoles = (server: TestServer) =>
  createGuests(server, "Owner", "Outsider", "Ann", "Ben");

/** A table with two players who are not the owner, and optionally a free seat. */
export async function createTableFor(
  server: TestServer,
  visibility: Visibility,
  status: Status,
  { hasFree = false, cast }: { readonly hasFree?: boolean; readonly cast?: Cast } = {},
): Promise<Fixture> {
  const { url } = server;
  const [owner, outsider, ...sitting] = cast ?? (await createRoles(server));
  const seats = Array.from({ length: hasFree ? 3 : 2 }, () => ({ kind: "open" }));
  const { id, invite = "" } = await owner.createTable({ game: "zimbabwe", seats, visibility });
  for (const each of sitting) {
    await each.post(`/api/tables/${id}/join?invite=${invite}`, {});
  }
  let active = 0;
  let move: object = { kind: "give", cattle: 0 };
  if (status !== "open") {
    await owner.command(id, "start", {});
    active = (await owner.info(id)).toAct[0] ?? 0;
    const { legal = [] } = (await sitting[active]?.loadSnapshot(id)) ?? {};
    move = legal[0] ?? move;
  }
  if (status === "over") await sitting[0]?.command(id, "resign", { key: "enough" });
  const nobody = new Client(url);
  const people = {
    nobody,
    outsider,
    owner,
    "nobody with the invitation": nobody,
    "outsider with the invitation": outsider,
    "bad token": new Client(url, { token: "nobody-has-this-token" }),
    seat: sitting[active] ?? nobody,
    "other seat": sitting[1 - active] ?? nobody,
  };
  return { id, invite, people, move };
}
