import type { AboutText } from "../../en/web/about.ts";

export const about: AboutText = {
  title: "Che cos'è Sofala",
  intro:
    "Sofala era il porto dove l'oro dell'altopiano dello Zimbabwe incontrava i commerci dell'Oceano Indiano. Qui si gioca a giochi di commercio impegnativi: alle regole e ai conti pensa Sofala, tu pensa alla prossima mossa.",
  version: (version) => `Versione ${version}`,
  games: "I giochi",
  gamesText: [
    "Sofala non è realizzata, approvata o verificata da chi ha fatto questi giochi. I nomi dei giochi appartengono a loro e servono solo a identificarli. Per sostenere autori ed editori, compra i loro giochi.",
  ],
  artwork: "Immagini e testi",
  artworkText: [
    "Sofala non contiene illustrazioni, grafica o testi degli editori. Tabelloni, pezzi ed emblemi li abbiamo disegnati noi, e spieghiamo le regole con parole nostre.",
  ],
  privacy: "Privacy",
  privacyText: [
    "Le partite contro i bot e quelle su un solo dispositivo restano nel tuo browser, insieme alle impostazioni. Nessun tracciamento, nessuna pubblicità.",
    "Quando giochi online, il server conserva il tuo nome, le tue partite, i messaggi in chat e i tuoi appunti. A un ospite basta un nome. Se hai un account, conserva anche i tuoi metodi di accesso e, se lo aggiungi, il tuo indirizzo e-mail. I cookie servono a restare connessi e a riconoscere i tuoi dispositivi.",
    "Nella pagina dell'account puoi scaricare tutto ciò che il server conserva su di te, oppure eliminarlo. Le partite finite restano per gli altri giocatori, senza il tuo nome.",
    "La segnalazione di un problema è un file che puoi leggere prima di scaricarlo. Solo tu puoi inviarlo.",
  ],
  licence: "Licenze",
  licenceText: [
    "Sofala è software libero con licenza [GNU Affero General Public License](https://www.gnu.org/licenses/agpl-3.0.html), versione 3 o successiva: puoi usarlo, studiarlo, condividerlo e modificarlo.",
  ],
  fonts: "Caratteri con licenza SIL Open Font License 1.1:",
  dependencies: "Software di terzi e relative licenze:",
  packages: {
    title: "Tutti i pacchetti con le loro licenze",
    unavailable: "Al momento non è possibile caricare le licenze. Puoi leggerle quando sei online.",
  },
};
