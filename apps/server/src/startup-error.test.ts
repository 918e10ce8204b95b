import { describe, expect, test } from "vitest";
import { StartupError, databaseStartupError, listenStartupError } from "./startup-error.ts";
import { readConfig, type Config } from "./config.ts";

const config = (): Config => {
  const read = readConfig({ HOST: "10.0.0.9", PORT: "80" });
  if (!read.ok) throw new Error(read.error);
  return read.value;
};
const system = (code: string, syscall: string) => Object.assign(new Error(code), { code, syscall });

describe("a server that cannot listen", () => {
  test.each([
    ["EADDRINUSE", "Something else is listening at 10.0.0.9, port 80; PORT names another."],
    ["EACCES", "This user may not listen at port 80; PORT names another."],
    ["EADDRNOTAVAIL", "This machine has no address 10.0.0.9; HOST names another."],
  ])("says why: %s", (code, sentence) => {
    const trouble = listenStartupError(config(), "8080 to 8999", system(code, "listen"));
    expect(trouble).toBeInstanceOf(StartupError);
    expect(trouble).toMatchObject({ message: sentence });
  });

  test("leaves other faults as they are", () => {
    const fault = system("EACCES", "unlink");
    expect(listenStartupError(config(), "", fault)).toBe(fault);
    const odd = new TypeError("odd");
    expect(listenStartupError(config(), "", odd)).toBe(odd);
  });
});

describe("a database that cannot be opened", () => {
  const url = "postgres://club:secret@db.example/sofala";

  test("is named, but not its password", () => {
    const refused = system("ECONNREFUSED", "connect");
    const both = Object.assign(new AggregateError([refused, refused], ""), {
      code: "ECONNREFUSED",
    });
    expect(databaseStartupError(url, both).message).toBe(
      "PostgreSQL cannot be opened: ECONNREFUSED.",
    );
    expect(databaseStartupError("/srv/s.sqlite", system("EACCES", "mkdir")).message).toBe(
      "/srv/s.sqlite cannot be opened: EACCES.",
    );
  });

  test("has its own sentences", () => {
    const newer = new Error("The database is at version 9: use the newer program");
    expect(databaseStartupError(url, newer).message).toBe(`${newer.message}.`);
  });
});
