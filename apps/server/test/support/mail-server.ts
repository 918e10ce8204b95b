import { EventEmitter, once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A local SMTP server that stores mails and forwards none. */
export class MailServer {
  /** The mails that it accepted, in order. */
  readonly mails: Email[] = [];
  /** How many of the next mails it refuses temporarily. */
  refusalsLeft = 0;
  readonly #arrived = new EventEmitter();
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData: (stream, _session, answer) => {
      void buffer(stream).then(async (written) => {
        const isRefused = this.refusalsLeft > 0;
        this.refusalsLeft = Math.max(0, this.refusalsLeft - 1);
        if (isRefused) {
          answer(Object.assign(new Error("not now"), { responseCode: 451 }));
          return;
        }
        this.mails.push(await PostalMime.parse(written));
        answer();
        this.#arrived.emit("mail");
      });
    },
  });

  static async open(): Promise<MailServer> {
    const made = new MailServer();
    made.#server.listen(0, "127.0.0.1");
    await once(made.#server.server, "listening");
    return made;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  /** Resolves when the next mail arrives. */
  async arrival(): Promise<void> {
    await once(this.#arrived, "mail");
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(resolve));
  }
}
