import { createPrivateKey, createPublicKey, sign, verify } from "node:crypto";
import { canonicalJson } from "@sofala/engine";
import type { ArchiveSignature } from "@sofala/protocol";
import type { CurrentSigningKey } from "./signing-keys.ts";

/** Domain separation: a signature of an archive is not valid for anything else. */
const DOMAIN_PREFIX = "sofala-archive-signature/1\n";

/** The archive without its signature, as canonical JSON. */
function signedBytes(archive: object): Buffer {
  const { signature: _, ...rest } = archive as { readonly signature?: unknown };
  return Buffer.from(DOMAIN_PREFIX + canonicalJson(rest));
}

/** Adds the server's signature to an archive. */
export function signArchive<A extends object>(
  archive: A,
  { key, privateKey }: CurrentSigningKey,
): A & { readonly signature: ArchiveSignature } {
  const signingKey = createPrivateKey({
    key: { kty: "OKP", crv: "Ed25519", x: key, d: privateKey },
    format: "jwk",
  });
  const value = sign(null, signedBytes(archive), signingKey).toString("base64url");
  return { ...archive, signature: { algorithm: "ed25519", key, value } };
}

/** True if the key that the signature names has signed exactly this archive; does not check whose key it is. */
export function hasValidSignature(archive: object, { key, value }: ArchiveSignature): boolean {
  try {
    const publicKey = createPublicKey({
      key: { kty: "OKP", crv: "Ed25519", x: key },
      format: "jwk",
    });
    return verify(null, signedBytes(archive), publicKey, Buffer.from(value, "base64url"));
  } catch {
    // Not an Ed25519 public key.
    return false;
  }
}
