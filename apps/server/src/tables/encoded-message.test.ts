import { expect, test } from "vitest";
import { EncodedMessage, textFrame } from "./encoded-message.ts";

test.each([
  [0, [0x81, 0]],
  [125, [0x81, 125]],
  [126, [0x81, 126, 0, 126]],
  [65_535, [0x81, 126, 255, 255]],
  [65_536, [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]],
])("the frame of a text of %i bytes (RFC 6455, section 5.2)", (size, header) => {
  const text = "x".repeat(size);
  const frame = textFrame(text);
  expect([...frame.subarray(0, header.length)]).toEqual(header);
  expect(frame.subarray(header.length).toString()).toBe(text);
});

test("the size of a frame counts bytes, not characters", () => {
  const text = "é".repeat(63);
  expect(textFrame(text).subarray(4).toString()).toBe(text);
});

test("a message is encoded once for all sockets, and once for all streams", () => {
  const message = new EncodedMessage('{"kind":"chat","messages":[]}');
  expect(message.frame).toBe(message.frame);
  expect(message.bytes).toBe(message.bytes);
});
