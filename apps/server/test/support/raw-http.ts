import { connect, type Socket } from "node:net";

/** Sends bytes and returns the response, until it is complete or the server closes. */
export function sendRaw(port: number, ...parts: readonly (string | Buffer)[]): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    const socket: Socket = connect(port, "127.0.0.1", () => {
      for (const part of parts) socket.write(part);
    });
    socket.setEncoding("latin1");
    socket.on("data", (text: string) => {
      answer += text;
      if (isWhole(answer)) socket.destroy();
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(answer));
  });
}

/** True if the body has the length of its header. */
function isWhole(answer: string): boolean {
  const end = answer.indexOf("\r\n\r\n");
  const length = /\r\ncontent-length: (?<count>\d+)\r\n/iu.exec(answer)?.groups?.["count"];
  return end !== -1 && length !== undefined && answer.length >= end + 4 + Number(length);
}

/** The status, the headers (names in lower case) and the body of a raw response. */
export function readRaw(answer: string): {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
} {
  const [head = "", ...rest] = answer.split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const headers = new Headers();
  for (const line of lines) {
    const colon = line.indexOf(":");
    headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return { status: Number(first.split(" ")[1]), headers, body: rest.join("\r\n\r\n") };
}
