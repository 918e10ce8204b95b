import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";

interface Held {
  readonly rpId: string;
  readonly key: KeyObject;
  counter: number;
}

/** The WebAuthn options that are used here. */
interface Options {
  readonly challenge: string;
  readonly rp?: { readonly id: string };
  readonly rpId?: string;
}

/** Flags of authenticator data: user present, user verified, attested credential data. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

/** A software authenticator: ES256, without attestation. */
export class Authenticator {
  readonly origin: string;
  readonly #held = new Map<string, Held>();

  constructor(origin: string) {
    this.origin = origin;
  }

  /** Creates a passkey. */
  make({ challenge, rp }: Options): object {
    const rpId = rp?.id ?? "";
    const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const id = randomBytes(16);
    this.#held.set(id.toString("base64url"), { rpId, key: privateKey, counter: 0 });
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    const cose = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x, "base64url"),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, "base64url"),
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const data = Buffer.concat([
      authenticatorData(rpId, PRESENT | VERIFIED | ATTESTED, 0),
      Buffer.alloc(16),
      length,
      id,
      cose,
    ]);
    return credential(id, {
      clientDataJSON: this.#clientData("webauthn.create", challenge),
      attestationObject: attestation(data).toString("base64url"),
      transports: ["internal"],
    });
  }

  /** Signs a challenge with the passkey that was created last. The counter grows unless it is given. */
  show({ challenge, rpId }: Options, request: { readonly counter?: number } = {}): object {
    const [id, held] = [...this.#held].at(-1) ?? [];
    if (id === undefined || held === undefined || held.rpId !== rpId) throw new Error("no passkey");
    held.counter = request.counter ?? held.counter + 1;
    const data = authenticatorData(held.rpId, PRESENT | VERIFIED, held.counter);
    const clientDataJSON = this.#clientData("webauthn.get", challenge);
    const clientHash = sha256(Buffer.from(clientDataJSON, "base64url"));
    const signature = sign("sha256", Buffer.concat([data, clientHash]), held.key);
    return credential(Buffer.from(id, "base64url"), {
      clientDataJSON,
      authenticatorData: data.toString("base64url"),
      signature: signature.toString("base64url"),
    });
  }

  #clientData(type: string, challenge: string): string {
    const data = { type, challenge, origin: this.origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(data)).toString("base64url");
  }
}

const sha256 = (bytes: Buffer | string): Buffer => createHash("sha256").update(bytes).digest();

function authenticatorData(rpId: string, flags: number, counter: number): Buffer {
  const tail = Buffer.alloc(5);
  tail.writeUInt8(flags);
  tail.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(rpId), tail]);
}

/** The map {fmt: "none", attStmt: {}, authData} in CBOR. */
function attestation(data: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length);
  return Buffer.concat([
    Buffer.from([0xa3]),
    text("fmt"),
    text("none"),
    text("attStmt"),
    Buffer.from([0xa0]),
    text("authData"),
    Buffer.from([0x59]),
    length,
    data,
  ]);
}

const text = (word: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);

const credential = (id: Buffer, response: object): object => ({
  id: id.toString("base64url"),
  rawId: id.toString("base64url"),
  type: "public-key",
  clientExtensionResults: {},
  response,
});
