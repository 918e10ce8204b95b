import { example, list, p, table } from "../../../web/rules-blocks.ts";
import type { MediterraneanSections } from "../../../games/mediterranean/rules-text.ts";

export const resolution: MediterraneanSections<"resolution" | "calamities"> = {
  "resolution-order": {
    title: "L'ordine",
    blocks: [
      p(
        "Tutte le carte che non sono in magazzino si scoprono e si spendono. Poi seguono questi passi, ciascuno per tutti i giocatori insieme:",
      ),
      list(
        "il denaro delle [serie](sets);",
        "le [frecce](arrows), e i cambi di lato che ne derivano;",
        "le scelte delle [banche](bank), poi la prosperità;",
        "[felicità e sicurezza](moods);",
        "le [industrie](industries);",
        "il nuovo [ordine di turno](turn-order);",
        "dal turno 2 le [calamità](victim): prima quella dell'infelicità, poi quella dei barbari.",
      ),
    ],
  },
  sets: {
    title: "Denaro per le serie",
    blocks: [
      p(
        "Tutte le carte di una stessa merce che hai speso formano una serie e pagano come indica [la tabella delle merci](goods). Le carte oltre la serie più lunga ne cominciano un'altra.",
      ),
      example(
        "Sette carte di vino formano una serie di sei e una di uno: $27 + $2. Tre carte di grano, una di legname, due di tintura e una di spezie rendono $6 + $1 + $5 + $3 = $15.",
      ),
    ],
  },
  arrows: {
    title: "Frecce",
    blocks: [
      p(
        "Per ogni plancia si sommano tutte le tue frecce, destra contro sinistra, comprese quelle delle carte speciali, e il segnalino si muove una volta sola, della differenza. Se così va [oltre lo 0](crossing), la plancia cambia lato e i tuoi edifici di quella plancia sono [distrutti](flips).",
      ),
    ],
  },
  bank: {
    title: "Prosperità e banca",
    blocks: [
      p(
        "Ogni carta prosperità dà 1 PV. Con una banca scegli ogni turno, dopo che tutte le carte sono state scoperte: o le tue carte Povertà non costano felicità, o ogni carta prosperità dà 3 PV.",
      ),
      p(
        "Scegli solo se hai speso carte di entrambi i tipi; con un tipo solo, la banca si applica a quello automaticamente. Su Depressione e carte speciali non ha effetto.",
      ),
    ],
  },
  moods: {
    title: "Felicità e sicurezza calano",
    blocks: [
      p(
        "Povertà e Depressione costano felicità, Barbari e Furia dei barbari costano sicurezza, e le carte speciali costano felicità oltre alla loro freccia: vedi [la tabella](bottoms). Ogni segnalino si muove una volta sola per tutte le carte insieme.",
      ),
    ],
  },
  industries: {
    title: "Industrie",
    blocks: [
      p(
        "Se hai un cubo in un'industria con un nome e hai speso almeno una carta della sua merce, e nessuno ne ha spese di più, ricevi il premio del predominio; vale anche in parità. Se nessun altro ne ha spese, ricevi invece quello del monopolio. Contano le carte di tutti, che abbiano l'industria o no.",
      ),
      table("industries"),
      example(
        "Hai le navi e spendi due carte di legname; anche Anna ne spende due, gli altri meno. Hai il predominio. Se nessun altro avesse speso legname, avresti il monopolio.",
      ),
    ],
  },
  "turn-order": {
    title: "Ordine di turno",
    blocks: [
      p(
        "Il giocatore con più denaro è primo, e così via; conta anche il denaro delle industrie. A parità di denaro l'ordine resta quello di prima. Le perdite per le calamità vengono dopo e non contano.",
      ),
      p(
        "L'ordine di turno decide chi pesca per primo, chi usa per primo gli edifici che [danno a un avversario](give-opponent) e l'ordine degli sfidanti in uno [spareggio](ties).",
      ),
    ],
  },

  victim: {
    title: "La vittima",
    blocks: [
      p(
        "La calamità dell'infelicità colpisce il giocatore con la felicità più bassa, poi quella dei barbari il giocatore con la sicurezza più bassa. Può essere colpito solo chi è sotto START; se non c'è nessuno, non succede niente. Nel turno 1 non ci sono calamità.",
      ),
      p(
        "Se la vittima ha perso almeno una casella, un PV, un dollaro, un cubo o una carta, la sua felicità o sicurezza torna a START. Un acquisto vietato non conta come perdita. Se non ha perso niente, il segnalino resta dov'è.",
      ),
    ],
  },
  votes: {
    title: "Parità e voti",
    blocks: [
      p(
        "Se più giocatori sono i più bassi a pari merito, tutti gli altri sono giudici. Ogni giudice vota apertamente per uno di loro. Diventa vittima chi ottiene i voti di più della metà di tutti i giudici.",
      ),
      list(
        "Puoi cambiare il tuo voto finché non hanno votato tutti i giudici.",
        "Senza maggioranza si vota di nuovo, per tre giri al massimo.",
        "Se non si accordano nemmeno allora, la calamità si salta e ogni giudice perde 5 PV, comunque abbia votato.",
        "Un giudice unico decide da solo. Se sono alla pari tutti i giocatori, non succede niente e nessuno perde PV.",
      ),
    ],
  },
  losses: {
    title: "Che cosa si perde",
    blocks: [
      list(
        "**Verso lo 0**: il segnalino arretra sul lato in vista e si ferma allo 0.",
        "**PV o denaro**: fino alla somma indicata; nessuno dei due scende sotto 0.",
        "**Cubi**: quanti ne dice la carta, o tutti quelli nei luoghi che indica se sono di meno; la vittima sceglie quali. Vedi [cubi persi](lost-cubes).",
        "**Carte in magazzino**: si scartano tutte.",
        "**Vietato**: in questo turno la vittima non può comprare quegli sviluppi.",
      ),
    ],
  },
  "lost-cubes": {
    title: "Cubi persi",
    blocks: [
      list(
        "**Fattoria, città, porto**: dalla [produzione](cards-for-cubes) seguente in poi quel cubo non dà carte.",
        "**Disponibili**: nessun altro effetto.",
        "**Magazzino**: lo spazio si riduce a quello dei cubi rimasti; scegli tu quali carte in eccesso scartare.",
        "**Banca**: perdi subito il suo aiuto.",
        "**Esercito**: perdi la sicurezza che aveva dato. **Colosseo**: perdi la felicità che aveva dato.",
        "**Un'industria con un nome**: perdi il suo premio, e il segnalino dell'industria torna indietro di una casella. La base si perde per ultima, dopo tutte le industrie con un nome; senza cubi nell'industria [non puoi comprare PV](buying-vp).",
        "**Cultura**: la casella è di nuovo vuota. I PV restano tuoi, ma i premi non si prendono due volte.",
      ),
    ],
  },
  "calamity-cards": {
    title: "Le calamità",
    blocks: [
      p("Sono dieci, cinque per tipo. Quello che la vittima perde dipende dall'età."),
      table("calamities"),
    ],
  },
};
