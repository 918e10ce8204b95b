import { MailServer } from "./mail-server.ts";

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Takes letters for everybody, and hands each out once. */
export class PostOffice {
  readonly #server: MailServer;

  private constructor(server: MailServer) {
    this.#server = server;
  }

  static async open(): Promise<PostOffice> {
    return new PostOffice(await MailServer.open());
  }

  /** How a server sends its letters here. */
  get mail(): { readonly url: string; readonly from: string } {
    return { url: this.#server.url, from: "Sofala <games@example.org>" };
  }

  /** Those that nobody has fetched. */
  get letters(): readonly Letter[] {
    return this.#server.letters.map(({ to = [], subject = "", text = "" }) => ({
      to: to[0]?.address ?? "",
      subject,
      text,
    }));
  }

  /** The next letter to an address, once it is there. */
  async letterTo(address: string): Promise<Letter> {
    for (;;) {
      const at = this.letters.findIndex(({ to }) => to === address);
      const letter = this.letters[at];
      if (letter !== undefined) {
        this.#server.letters.splice(at, 1);
        return letter;
      }
      await this.#server.arrival();
    }
  }

  close(): Promise<void> {
    return this.#server.close();
  }
}
