import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  type KeyObject,
} from "node:crypto";

const CIPHER = "aes-256-gcm";
/** Bytes of the number of a message, of all that makes it unique, and of what proves that nobody changed it. */
const NUMBER = 6;
const NONCE = 12;
const TAG = 16;
/** So many keys are remembered. */
const MOST = 1000;

/** A message, and its number: the time at which it was closed, or later. A node's numbers grow. */
export interface Opened {
  readonly text: string;
  readonly number: number;
}

/**
 * Closes messages between nodes, so that a bus need not be trusted: only who has the secret, which is kept in the
 * database, can read them or say anything. Every node has a key of its own, under which it numbers them by time.
 */
export class Seal {
  readonly #secret: string;
  readonly #keys = new Map<string, KeyObject>();
  readonly #now: () => number;
  #number = 0;

  constructor(secret: string, now: () => number = Date.now) {
    this.#secret = secret;
    this.#now = now;
  }

  /** What a node says about a topic, for nobody else to read. */
  close(node: string, topic: string, text: string): string {
    const nonce = Buffer.alloc(NONCE);
    this.#number = Math.max(this.#number + 1, this.#now());
    nonce.writeUIntBE(this.#number, NONCE - NUMBER, NUMBER);
    const cipher = createCipheriv(CIPHER, this.#keyOf(node), nonce);
    cipher.setAAD(Buffer.from(topic));
    const closed = [cipher.update(text, "utf8"), cipher.final()];
    const parts = [nonce.subarray(NONCE - NUMBER), cipher.getAuthTag(), ...closed];
    return Buffer.concat(parts).toString("base64");
  }

  /** What was said; undefined where it was not that node that said it, or about something else. */
  open(node: string, topic: string, sealed: string): Opened | undefined {
    const bytes = Buffer.from(sealed, "base64");
    if (bytes.length < NUMBER + TAG) return undefined;
    const nonce = Buffer.concat([Buffer.alloc(NONCE - NUMBER), bytes.subarray(0, NUMBER)]);
    try {
      const cipher = createDecipheriv(CIPHER, this.#keyOf(node), nonce);
      cipher.setAAD(Buffer.from(topic));
      cipher.setAuthTag(bytes.subarray(NUMBER, NUMBER + TAG));
      const text = cipher.update(bytes.subarray(NUMBER + TAG), undefined, "utf8");
      const number = nonce.readUIntBE(NONCE - NUMBER, NUMBER);
      return { text: text + cipher.final("utf8"), number };
    } catch {
      return undefined;
    }
  }

  #keyOf(node: string): KeyObject {
    const known = this.#keys.get(node);
    if (known !== undefined) return known;
    const key = createSecretKey(createHmac("sha256", this.#secret).update(node).digest());
    // Nodes come and go, and anybody may claim to be one.
    if (this.#keys.size === MOST) this.#keys.clear();
    this.#keys.set(node, key);
    return key;
  }
}
