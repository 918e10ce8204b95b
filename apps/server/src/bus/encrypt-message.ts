import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  type KeyObject,
} from "node:crypto";

const CIPHER = "aes-256-gcm";
/** The sequence number is the end of the nonce; the rest of the nonce is zero and is not sent. */
const SEQUENCE_BYTES = 6;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const MAX_CACHED_KEYS = 1000;

export interface DecryptedMessage {
  readonly text: string;
  /** The time of encryption, or the last number plus one: a node's numbers always grow. */
  readonly sequence: number;
}

/**
 * Encrypts and authenticates messages between nodes, so that the bus need not be trusted: the secret is in the database.
 * Each node has a key of its own, derived from the secret, and numbers its messages by time.
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

  encrypt(node: string, topic: string, text: string): string {
    const nonce = Buffer.alloc(NONCE_BYTES);
    this.#lastSequence = Math.max(this.#lastSequence + 1, this.#now());
    nonce.writeUIntBE(this.#lastSequence, NONCE_BYTES - SEQUENCE_BYTES, SEQUENCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#nodeKey(node), nonce);
    cipher.setAAD(Buffer.from(topic));
    const encrypted = [cipher.update(text, "utf8"), cipher.final()];
    const parts = [nonce.subarray(NONCE_BYTES - SEQUENCE_BYTES), cipher.getAuthTag(), ...encrypted];
    return Buffer.concat(parts).toString("base64");
  }

  /** Undefined if the message was not encrypted by this node for this topic. */
  decrypt(node: string, topic: string, message: string): DecryptedMessage | undefined {
    const bytes = Buffer.from(message, "base64");
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
    const cached = this.#keys.get(node);
    if (cached !== undefined) return cached;
    const key = createSecretKey(createHmac("sha256", this.#secret).update(node).digest());
    // Limited: nodes come and go, and anybody on the bus can claim a new name.
    if (this.#keys.size === MAX_CACHED_KEYS) this.#keys.clear();
    this.#keys.set(node, key);
    return key;
  }
}
