import { fail, ok } from "@sofala/engine";
import type { ImportInfo } from "@sofala/protocol";
import { expect, test } from "vitest";
import { importArchive, readPersonFile } from "./import-archive.ts";

const line = (content: object): string => `${JSON.stringify(content)}\n`;
const person = { format: "sofala-person/1", person: { name: "Ann" } };
const game = (id: string, more: object = {}) => ({
  format: "sofala-archive/1",
  table: { id },
  ...more,
});

const INFO: ImportInfo = {
  id: "i1",
  key: "",
  server: "",
  name: "Ann",
  exportedAt: 0,
  importedAt: 0,
  ratings: [],
  friends: [],
  games: [],
  missingGames: 0,
};

/** A server that has some games already, and refuses some. */
function fakeServer({ here = [], refuses = [] }: { here?: string[]; refuses?: string[] } = {}) {
  const requests: string[][] = [];
  return {
    requests,
    sendPerson: async () =>
      ok({
        ...INFO,
        games: here.map((tableId) => ({ tableId, game: "", seat: 0, players: [], endedAt: 0 })),
      }),
    sendGames: async (_: string, games: readonly unknown[]) => {
      const ids = games.map((each) => (each as ReturnType<typeof game>).table.id);
      requests.push(ids);
      return ids.some((id) => refuses.includes(id))
        ? fail({ code: "import/refused", status: 400, title: "" })
        : ok({});
    },
  };
}

const fileOf = (games: readonly object[]) => {
  const note = { format: "sofala-note/1", table: "g1", text: "" };
  const file = readPersonFile([person, ...games, note].map(line).join(""));
  if (file === undefined) throw new Error("not an archive");
  return file;
};

test("anything but the archive of a person is not read", () => {
  for (const text of ["", "{}", "not JSON", line(game("g1")), JSON.stringify([person])]) {
    expect([text, readPersonFile(text)]).toEqual([text, undefined]);
  }
});

test("games that are there already are not sent again", async () => {
  const server = fakeServer({ here: ["g1"] });
  const progress: number[][] = [];
  const imported = await importArchive(server, fileOf([game("g1"), game("g2")]), (...step) =>
    progress.push(step),
  );
  expect(imported).toEqual(ok({ id: "i1", added: 1, refused: [] }));
  expect(server.requests).toEqual([["g2"]]);
  expect(progress).toEqual([[1, 1]]);
});

test("a game that is refused does not keep the others back", async () => {
  const server = fakeServer({ refuses: ["g2"] });
  const file = fileOf([game("g1"), game("g2"), game("g3")]);
  const imported = await importArchive(server, file, () => {});
  expect(imported).toMatchObject({ value: { added: 2, refused: [{ code: "import/refused" }] } });
  expect(server.requests).toEqual([["g1", "g2", "g3"], ["g1"], ["g2"], ["g3"]]);
});

test("large games are sent in several requests", async () => {
  const server = fakeServer();
  const large = "x".repeat(500_000);
  const file = fileOf([game("g1", { large }), game("g2", { large }), game("g3"), game("g4")]);
  await importArchive(server, file, () => {});
  expect(server.requests).toEqual([["g1"], ["g2", "g3", "g4"]]);
  const many = fakeServer();
  await importArchive(many, fileOf(Array.from({ length: 101 }, (_, n) => game(`g${n}`))), () => {});
  expect(many.requests.map(({ length }) => length)).toEqual([100, 1]);
});
