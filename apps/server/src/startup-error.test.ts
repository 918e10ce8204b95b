import { describe, expect, test } from "vitest";
import { StartupError, databaseStartupError, listenStartupError } from "./startup-error.ts";
import { readConfig, type Config } from "./config.ts";

const config = (): Config => {
  const read = readConfig({ HOST: "10.0.0.9", PORT: "80" });
  if (!read.ok) throw new Error(read.error);
  return read.value;
};
const systemError = (code: string, syscall: string) =>
  Object.assign(new Error(code), { code, syscall });

describe("a server that cannot listen", () => {
  test.each([
    ["EADDRINUSE", "Another program is listening at 10.0.0.9, port 80; set PORT to another one."],
    ["EACCES", "This user may not listen at port 80; set PORT to another one."],
    ["EADDRNOTAVAIL", "This machine has no address 10.0.0.9; set HOST to one that it has."],
  ])("reports %s in a sentence", (code, sentence) => {
    const error = listenStartupError(config(), "8080 to 8999", systemError(code, "listen"));
    expect(error).toBeInstanceOf(StartupError);
    expect(error).toMatchObject({ message: sentence });
  });

  test("returns other errors unchanged", () => {
    const otherError = systemError("EACCES", "unlink");
    expect(listenStartupError(config(), "", otherError)).toBe(otherError);
    const bug = new TypeError("bug");
    expect(listenStartupError(config(), "", bug)).toBe(bug);
  });
});

describe("a database that cannot be opened", () => {
  const url = "postgres://club:secret@db.example/sofala";

  test("is named without its password", () => {
    const refused = systemError("ECONNREFUSED", "connect");
    const aggregate = Object.assign(new AggregateError([refused, refused], ""), {
      code: "ECONNREFUSED",
    });
    expect(databaseStartupError(url, aggregate).message).toBe(
      "PostgreSQL cannot be opened: ECONNREFUSED.",
    );
    expect(databaseStartupError("/srv/s.sqlite", systemError("EACCES", "mkdir")).message).toBe(
      "/srv/s.sqlite cannot be opened: EACCES.",
    );
  });

  test("keeps the message of an error of our own", () => {
    const newer = new Error("The database is at version 9: use the newer program");
    expect(databaseStartupError(url, newer).message).toBe(`${newer.message}.`);
  });
});
