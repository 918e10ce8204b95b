import type { Config } from "../config.ts";
import { openMailer } from "../mail/mailer.ts";
import { findingsOf, reasonOf, type Finding } from "./finding.ts";

/** Does the mail server let us in? No mail is sent. */
export async function checkMail({ mail, publicUrl }: Config): Promise<readonly Finding[]> {
  const check = findingsOf("Mail");
  if (mail === undefined) {
    return [
      check.note(
        "SMTP_URL is not set: nobody gets mail, and passwords are reset with sofala admin reset-password.",
      ),
    ];
  }
  const mailer = openMailer(mail);
  try {
    await mailer.verify();
  } catch (error) {
    return [
      check.problem(
        `The mail server does not accept the settings (${reasonOf(error)}): check SMTP_URL.`,
      ),
    ];
  } finally {
    mailer.close();
  }
  const accepted = check.ok(`The mail server accepts mail from ${mail.from}.`);
  return publicUrl === undefined
    ? [accepted, check.problem("Links in email need PUBLIC_URL: set it.")]
    : [accepted];
}
