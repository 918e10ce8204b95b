import type { AboutText } from "../../en/web/about.ts";

export const about: AboutText = {
  title: "Che cos'è Sofala",
  intro:
    "Sofala era il porto dove l'oro dell'altopiano dello Zimbabwe incontrava i commerci del mare. Qui è un tavolo per giochi di commercio impegnativi: le regole sono rispettate, i conti sono fatti, il pensare tocca a te.",
  version: (version) => `Versione ${version}`,
  games: "I giochi",
  gamesText: [
    "Sofala non è opera degli autori di questi giochi, né da loro approvata o riveduta. I nomi dei giochi sono loro e stanno qui solo per dire di quali giochi si tratta. Per impararli bene, e per ringraziare chi li ha fatti, comprate ciò che vendono.",
  ],
  artwork: "Immagini e parole",
  artworkText: [
    "Non c'è nulla delle illustrazioni, della grafica o dei testi dell'editore. Tabellone, pezzi ed emblemi sono disegnati per Sofala, e le regole sono raccontate con parole nostre.",
  ],
  privacy: "Riservatezza",
  privacyText: [
    "Nulla esce da questo dispositivo. Partite, nomi e impostazioni li conserva il tuo browser; non ci sono account, misurazioni né pubblicità.",
    "La segnalazione di un problema è un file che puoi leggere prima di salvarlo, e che solo tu puoi mandare.",
  ],
  licence: "Licenze",
  licenceText: [
    "Sofala è software libero sotto la [GNU Affero General Public License](https://www.gnu.org/licenses/agpl-3.0.html), versione 3 o successiva: si può usare, studiare, condividere e modificare.",
  ],
  fonts: "Caratteri, sotto la SIL Open Font License 1.1:",
  dependencies: "Parti di altri, sotto le licenze indicate:",
};
