import { MailServer } from "./mail-server.ts";

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A mail server that hands out each mail once, by recipient. */
export class Mailbox {
  readonly #server: MailServer;

  private constructor(server: MailServer) {
    this.#server = server;
  }

  static async open(): Promise<Mailbox> {
    return new Mailbox(await MailServer.open());
  }

  /** The server setting that sends mail here. */
  get mail(): { readonly url: string; readonly from: string } {
    return { url: this.#server.url, from: "Sofala <games@example.org>" };
  }

  /** Mails that were not fetched yet. */
  get letters(): readonly Letter[] {
    return this.#server.letters.map(({ to = [], subject = "", text = "" }) => ({
      to: to[0]?.address ?? "",
      subject,
      text,
    }));
  }

  /** Waits for the next mail to an address. */
  async messageTo(address: string): Promise<Letter> {
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
