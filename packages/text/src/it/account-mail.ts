import type { AccountMailText } from "../en/account-mail.ts";

const SIGNATURE = "Sofala";

export const accountMail: AccountMailText = {
  confirmEmail: ({ name, link }) => ({
    subject: "È il tuo indirizzo?",
    text: `Ciao ${name},

qualcuno ha indicato questo indirizzo per l'account ${name} su Sofala. Se sei tu, apri questa
pagina entro sette giorni:

${link}

Se non sei tu, non fare nulla: l'indirizzo non verrà usato.

${SIGNATURE}
`,
  }),
  resetPassword: ({ name, link }) => ({
    subject: "Una nuova password",
    text: `Ciao ${name},

qui puoi scegliere una nuova password per l'account ${name} su Sofala, entro un giorno e una
volta sola:

${link}

Poi tutti i dispositivi dovranno accedere di nuovo. Se non l'hai chiesto tu, non fare nulla:
la password resta quella di prima.

${SIGNATURE}
`,
  }),
  emailChanged: ({ name, address }) => ({
    subject: "Il tuo indirizzo è cambiato",
    text: `Ciao ${name},

${
  address === undefined
    ? `questo indirizzo è stato tolto dall'account ${name} su Sofala.`
    : `l'account ${name} su Sofala ha ora un altro indirizzo: ${address}.`
}

Se non l'hai fatto tu, accedi, esci da tutti i dispositivi e cambia il modo in cui accedi;
oppure scrivi a chi gestisce il server.

${SIGNATURE}
`,
  }),
  passwordChanged: ({ name }) => ({
    subject: "La tua password è cambiata",
    text: `Ciao ${name},

la password dell'account ${name} su Sofala è stata cambiata o tolta.
Se è stata cambiata, tutti gli altri dispositivi sono usciti dall'account.

Se non l'hai fatto tu, chiedine una nuova dalla pagina di accesso.

${SIGNATURE}
`,
  }),
  passkeyAdded: ({ name }) => ({
    subject: "C'è una nuova passkey",
    text: `Ciao ${name},

all'account ${name} su Sofala si può ora accedere con una passkey in più.

Se non l'hai aggiunta tu, chiedi una nuova password dalla pagina di accesso, poi togli la passkey
dalla pagina del tuo account.

${SIGNATURE}
`,
  }),
};
