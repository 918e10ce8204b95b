import { Client, type Response } from "../../../test/support/client.ts";
import { sendRequest } from "../../../test/support/send-request.ts";

/** A client with its own address, as the server sees it. The server must trust one proxy. */
export class Visitor extends Client {
  readonly address: string;

  constructor(url: string, address: string) {
    super(url);
    this.address = address;
  }

  /** A guest at this address. */
  static async enter(url: string, address: string, name: string): Promise<Visitor> {
    const visitor = new Visitor(url, address);
    const { status, headers } = await visitor.request("POST", "/api/guests", { name });
    if (status !== 200) throw new Error(`no guest: ${status}`);
    visitor.cookie = headers.getSetCookie()[0]?.split(";")[0];
    return visitor;
  }

  /** Sends a request without comparing the response with the documentation, which takes longer than the request. */
  override async request<Body = unknown>(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Response<Body>> {
    const type = body === undefined ? {} : { "content-type": "application/json" };
    const { status, text, headers } = await sendRequest(this.url + path, {
      method,
      headers: { ...this.headers, ...type },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status, type: headers.get("content-type") ?? "", headers, body: JSON.parse(text) };
  }

  override get headers(): Record<string, string> {
    return { ...super.headers, "x-forwarded-for": this.address };
  }
}
