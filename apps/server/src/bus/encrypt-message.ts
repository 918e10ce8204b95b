import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  type KeyObject,
} from "node:crypto";

const CIPHER = "aes-256-gcm";
/** Bytes of the number of a message, of all that makes it unique, and of what proves that nobody changed it. */
const SEQUENCE_BYTES = 6;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** So many keys are remembered. */
const MAX_CACHED_KEYS = 1000;

/** A message, and its number: the time at which it was closed, or later. A node's numbers grow. */
export interface DecryptedMessage {
  readonly text: string;
  readonly sequence: number;
}

/**
 * Closes messages between nodes, so that a bus need not be trusted: only who has the secret, which is kept in the
 * database, can read them or say anything. Every node has a key of its own, under which it numbers them by time.
 */
export class MessageCipher {
  readonly #secret: string;
  readonly #keys = new Map<string, KeyObject>();
  readonly #now: () => number;
  #lastSequence = 0;

  constructor(secret: string, now: () => number = Date.now) {
    this.#secret = secret;
    this.#now = now;
  }

  /** What a node says about a topic, for nobody else to read. */
  encrypt(node: string, topic: string, text: string): string {
    const nonce = Buffer.alloc(NONCE_BYTES);
    this.#lastSequence = Math.max(this.#lastSequence + 1, this.#now());
    nonce.writeUIntBE(this.#lastSequence, NONCE_BYTES - SEQUENCE_BYTES, SEQUENCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#nodeKey(node), nonce);
    cipher.setAAD(Buffer.from(topic));
    const closed = [cipher.update(text, "utf8"), cipher.final()];
    const parts = [nonce.subarray(NONCE_BYTES - SEQUENCE_BYTES), cipher.getAuthTag(), ...closed];
    return Buffer.concat(parts).toString("base64");
  }

  /** What was said; undefined where it was not that node that said it, or about something else. */
  decrypt(node: string, topic: string, sealed: string): DecryptedMessage | undefined {
    const bytes = Buffer.from(sealed, "base64");
    if (bytes.length < SEQUENCE_BYTES + TAG_BYTES) return undefined;
    const nonce = Buffer.concat([
      Buffer.alloc(NONCE_BYTES - SEQUENCE_BYTES),
      bytes.subarray(0, SEQUENCE_BYTES),
    ]);
    try {
      const cipher = createDecipheriv(CIPHER, this.#nodeKey(node), nonce);
      cipher.setAAD(Buffer.from(topic));
      cipher.setAuthTag(bytes.subarray(SEQUENCE_BYTES, SEQUENCE_BYTES + TAG_BYTES));
      const text = cipher.update(bytes.subarray(SEQUENCE_BYTES + TAG_BYTES), undefined, "utf8");
      const sequence = nonce.readUIntBE(NONCE_BYTES - SEQUENCE_BYTES, SEQUENCE_BYTES);
      return { text: text + cipher.final("utf8"), sequence };
    } catch {
      return undefined;
    }
  }

  #nodeKey(node: string): KeyObject {
    const known = this.#keys.get(node);
    if (known !== undefined) return known;
    const key = createSecretKey(createHmac("sha256", this.#secret).update(node).digest());
    // Nodes come and go, and anybody may claim to be one.
    if (this.#keys.size === MAX_CACHED_KEYS) this.#keys.clear();
    this.#keys.set(node, key);
    return key;
  }
}
