import type {
  ChatMessage,
  Relationships,
  PeopleSearchResult,
  Problem,
  TableSummary,
} from "@sofala/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { enforceBlocks } from "../src/social/enforce-blocks.ts";
import { Client } from "./support/client.ts";
import { endServer, startServer, type TestServer } from "./support/server.ts";
import { startTable, createTable, createGuests, personAt } from "./support/tables.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => endServer(server));

const idOf = async (client: Client): Promise<string> =>
  (await client.get<{ person: { id: string } }>("/api/me")).person.id;

/** The relationship after an action, or the code of the problem. */
async function request(me: Client, other: Client | string, action: string): Promise<string> {
  const id = typeof other === "string" ? other : await idOf(other);
  type Body = { relationship: string } & Problem;
  const { body } = await me.request<Body>("POST", `/api/relationships/${id}`, { action });
  return body.relationship ?? body.code;
}

const relationshipsOf = (client: Client): Promise<Relationships> =>
  client.get("/api/relationships");
const namesIn = (people: readonly { name: string }[]): string[] => people.map(({ name }) => name);

/** The relationships of a client, as names. */
async function seen(client: Client): Promise<object> {
  const { friends, incomingRequests, outgoingRequests, blocked } = await relationshipsOf(client);
  return {
    friends: friends.map(({ person }) => person.name),
    asking: namesIn(incomingRequests),
    asked: namesIn(outgoingRequests),
    blocked: namesIn(blocked),
  };
}
const NOTHING = { friends: [], asking: [], asked: [], blocked: [] };

describe("friends", () => {
  test("a request that is accepted makes two friends, until one of them ends it", async () => {
    const [ann, ben] = await createGuests(server, "Ann", "Ben");
    expect(await request(ben, ann, "accept")).toBe("relationship/not-requested");
    expect(await request(ann, ben, "request")).toBe("requested");
    expect(await request(ann, ben, "request")).toBe("requested");
    expect(await seen(ann)).toEqual({ ...NOTHING, asked: ["Ben"] });
    expect(await seen(ben)).toEqual({ ...NOTHING, asking: ["Ann"] });
    expect(await request(ben, ann, "accept")).toBe("friend");
    expect(await request(ben, ann, "accept")).toBe("friend");
    expect(await request(ann, ben, "request")).toBe("friend");
    for (const [each, name] of [[ann, "Ben"] as const, [ben, "Ann"] as const]) {
      expect(await seen(each)).toEqual({ ...NOTHING, friends: [name] });
    }
    expect(await request(ben, ann, "unfriend")).toBe("none");
    expect([await seen(ann), await seen(ben)]).toEqual([NOTHING, NOTHING]);
  });

  test("a request can be declined and withdrawn", async () => {
    const [ann, ben] = await createGuests(server, "Ann", "Ben");
    await request(ann, ben, "request");
    expect(await request(ben, ann, "decline")).toBe("none");
    await request(ann, ben, "request");
    expect(await request(ann, ben, "withdraw")).toBe("none");
    expect([await seen(ann), await seen(ben)]).toEqual([NOTHING, NOTHING]);
    expect(await request(ben, ann, "accept")).toBe("relationship/not-requested");
  });

  test("a request to somebody who sent one accepts it, even if both are sent at once", async () => {
    const [ann, ben] = await createGuests(server, "Ann", "Ben");
    await request(ann, ben, "request");
    expect(await request(ben, ann, "request")).toBe("friend");
    for (let n = 0; n < 10; n++) {
      const [cleo, dan] = await createGuests(server, "Cleo", "Dan");
      await Promise.all([request(cleo, dan, "request"), request(dan, cleo, "request")]);
      expect(await seen(cleo)).toEqual({ ...NOTHING, friends: ["Dan"] });
      expect(await seen(dan)).toEqual({ ...NOTHING, friends: ["Cleo"] });
    }
  });

  test("a request needs another person who exists", async () => {
    const [ann] = await createGuests(server, "Ann");
    expect(await request(ann, ann, "request")).toBe("person/not-found");
    expect(await request(ann, "nobody", "block")).toBe("person/not-found");
    expect(await request(ann, "a%00b", "request")).toBe("person/not-found");
    expect(await request(ann, ann, "marry")).toBe("request/malformed");
  });

  test("friends see who is online, and each other's public and shared tables", async () => {
    const [ann, ben] = await createGuests(server, "Ann", "Ben");
    await request(ann, ben, "request");
    await request(ben, ann, "request");
    const seats = [{ kind: "me" }, { kind: "open" }];
    const open = (visibility: string) => ben.createTable({ game: "zimbabwe", seats, visibility });
    const shown = await open("public");
    const hidden = await open("unlisted");
    const tables = async () => {
      const [friend] = (await relationshipsOf(ann)).friends;
      return { isHere: friend?.isOnline, ids: friend?.tables.map(({ id }) => id) };
    };
    expect(await tables()).toEqual({ isHere: false, ids: [shown.id] });
    await ann.command(hidden.id, "join", {});
    const socket = await ben.socket(shown.id);
    const now = await tables();
    expect(now.isHere).toBe(true);
    expect(now.ids?.toSorted()).toEqual([shown.id, hidden.id].toSorted());
    const left = new Promise((resolve) => socket.socket.once("close", resolve));
    socket.close();
    await left;
    await expect.poll(async () => (await tables()).isHere).toBe(false);
  });
});

describe("the search for people", () => {
  test("finds accounts by a prefix of their name, and recent opponents", async () => {
    const { query } = server.services.database;
    const table = await startTable(server, 3);
    const [ann, ben, cleo] = [personAt(table, 0), personAt(table, 1), personAt(table, 2)];
    const found = async (client: Client, name?: string) => {
      const search = name === undefined ? "" : `?name=${encodeURIComponent(name)}`;
      const people = await client.get<PeopleSearchResult>(`/api/people${search}`);
      return {
        found: namesIn(people.accounts),
        lately: namesIn(people.recentOpponents).toSorted(),
      };
    };
    expect(await found(ann)).toEqual({ found: [], lately: ["Ben", "Cleo"] });
    const make = async (name: string, normalizedName: string) => {
      const [somebody] = await createGuests(server, name);
      const change = { kind: "account", normalized_name: normalizedName } as const;
      await query
        .updateTable("people")
        .set(change)
        .where("id", "=", await idOf(somebody))
        .execute();
      return somebody;
    };
    const zoë = await make("Zoë Ångström", "zoë ångström");
    await make("Zo%", "zo%");
    expect((await found(ann, " ZO")).found).toEqual(["Zo%", "Zoë Ångström"]);
    expect((await found(ann, "zo%")).found).toEqual(["Zo%"]);
    expect((await found(ann, "ann")).found).toEqual([]);
    await Promise.all(
      Array.from({ length: 12 }, (_, n) => make(`Many ${n}`, `many ${String(n).padStart(2, "0")}`)),
    );
    expect((await found(ann, "many")).found).toHaveLength(10);
    await request(ann, zoë, "block");
    await request(ben, ann, "block");
    expect(await found(ann, "zo")).toEqual({ found: ["Zo%"], lately: ["Cleo"] });
    expect(await found(ben)).toEqual({ found: [], lately: ["Cleo"] });
    expect((await found(cleo, "zoë")).found).toEqual(["Zoë Ångström"]);
  });
});

describe("a block", () => {
  test("ends friendship and requests, and allows no new request", async () => {
    const [ann, ben, cleo] = await createGuests(server, "Ann", "Ben", "Cleo");
    await request(ann, ben, "request");
    await request(ben, ann, "request");
    await request(cleo, ann, "request");
    expect(await request(ann, ben, "block")).toBe("blocked");
    expect(await request(ann, cleo, "block")).toBe("blocked");
    expect(await seen(ann)).toEqual({ ...NOTHING, blocked: ["Ben", "Cleo"] });
    for (const other of [ben, cleo]) {
      expect(await seen(other)).toEqual(NOTHING);
      expect(await request(other, ann, "request")).toBe("person/not-found");
      expect(await request(ann, other, "request")).toBe("person/not-found");
    }
    expect(await request(ann, ben, "unblock")).toBe("none");
    expect(await request(ben, ann, "request")).toBe("requested");
  });

  const listed = async (client: Client, id: string): Promise<boolean> => {
    type List = { tables: readonly TableSummary[] };
    const { tables } = await client.get<List>("/api/tables?status=open&limit=100");
    return tables.some((table) => table.id === id);
  };

  test("hides each one's tables from the other and lets neither join them", async () => {
    const [ann, ben, cleo] = await createGuests(server, "Ann", "Ben", "Cleo");
    const seats = [{ kind: "me" }, { kind: "open" }, { kind: "open" }];
    const table = await ann.createTable({ game: "zimbabwe", seats, visibility: "public" });
    const of = await cleo.createTable({ game: "zimbabwe", seats, visibility: "public" });
    await ann.command(of.id, "join", {});
    await request(ann, ben, "block");
    const own = await ben.createTable({ game: "zimbabwe", seats, visibility: "public" });
    for (const [person, where] of [
      [ben, table],
      [ben, of],
      [ann, own],
    ] as const) {
      expect(await person.fails(where.id, "join", {})).toMatchObject({ code: "seat/blocked" });
      expect(await listed(person, where.id)).toBe(false);
    }
    const { invite = "" } = await ann.info(table.id);
    expect((await ben.fails(table.id, "join", { invite })).code).toBe("seat/blocked");
    for (const id of [table.id, of.id, own.id]) expect(await listed(cleo, id)).toBe(true);
    await request(ann, ben, "unblock");
    expect(await listed(ben, table.id)).toBe(true);
    await ben.command(table.id, "join", {});
  });

  const namesAt = async (client: Client, { id }: { readonly id: string }) =>
    (await client.info(id)).seats.map(({ kind, name }) => (kind === "person" ? name : ""));

  test("by a table's owner frees the other's seat; running games go on", async () => {
    const waiting = await createTable(server, 2);
    const [ann, ben] = [personAt(waiting, 0), personAt(waiting, 1)];
    const running = await startTable(server, 2, {}, [ann, ben]);
    await request(ann, ben, "block");
    expect(await namesAt(ann, waiting)).toEqual(["Ann", ""]);
    expect(await namesAt(ann, running)).toEqual(["Ann", "Ben"]);
    expect((await ann.info(running.id)).status).toBe("running");
  });

  test("by a guest at somebody's table frees the guest's own seat", async () => {
    const seats = [{ kind: "me" }, { kind: "open" }, { kind: "open" }, { kind: "open" }];
    const [ann, ben, cleo, dan] = await createGuests(server, "Ann", "Ben", "Cleo", "Dan");
    const ofBen = await createTable(server, 2, { seats }, [ben, ann]);
    const ofCleo = await createTable(server, 4, { seats }, [cleo, ben, ann, dan]);
    const running = await startTable(server, 3, {}, [cleo, ann, ben]);
    const alone = await createTable(server, 2, { seats }, [cleo, ann]);
    // The owner need not have a seat.
    const open = seats.map(() => ({ kind: "open" }));
    const { id: empty } = await ben.createTable({ game: "zimbabwe", seats: open });
    await ann.command(empty, "join", {});
    await dan.command(empty, "join", {});
    const socket = await ben.socket(ofCleo.id);
    await request(ann, ben, "block");
    expect(await namesAt(ben, ofBen)).toEqual(["Ben", "", "", ""]);
    expect(await namesAt(ben, ofCleo)).toEqual(["Cleo", "Ben", "", "Dan"]);
    expect(await namesAt(ben, running)).toEqual(["Cleo", "Ann", "Ben"]);
    expect(await namesAt(ann, alone)).toEqual(["Cleo", "Ann", "", ""]);
    expect(await namesAt(ann, { id: empty })).toEqual(["", "Dan", "", ""]);
    // The blocked person sees only that somebody left.
    expect(JSON.stringify(socket.messages)).not.toContain("block");
    socket.close();
  });

  test("separates people who wait at a quick-pairing table", async () => {
    const [ann, ben, cleo] = await createGuests(server, "Ann", "Ben", "Cleo");
    const pair = async (client: Client) => {
      const body = { game: "zimbabwe", pace: "live", players: 4 };
      return (await client.post<{ table: { id: string } }>("/api/pairings", body)).table;
    };
    const table = await pair(ann);
    for (const each of [ben, cleo]) expect((await pair(each)).id).toBe(table.id);
    await request(cleo, ben, "block");
    expect(await namesAt(ann, table)).toEqual(["Ann", "Ben", "", ""]);
    expect((await pair(cleo)).id).not.toBe(table.id);
    await request(ann, ben, "block");
    expect(await namesAt(ann, table)).toEqual(["Ann", "", "", ""]);
  });

  test("that was made on another node, or during a join, is enforced later", async () => {
    const { services, tables } = server;
    const table = await createTable(server, 4);
    const [ann, ben, cleo] = [personAt(table, 0), personAt(table, 1), personAt(table, 2)];
    const [owner, person, other] = [await idOf(ann), await idOf(ben), await idOf(cleo)];
    const relationship = { kind: "blocked", created_at: 1 } as const;
    await services.database.query
      .insertInto("relationships")
      .values([
        { person, other, ...relationship },
        { person: other, other: person, ...relationship },
        { person: await idOf(personAt(table, 3)), other: owner, ...relationship },
      ])
      .execute();
    await enforceBlocks({ database: services.database, tables });
    // Of two who blocked each other one leaves; if one of them is the owner, the other leaves.
    const names = await namesAt(ann, table);
    expect(names).toHaveLength(4);
    expect([names[0], names[3]]).toEqual(["Ann", ""]);
    expect(names.slice(1, 3).toSorted()).toEqual(["", expect.stringMatching(/Ben|Cleo/u)]);
  });

  test("leaves the blocked person out of a rematch", async () => {
    const table = await startTable(server, 3);
    const [ann, ben, cleo] = [personAt(table, 0), personAt(table, 1), personAt(table, 2)];
    await request(ben, ann, "block");
    for (const each of [ann, ben]) await each.command(table.id, "resign", { key: "enough" });
    const { tableId: next = "" } = await ann.command(table.id, "rematch", {});
    const { seats } = await ann.info(next);
    expect(seats.map(({ name }) => name)).toEqual(["Cleo", "Ann", ""]);
    expect((await cleo.command(table.id, "rematch", {})).tableId).toBe(next);
    expect((await ben.fails(table.id, "rematch", {})).code).toBe("seat/blocked");
    expect((await ben.fails(next, "join", {})).code).toBe("seat/blocked");
  });

  test("between two others leaves the second of them out of a rematch", async () => {
    const table = await startTable(server, 3);
    const [ann, ben, cleo] = [personAt(table, 0), personAt(table, 1), personAt(table, 2)];
    await request(ben, ann, "block");
    for (const each of [ann, ben]) await each.command(table.id, "resign", { key: "enough" });
    const { tableId: next = "" } = await cleo.command(table.id, "rematch", {});
    const { seats } = await cleo.info(next);
    expect(seats.map(({ name }) => name)).toEqual(["Cleo", "Ann", ""]);
  });
});

describe("the chat of a blocked person", () => {
  const chatTextsOf = (messages: readonly ChatMessage[]) => messages.map(({ text }) => text);
  const historyOf = async (client: Client, id: string) => {
    type History = { messages: readonly ChatMessage[] };
    return chatTextsOf((await client.get<History>(`/api/tables/${id}/chat`)).messages);
  };

  /** Collects the chat messages of a stream. */
  async function streamed({ url, headers }: Client, id: string) {
    const stop = new AbortController();
    const stream = await fetch(`${url}/api/tables/${id}/stream`, { headers, signal: stop.signal });
    const received: (string | undefined)[] = [];
    const reading = (async () => {
      let text = "";
      for await (const part of stream.body ?? []) {
        text += Buffer.from(part).toString("utf8");
        const lines = text.split("\n");
        text = lines.pop() ?? "";
        for (const line of lines.filter((each) => each !== "")) {
          const message = JSON.parse(line) as { kind: string; messages?: readonly ChatMessage[] };
          if (message.kind === "chat") received.push(...chatTextsOf(message.messages ?? []));
        }
      }
    })().catch(() => {});
    return { received, end: () => (stop.abort(), reading) };
  }

  test("never reaches the person who blocked them, live or later, even after a restart", async () => {
    const table = await startTable(server, 2);
    const { id } = table;
    const [ann, ben] = [personAt(table, 0), personAt(table, 1)];
    const [cleo, dan] = await createGuests(server, "Cleo", "Dan");
    await ben.command(id, "chat", { text: "before" });
    await request(ann, ben, "block");
    await request(cleo, dan, "block");
    const sockets = await Promise.all([ann, ben, cleo].map((each) => each.socket(id)));
    const stream = await streamed(cleo, id);
    await ben.command(id, "chat", { text: "of Ben" });
    await dan.command(id, "chat", { text: "of Dan" });
    await ann.command(id, "chat", { text: "of Ann" });
    const isLast = (text: string | undefined) => text === "of Ann";
    const live: (string | undefined)[][] = [];
    for (const socket of sockets) {
      const messages = () =>
        socket.messages.flatMap((each) => (each.kind === "chat" ? each.messages : []));
      await socket.until(() => chatTextsOf(messages()).some(isLast));
      live.push(chatTextsOf(messages()));
      socket.close();
    }
    expect(live).toEqual([
      ["of Dan", "of Ann"],
      ["of Ben", "of Dan", "of Ann"],
      ["of Ben", "of Ann"],
    ]);
    await expect.poll(() => stream.received.some(isLast)).toBe(true);
    expect(stream.received).toEqual(["of Ben", "of Ann"]);
    await stream.end();
    const histories = async (people: readonly Client[]) =>
      Promise.all(people.map((each) => historyOf(each, id)));
    const expected = [
      ["of Dan", "of Ann"],
      ["before", "of Ben", "of Ann"],
      ["before", "of Ben", "of Dan", "of Ann"],
    ];
    const stranger = new Client(server.url);
    expect(await histories([ann, cleo, stranger])).toEqual(expected);
    await server.close();
    server = await startServer({}, {}, server.folder);
    const again = [ann, cleo].map(({ cookie = "" }) => new Client(server.url, { cookie }));
    expect(await histories([...again, new Client(server.url)])).toEqual(expected);
    const [back = stranger] = again;
    expect(
      await request(
        back,
        await idOf(new Client(server.url, { cookie: ben.cookie ?? "" })),
        "unblock",
      ),
    ).toBe("none");
    expect(await historyOf(back, id)).toEqual(["before", "of Ben", "of Dan", "of Ann"]);
  });
});
