/** The mails about accounts; a link is alone on its line. */
export interface AccountMailText {
  readonly confirmEmail: (letter: { readonly name: string; readonly link: string }) => MailText;
  readonly resetPassword: (letter: { readonly name: string; readonly link: string }) => MailText;
  /** To the previous address. */
  readonly emailChanged: (letter: {
    readonly name: string;
    readonly address: string | undefined;
  }) => MailText;
  readonly passwordChanged: (letter: { readonly name: string }) => MailText;
  readonly passkeyAdded: (letter: { readonly name: string }) => MailText;
}

interface MailText {
  readonly subject: string;
  readonly text: string;
}
