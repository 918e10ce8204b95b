import { Client } from "../../../test/support/client.ts";

/** A client that the server takes to be at an address of its own. The server must trust one proxy. */
export class Visitor extends Client {
  readonly address: string;

  constructor(url: string, address: string) {
    super(url);
    this.address = address;
  }

  /** A guest at this address. */
  static async enter(url: string, address: string, name: string): Promise<Visitor> {
    const visitor = new Visitor(url, address);
    const { status, headers } = await visitor.ask("POST", "/api/guests", { name });
    if (status !== 200) throw new Error(`no guest: ${status}`);
    visitor.cookie = headers.getSetCookie()[0]?.split(";")[0];
    return visitor;
  }

  override get headers(): Record<string, string> {
    return { ...super.headers, "x-forwarded-for": this.address };
  }
}
