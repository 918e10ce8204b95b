import { createPrivateKey, createPublicKey, sign, verify } from "node:crypto";
import { canonicalJson } from "@sofala/engine";
import type { ArchiveSignature } from "@sofala/protocol";
import type { CurrentSigningKey } from "./signing-keys.ts";

/** Keeps a signature of an archive from being one of anything else. */
const DOMAIN_PREFIX = "sofala-archive-signature/1\n";

/** What is signed: everything but the signature, in its canonical form. */
function signedBytes(archive: object): Buffer {
  const { signature: _, ...rest } = archive as { readonly signature?: unknown };
  return Buffer.from(DOMAIN_PREFIX + canonicalJson(rest));
}

/** An archive with the signature of this server. */
export function signArchive<A extends object>(
  archive: A,
  { key, privateKey }: CurrentSigningKey,
): A & { readonly signature: ArchiveSignature } {
  const by = createPrivateKey({
    key: { kty: "OKP", crv: "Ed25519", x: key, d: privateKey },
    format: "jwk",
  });
  const value = sign(null, signedBytes(archive), by).toString("base64url");
  return { ...archive, signature: { algorithm: "ed25519", key, value } };
}

/** Is this the signature of exactly this archive, by the key that it names? Whose key that is, is another question. */
export function hasValidSignature(archive: object, { key, value }: ArchiveSignature): boolean {
  try {
    const by = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x: key }, format: "jwk" });
    return verify(null, signedBytes(archive), by, Buffer.from(value, "base64url"));
  } catch {
    // No key at all.
    return false;
  }
}
