import * as z from "zod/mini";
import { timestamp, named, type ReadonlyInfer } from "./shared-schemas.ts";
import { person } from "./responses.ts";

const credentialFields = {
  id: z.string().check(z.describe("Enough to tell it from the others")),
  label: z.string().check(z.describe("The device, by what its browser said")),
  created: timestamp,
  used: timestamp.check(z.describe("When it was last used")),
};

export const passkeyInfo = named(
  "Passkey",
  "A passkey, as its owner sees it.",
  z.strictObject(credentialFields),
);

export const sessionInfo = named(
  "Session",
  "A device that is signed in.",
  z.strictObject({
    ...credentialFields,
    isThis: z.boolean().check(z.describe("It is the one that asks")),
  }),
);
export type SessionInfo = ReadonlyInfer<typeof sessionInfo>;

export const accountInfo = named(
  "Account",
  "How somebody signs in, and how they can be reached.",
  z.strictObject({
    person,
    password: z.boolean().check(z.describe("There is a password")),
    passkeys: z.array(passkeyInfo),
    email: z.exactOptional(z.string().check(z.describe("A confirmed address"))),
    waiting: z.exactOptional(z.string().check(z.describe("An address that waits to be confirmed"))),
    mail: z.boolean().check(z.describe("This server sends mail")),
  }),
);
export type AccountInfo = ReadonlyInfer<typeof accountInfo>;

export const passkeyOptions = named(
  "PasskeyOptions",
  "What a browser needs to make or show a passkey: the options of WebAuthn as JSON.",
  z.strictObject({ options: z.record(z.string(), z.unknown()) }),
);

/** A passkey as a browser shows it. */
export const passkeyResponse = named(
  "PasskeyResponse",
  "What a browser answers when a passkey is made or shown: the response of WebAuthn as JSON.",
  z.looseObject({
    id: z.string().check(z.maxLength(2000), z.regex(/^[\w-]*$/u)),
    rawId: z.string().check(z.maxLength(2000)),
    type: z.string().check(z.maxLength(40)),
    response: z.looseObject({ clientDataJSON: z.string().check(z.maxLength(8000)) }),
  }),
);
