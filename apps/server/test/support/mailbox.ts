import { MailServer } from "./mail-server.ts";

interface Mail {
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
  get config(): { readonly url: string; readonly from: string } {
    return { url: this.#server.url, from: "Sofala <games@example.org>" };
  }

  /** Mails that were not fetched yet. */
  get mails(): readonly Mail[] {
    return this.#server.mails.map(({ to = [], subject = "", text = "" }) => ({
      to: to[0]?.address ?? "",
      subject,
      text,
    }));
  }

  /** Waits for the next mail to an address. */
  async messageTo(address: string): Promise<Mail> {
    for (;;) {
      const at = this.mails.findIndex(({ to }) => to === address);
      const mail = this.mails[at];
      if (mail !== undefined) {
        this.#server.mails.splice(at, 1);
        return mail;
      }
      await this.#server.arrival();
    }
  }

  close(): Promise<void> {
    return this.#server.close();
  }
}
