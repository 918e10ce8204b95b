import * as z from "zod/mini";
import { timestamp, named, type ReadonlyInfer } from "./shared-schemas.ts";
import { person } from "./responses.ts";

const credentialFields = {
  id: z.string(),
  label: z.string().check(z.describe("The device, from the browser's user agent")),
  createdAt: timestamp,
  lastUsedAt: timestamp,
};

export const passkeyInfo = named(
  "Passkey",
  "One of my passkeys.",
  z.strictObject(credentialFields),
);

export const sessionInfo = named(
  "Session",
  "A device that is signed in.",
  z.strictObject({
    ...credentialFields,
    isCurrent: z.boolean().check(z.describe("True for the session that sent the request")),
  }),
);
export type SessionInfo = ReadonlyInfer<typeof sessionInfo>;

const recoveryCodesInfo = named(
  "RecoveryCodes",
  "My recovery codes, without the codes themselves.",
  z.strictObject({
    createdAt: timestamp,
    left: z.int().check(z.describe("How many have not been used")),
    lastUsedAt: z.exactOptional(timestamp.check(z.describe("When one was used last"))),
  }),
);

export const accountInfo = named(
  "Account",
  "My account: the sign-in methods and the email address.",
  z.strictObject({
    person,
    hasPassword: z.boolean(),
    passkeys: z.array(passkeyInfo),
    recoveryCodes: z.exactOptional(recoveryCodesInfo),
    email: z.exactOptional(z.string().check(z.describe("The confirmed address"))),
    pendingEmail: z.exactOptional(z.string().check(z.describe("An address to be confirmed"))),
    canSendMail: z.boolean().check(z.describe("Whether this server can send mail")),
  }),
);
export type AccountInfo = ReadonlyInfer<typeof accountInfo>;

export const passkeyOptions = named(
  "PasskeyOptions",
  "The WebAuthn options for creating or using a passkey, as JSON.",
  z.strictObject({ options: z.record(z.string(), z.unknown()) }),
);

export const passkeyResponse = named(
  "PasskeyResponse",
  "The browser's WebAuthn response after a passkey was created or used, as JSON.",
  z.looseObject({
    id: z.string().check(z.maxLength(2000), z.regex(/^[\w-]*$/u)),
    rawId: z.string().check(z.maxLength(2000)),
    type: z.string().check(z.maxLength(40)),
    response: z.looseObject({ clientDataJSON: z.string().check(z.maxLength(8000)) }),
  }),
);
