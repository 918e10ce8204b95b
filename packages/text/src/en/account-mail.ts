interface LinkMail {
  readonly name: string;
  readonly link: string;
}

const SIGNATURE = "Sofala";

/** The mails about accounts; a link is alone on its line. */
export const accountMail = {
  confirmEmail: ({ name, link }: LinkMail) => ({
    subject: "Confirm your email address",
    text: `Hello ${name},

This address was entered for the account ${name} on Sofala. If that was you, open this page
within seven days to confirm it:

${link}

If that was not you, ignore this email: the address will not be used.

${SIGNATURE}
`,
  }),
  resetPassword: ({ name, link }: LinkMail) => ({
    subject: "Reset your password",
    text: `Hello ${name},

Use this link to set a new password for the account ${name} on Sofala. It works once and expires
after one day:

${link}

This signs out all your devices. If you did not ask for it, ignore this email: your password
will not change.

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
    subject: "Your email address was changed",
    text: `Hello ${name},

${
  address === undefined
    ? `This address was removed from the account ${name} on Sofala.`
    : `The account ${name} on Sofala now has a different email address: ${address}.`
}

If that was not you, sign in, sign out everywhere, and change your password or passkeys. If you
cannot sign in, contact the people who run the server.

${SIGNATURE}
`,
  }),
  passwordChanged: ({ name }: { readonly name: string }) => ({
    subject: "Your password was changed",
    text: `Hello ${name},

The password for the account ${name} on Sofala was changed or removed.
If it was changed, all other devices were signed out.

If that was not you, reset your password on the sign-in page.

${SIGNATURE}
`,
  }),
  passkeyAdded: ({ name }: { readonly name: string }) => ({
    subject: "A passkey was added",
    text: `Hello ${name},

A new passkey can now be used to sign in to the account ${name} on Sofala.

If that was not you, reset your password on the sign-in page, then remove the passkey on your
account page.

${SIGNATURE}
`,
  }),
  recoveryCodesCreated: ({ name }: { readonly name: string }) => ({
    subject: "You have new recovery codes",
    text: `Hello ${name},

New recovery codes were created for the account ${name} on Sofala. The previous ones no longer
work.

If that was not you, change your password or passkeys on your account page, then create new
recovery codes.

${SIGNATURE}
`,
  }),
  recoveryCodeUsed: ({ name }: { readonly name: string }) => ({
    subject: "A recovery code was used",
    text: `Hello ${name},

The password for the account ${name} on Sofala was reset with a recovery code. All devices were
signed out.

If that was not you, reset your password on the sign-in page, then create new recovery codes on
your account page.

${SIGNATURE}
`,
  }),
};

export type AccountMailText = typeof accountMail;
