import { expect, test } from "vitest";
import { encodeUri, signedHeaders } from "./s3-signature.ts";

/** The examples of Amazon's description of Signature Version 4 for S3. */
const CREDENTIALS = {
  region: "us-east-1",
  keyId: "AKIAIOSFODNN7EXAMPLE",
  secret: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
};
const AT = new Date("2013-05-24T00:00:00Z");

test.each([
  [
    "a download of the first bytes",
    "GET",
    "/test.txt",
    { range: "bytes=0-9" },
    "",
    "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
  ],
  [
    "an upload",
    "PUT",
    "/test%24file.text",
    { date: "Fri, 24 May 2013 00:00:00 GMT", "x-amz-storage-class": "REDUCED_REDUNDANCY" },
    "Welcome to Amazon S3.",
    "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd",
  ],
  [
    "a parameter without a value",
    "GET",
    "/?lifecycle=",
    {},
    "",
    "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543",
  ],
  [
    "a list",
    "GET",
    "/?prefix=J&max-keys=2",
    {},
    "",
    "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7",
  ],
] as const)("%s is signed as Amazon's example", (_what, method, path, headers, body, signature) => {
  const url = new URL(path, "https://examplebucket.s3.amazonaws.com");
  const request = { method, url, headers, body: Buffer.from(body) };
  const { authorization } = signedHeaders(request, CREDENTIALS, AT);
  expect(authorization).toMatch(new RegExp(`Signature=${signature}$`, "u"));
});

test("everything but unreserved characters is encoded", () => {
  expect(encodeUri("A-z0_.~ /(*)'!é")).toBe("A-z0_.~%20%2F%28%2A%29%27%21%C3%A9");
});
