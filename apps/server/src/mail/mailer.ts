import { createTransport } from "nodemailer";

interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** The same for every attempt to send a message, so that mail programs show duplicates once. */
  readonly messageId?: string;
  /** One-click unsubscribe (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

/** Sends mail; rejects if the mail server does not accept a message. */
export interface Mailer {
  send(message: MailMessage): Promise<void>;
  /** Connects and signs in without sending anything; rejects if that fails. */
  verify(): Promise<void>;
  close(): void;
}

export interface MailConfig {
  /** `smtp://user:password@host:port` */
  readonly url: string;
  readonly from: string;
}

const SERVER_TIMEOUT_MS = 20_000;

export function openMailer({ url, from }: MailConfig): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: SERVER_TIMEOUT_MS,
    greetingTimeout: SERVER_TIMEOUT_MS,
    socketTimeout: SERVER_TIMEOUT_MS,
  });
  const domain = from.replace(/^.*@/u, "").replace(/>.*$/u, "");
  return {
    async send({ to, subject, text, html, messageId, unsubscribeUrl }) {
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        ...(html === undefined ? {} : { html }),
        ...(messageId === undefined ? {} : { messageId: `<${messageId}@${domain}>` }),
        ...(unsubscribeUrl === undefined
          ? {}
          : {
              headers: {
                "List-Unsubscribe": `<${unsubscribeUrl}>`,
                "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
              },
            }),
      });
    },
    async verify() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}
