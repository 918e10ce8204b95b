import { createPrivateKey, sign } from "node:crypto";
import { readFileSync } from "node:fs";

/** The release key cannot be used; the message says why. */
export class KeyError extends Error {}

/** Signs a file with the Ed25519 private key in a PEM file. */
export function signFile(path: string, keyFile: string): Buffer {
  const key = readKey(keyFile);
  if (key.asymmetricKeyType !== "ed25519") {
    throw new KeyError(`RELEASE_KEY must be an Ed25519 key; ${keyFile} has another kind.`);
  }
  return sign(undefined, readFileSync(path), key);
}

function readKey(keyFile: string): ReturnType<typeof createPrivateKey> {
  try {
    return createPrivateKey(readFileSync(keyFile));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new KeyError(`RELEASE_KEY names no private key in PEM format: ${keyFile} (${reason})`);
  }
}
