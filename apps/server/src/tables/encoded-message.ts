/** A message in JSON. Everybody who is sent it shares its bytes, so that it is encoded once and in memory once. */
export class EncodedMessage {
  readonly json: string;
  #bytes: Buffer | undefined;
  #frame: Buffer | undefined;

  constructor(json: string) {
    this.json = json;
  }

  /** For a stream. */
  get bytes(): Buffer {
    return (this.#bytes ??= Buffer.from(this.json));
  }

  /** For a WebSocket. */
  get frame(): Buffer {
    return (this.#frame ??= textFrame(this.json));
  }
}

/** The first byte of a frame that is a whole text message. */
const WHOLE_TEXT = 0x81;
const SIZE_IN_2_BYTES = 126;
const SIZE_IN_8_BYTES = 127;

/** The WebSocket frame of a text message, as a server sends it: not masked, not compressed. */
export function textFrame(text: string): Buffer {
  const size = Buffer.byteLength(text);
  const header = size < SIZE_IN_2_BYTES ? 2 : size < 2 ** 16 ? 4 : 10;
  const frame = Buffer.allocUnsafe(header + size);
  frame[0] = WHOLE_TEXT;
  if (header === 2) {
    frame[1] = size;
  } else if (header === 4) {
    frame[1] = SIZE_IN_2_BYTES;
    frame.writeUInt16BE(size, 2);
  } else {
    frame[1] = SIZE_IN_8_BYTES;
    frame.writeBigUInt64BE(BigInt(size), 2);
  }
  frame.write(text, header);
  return frame;
}
