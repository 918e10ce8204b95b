import { Agent, request } from "node:http";

interface Request {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Response {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

const agent = new Agent({ keepAlive: true });

/** Sends one request; needs less than half of the CPU time of `fetch`. */
export function sendRequest(url: string, { method, headers, body }: Request): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => (text += part));
      response.on("error", reject);
      response.on("end", () => {
        const received = Object.entries(response.headersDistinct).flatMap(([name, values = []]) =>
          values.map((value): [string, string] => [name, value]),
        );
        resolve({ status: response.statusCode ?? 0, text, headers: new Headers(received) });
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
