import { createTransport } from "nodemailer";

/** Something to send by e-mail. */
interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** The same letter has the same name however often it is sent: whoever gets it twice keeps one. */
  readonly messageId?: string;
  /** Where one click ends letters of this kind (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

/** Sends letters; rejects where the mail server does not take one. */
export interface Mailer {
  send(letter: MailMessage): Promise<void>;
  close(): void;
}

/** How mail is sent: `smtp://user:password@host:port`, and in whose name. */
export interface MailConfig {
  readonly url: string;
  readonly from: string;
}

/** Milliseconds until a mail server that does not answer is given up. */
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
    close: () => transport.close(),
  };
}
