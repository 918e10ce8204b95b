import type { AccountMailText } from "../en/account-mail.ts";

const SIGNATURE = "Sofala";

export const accountMail: AccountMailText = {
  confirmEmail: ({ name, link }) => ({
    subject: "Conferma il tuo indirizzo e-mail",
    text: `Ciao ${name},

questo indirizzo è stato indicato per l'account ${name} su Sofala. Se sei stato tu, apri questa
pagina entro sette giorni per confermarlo:

${link}

Se non sei stato tu, ignora questa e-mail: l'indirizzo non verrà usato.

${SIGNATURE}
`,
  }),
  resetPassword: ({ name, link }) => ({
    subject: "Reimposta la password",
    text: `Ciao ${name},

con questo link puoi scegliere una nuova password per l'account ${name} su Sofala. Vale una
volta sola e scade dopo un giorno:

${link}

Tutti i tuoi dispositivi verranno disconnessi. Se non l'hai chiesto tu, ignora questa e-mail:
la password non cambia.

${SIGNATURE}
`,
  }),
  emailChanged: ({ name, address }) => ({
    subject: "Il tuo indirizzo è cambiato",
    text: `Ciao ${name},

${
  address === undefined
    ? `questo indirizzo è stato rimosso dall'account ${name} su Sofala.`
    : `l'account ${name} su Sofala ha ora un altro indirizzo: ${address}.`
}

Se non l'hai fatto tu, accedi, esci da tutti i dispositivi e cambia la password o le passkey.
Se non riesci ad accedere, scrivi a chi gestisce il server.

${SIGNATURE}
`,
  }),
  passwordChanged: ({ name }) => ({
    subject: "La tua password è cambiata",
    text: `Ciao ${name},

la password dell'account ${name} su Sofala è stata cambiata o rimossa.
Se è stata cambiata, tutti gli altri dispositivi sono stati disconnessi.

Se non sei stato tu, reimposta la password dalla pagina di accesso.

${SIGNATURE}
`,
  }),
  passkeyAdded: ({ name }) => ({
    subject: "C'è una nuova passkey",
    text: `Ciao ${name},

ora si può accedere all'account ${name} su Sofala con una nuova passkey.

Se non sei stato tu, reimposta la password dalla pagina di accesso, poi rimuovi la passkey dalla
pagina del tuo account.

${SIGNATURE}
`,
  }),
  recoveryCodesCreated: ({ name }) => ({
    subject: "Hai nuovi codici di recupero",
    text: `Ciao ${name},

sono stati creati nuovi codici di recupero per l'account ${name} su Sofala. I precedenti non
valgono più.

Se non sei stato tu, cambia la password o le passkey dalla pagina del tuo account, poi crea altri
codici.

${SIGNATURE}
`,
  }),
  recoveryCodeUsed: ({ name }) => ({
    subject: "È stato usato un codice di recupero",
    text: `Ciao ${name},

la password dell'account ${name} su Sofala è stata reimpostata con un codice di recupero. Tutti i
dispositivi sono stati disconnessi.

Se non sei stato tu, reimposta la password dalla pagina di accesso, poi crea nuovi codici dalla
pagina del tuo account.

${SIGNATURE}
`,
  }),
};
