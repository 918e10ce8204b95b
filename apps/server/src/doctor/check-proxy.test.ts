import { describe, expect, test } from "vitest";
import type { Config } from "../config.ts";
import { readConfig } from "../config.ts";
import { judgeArrival, type Arrival } from "./check-proxy.ts";

const FORGED = "192.0.2.1";
const CLIENT = "198.51.100.7";
const https = { "x-forwarded-proto": "https" };

function configWith(trustProxy: string): Config {
  const config = readConfig({ TRUST_PROXY: trustProxy, PORT: "8080" });
  if (!config.ok) throw new Error(config.error);
  return config.value;
}

function sentencesFor(trustProxy: string, arrival: Partial<Arrival>, url = "https://play.test") {
  const whole: Arrival = { headers: undefined, hasSocket: true, ...arrival };
  return judgeArrival(configWith(trustProxy), url, whole).map(
    ({ status, sentence }) => `${status}: ${sentence}`,
  );
}

describe("what arrives through the proxy", () => {
  test.each<[string, string, string]>([
    ["one proxy that replaces the header", "1", CLIENT],
    ["one proxy that adds to it", "1", `${FORGED}, ${CLIENT}`],
    ["two proxies", "2", `${FORGED}, ${CLIENT}, 10.0.0.1`],
    ["a proxy by its address", "10.0.0.0/8", `${FORGED}, ${CLIENT}`],
  ])("is right with %s", (_, trustProxy, forwarded) => {
    const headers = { ...https, "x-forwarded-for": forwarded };
    expect(sentencesFor(trustProxy, { headers })).toEqual([
      "ok: Requests and sockets to https://play.test arrive with the right headers.",
    ]);
  });

  test("is right without a proxy and without TRUST_PROXY", () => {
    const headers = { "x-forwarded-for": FORGED };
    const [sentence] = sentencesFor("no", { headers }, "http://play.test");
    expect(sentence).toMatch(/^ok: /u);
  });

  test.each<[string, string, Partial<Arrival>, RegExp]>([
    ["nothing", "1", {}, /do not arrive at port 8080/u],
    ["no header", "1", { headers: { ...https, "x-forwarded-for": FORGED } }, /Nothing adds/u],
    [
      "a proxy that is not set",
      "no",
      { headers: { ...https, "x-forwarded-for": CLIENT } },
      /TRUST_PROXY is not set/u,
    ],
    [
      "fewer proxies than set",
      "2",
      { headers: { ...https, "x-forwarded-for": `${FORGED}, ${CLIENT}` } },
      /fewer proxies/u,
    ],
    [
      "another protocol",
      "1",
      { headers: { "x-forwarded-proto": "http", "x-forwarded-for": CLIENT } },
      /Proto: https/u,
    ],
    [
      "no socket",
      "1",
      { headers: { ...https, "x-forwarded-for": CLIENT }, hasSocket: false },
      /WebSockets/u,
    ],
  ])("is a problem with %s", (_, trustProxy, arrival, expected) => {
    const sentences = sentencesFor(trustProxy, arrival);
    expect(sentences).toHaveLength(1);
    expect(sentences[0]).toMatch(/^problem: /u);
    expect(sentences[0]).toMatch(expected);
  });
});
