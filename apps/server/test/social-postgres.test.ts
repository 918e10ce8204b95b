import type { Relationships, PeopleSearchResult, Report } from "@sofala/protocol";
import { expect, test } from "vitest";
import { findPerson, setOperator } from "../src/admin/people.ts";
import { describePostgres } from "./store/with-postgres.ts";
import { Client } from "./support/client.ts";
import { endServer, startServer } from "./support/server.ts";
import { startTable, createTable, createGuests, personAt } from "./support/tables.ts";

await describePostgres("social features and moderation on PostgreSQL", (fresh) => {
  test("work as on SQLite", async () => {
    const server = await startServer({ database: await fresh() });
    const { database } = server.services;
    const table = await startTable(server, 2);
    const { id } = table;
    const [ann, ben] = [personAt(table, 0), personAt(table, 1)];
    const waiting = await createTable(server, 2, { visibility: "public" }, [ann, ben]);
    const idOf = async (client: Client) =>
      (await client.get<{ person: { id: string } }>("/api/me")).person.id;
    const benId = await idOf(ben);
    const handle = { kind: "account", normalized_name: "ben" } as const;
    await database.query.updateTable("people").set(handle).where("id", "=", benId).execute();
    const request = (client: Client, whom: string, action: string) =>
      client.post<{ relationship: string }>(`/api/relationships/${whom}`, { action });

    expect(await ann.get<PeopleSearchResult>("/api/people?name=be")).toMatchObject({
      accounts: [{ name: "Ben" }],
      recentOpponents: [{ name: "Ben" }],
    });
    await request(ann, benId, "request");
    expect(await request(ben, await idOf(ann), "request")).toEqual({ relationship: "friend" });
    const { friends } = await ann.get<Relationships>("/api/relationships");
    expect(friends[0]?.tables.map((each) => each.id).toSorted()).toEqual(
      [id, waiting.id].toSorted(),
    );
    await ben.command(id, "chat", { text: "rude" });
    const [cleo] = await createGuests(server, "Cleo");
    const seats = [{ kind: "me" }, { kind: "open" }, { kind: "open" }];
    const another = await createTable(server, 3, { seats }, [cleo, ben, ann]);
    expect(await request(ann, benId, "block")).toEqual({ relationship: "blocked" });
    expect(await ann.get(`/api/tables/${id}/chat`)).toEqual({ messages: [] });
    expect((await ann.info(waiting.id)).seats[1]?.kind).toBe("open");
    const kinds = (await cleo.info(another.id)).seats.map(({ kind }) => kind);
    expect(kinds).toEqual(["person", "person", "open"]);
    expect((await ben.fails(waiting.id, "join", {})).code).toBe("seat/blocked");
    type List = { tables: readonly { id: string }[] };
    const listed = await ben.get<List>("/api/tables?status=open");
    expect(listed.tables).toEqual([]);

    const operator = await findPerson(database, await idOf(ann));
    if (!operator.ok) throw new Error(operator.error);
    await setOperator(database, operator.value, true, 1);
    await ann.post("/api/reports", {
      reportedPersonId: benId,
      tableId: id,
      messageNumber: 1,
      reason: "abuse",
    });
    const reports = async () => (await ann.get<{ reports: Report[] }>("/api/reports")).reports;
    const [first] = await reports();
    expect(first).toMatchObject({
      messages: [{ text: "rude" }],
      reportedPerson: { name: "Ben" },
    });
    const sanction = (chosen: object, reportId?: string) =>
      ann.post(`/api/people/${benId}/sanctions`, {
        sanction: chosen,
        ...(reportId && { reportId }),
      });
    await sanction({ kind: "rename", name: "Benno", explanation: "" }, first?.id);
    await sanction({ kind: "mute", days: 1, explanation: "" });
    expect((await ben.fails(id, "chat", { text: "rude" })).code).toBe("chat/muted");
    await sanction({ kind: "ban", explanation: "" });
    expect((await ben.fails(id, "chat", { text: "rude" })).code).toBe("person/banned");
    const acts = (await reports()).map(({ closed }) => closed?.sanction.kind);
    expect(new Set(acts)).toEqual(new Set(["ban", "mute", "rename"]));

    // Two requests at once make two friends, without a deadlock.
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        const [eve, dan] = await createGuests(server, "Eve", "Dan");
        const [eveId, danId] = [await idOf(eve), await idOf(dan)];
        await Promise.all([request(eve, danId, "request"), request(dan, eveId, "request")]);
        for (const each of [eve, dan]) {
          expect((await each.get<Relationships>("/api/relationships")).friends).toHaveLength(1);
        }
      }),
    );
    await endServer(server);
  });
});
