interface LinkMail {
  readonly name: string;
  readonly link: string;
}

const SIGNATURE = "Sofala";

/** The mails about accounts; a link is alone on its line. */
export const accountMail = {
  confirmEmail: ({ name, link }: LinkMail) => ({
    subject: "Is this your e-mail address?",
    text: `Hello ${name},

somebody gave this address for the account ${name} at Sofala. If it was you, open this page
within seven days:

${link}

If it was not you, do nothing: the address will not be used.

${SIGNATURE}
`,
  }),
  resetPassword: ({ name, link }: LinkMail) => ({
    subject: "A new password",
    text: `Hello ${name},

here you can set a new password for the account ${name} at Sofala, within a day and once:

${link}

All devices will be signed out then. If you did not ask for this, do nothing: your password
stays as it is.

${SIGNATURE}
`,
  }),
  /** To the previous address. */
  emailChanged: ({
    name,
    address,
  }: {
    readonly name: string;
    readonly address: string | undefined;
  }) => ({
    subject: "Your e-mail address was changed",
    text: `Hello ${name},

${
  address === undefined
    ? `this address was taken off the account ${name} at Sofala.`
    : `the account ${name} at Sofala now has another e-mail address: ${address}.`
}

If that was not you, sign in, sign out everywhere, and change how you sign in; or write to
whoever runs the server.

${SIGNATURE}
`,
  }),
  passwordChanged: ({ name }: { readonly name: string }) => ({
    subject: "Your password was changed",
    text: `Hello ${name},

the password of the account ${name} at Sofala was changed or taken away.
Where it was changed, all other devices were signed out.

If that was not you, ask for a new one on the page where you sign in.

${SIGNATURE}
`,
  }),
  passkeyAdded: ({ name }: { readonly name: string }) => ({
    subject: "A passkey was added",
    text: `Hello ${name},

the account ${name} at Sofala can now be entered by one more passkey.

If that was not you, ask for a new password on the page where you sign in, then take the passkey
away on the page of your account.

${SIGNATURE}
`,
  }),
};

export type AccountMailText = typeof accountMail;
