import { example, list, p, table } from "../../../web/rules-blocks.ts";
import type { MediterraneanSections } from "../../../games/mediterranean/rules-text.ts";

export const resolution: MediterraneanSections<"resolution" | "calamities"> = {
  "resolution-order": {
    title: "L'ordine",
    blocks: [
      p(
        "Tutte le carte che non sono in magazzino si scoprono e si spendono. Poi, passo per passo per tutti i giocatori insieme:",
      ),
      list(
        "il denaro delle [serie](sets);",
        "le [frecce](arrows), e i cambi di lato che ne seguono;",
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
        "Le carte di una stessa merce che hai speso formano una serie e pagano come dice [la tabella delle merci](goods). Le carte oltre la serie più lunga ne cominciano un'altra.",
      ),
      example(
        "Sette vini sono una serie di sei e una di uno: $27 + $2. Tre grani, un legname, due tinture e una carta di spezie portano $6 + $1 + $5 + $3 = $15.",
      ),
    ],
  },
  arrows: {
    title: "Frecce",
    blocks: [
      p(
        "Per ogni plancia si sommano tutte le tue frecce, destra contro sinistra, comprese quelle delle carte speciali, e il segnalino si muove una volta sola. Se così va [oltre lo 0](crossing), la plancia cambia lato e i suoi edifici sono [distrutti](flips).",
      ),
    ],
  },
  bank: {
    title: "Prosperità e banca",
    blocks: [
      p(
        "Ogni carta prosperità porta 1 PV. Con una banca scegli di nuovo ogni turno, a carte scoperte: o le tue carte Povertà non costano felicità, o ogni carta prosperità porta 3 PV.",
      ),
      p(
        "Ti si chiede solo se hai speso carte di entrambi i generi; con uno solo la banca aiuta in quello da sé. Depressione e carte speciali restano come sono.",
      ),
    ],
  },
  moods: {
    title: "Felicità e sicurezza calano",
    blocks: [
      p(
        "Povertà e Depressione costano felicità, Barbari e Furia dei barbari sicurezza, le carte speciali felicità oltre alla freccia, quanto dice [la tabella](bottoms). I segnalini si muovono per tutte le carte insieme.",
      ),
    ],
  },
  industries: {
    title: "Industrie",
    blocks: [
      p(
        "Se hai un cubo in un'industria con un nome e hai speso almeno una carta della sua merce, e nessuno ne ha spese di più, ricevi il premio del predominio; la parità basta. Se nessun altro ne ha spese, ricevi invece quello del monopolio. Si confrontano le carte di tutti, chiunque abbia l'industria.",
      ),
      table("industries"),
      example(
        "Hai le navi e spendi due legnami; anche Anna ne spende due, gli altri meno. Hai il predominio. Se nessun altro avesse speso legname, avresti il monopolio.",
      ),
    ],
  },
  "turn-order": {
    title: "Ordine di turno",
    blocks: [
      p(
        "Il più ricco è il primo, e così via, contando il denaro delle industrie. A parità di denaro resta l'ordine di prima. Ciò che poi tolgono le calamità non lo cambia.",
      ),
      p(
        "Decide chi riceve carte per primo, chi usa per primo gli edifici che [danno a un avversario](give-opponent) e l'ordine degli sfidanti in uno [spareggio](ties).",
      ),
    ],
  },

  victim: {
    title: "La vittima",
    blocks: [
      p(
        "La calamità dell'infelicità colpisce chi è più in basso nella felicità, poi quella dei barbari chi è più in basso nella sicurezza. Si può essere colpiti solo sotto START; se non c'è nessuno, non succede nulla. Il turno 1 è senza calamità.",
      ),
      p(
        "Quando si è perso almeno una casella, un PV, un dollaro, un cubo o una carta, la felicità o la sicurezza della vittima torna a START. Un acquisto vietato non è una perdita, e se non si è perso nulla il segnalino resta dov'è.",
      ),
    ],
  },
  votes: {
    title: "Parità e voti",
    blocks: [
      p(
        "Se in fondo sono in più d'uno, tutti gli altri sono giudici e ciascuno vota apertamente uno di quelli alla pari. Per fare una vittima servono i voti di più della metà dei giudici.",
      ),
      list(
        "Un voto si può cambiare finché non hanno votato tutti.",
        "Senza maggioranza si vota di nuovo, tre giri al massimo.",
        "Se non si accordano nemmeno allora, la calamità passa oltre e ogni giudice perde 5 PV, comunque abbia votato.",
        "Un giudice solo decide da sé. Se sono alla pari tutti i giocatori, non succede nulla e nessuno paga.",
      ),
    ],
  },
  losses: {
    title: "Che cosa si perde",
    blocks: [
      list(
        "**Verso lo 0**: il segnalino arretra sul lato in vista e si ferma allo 0.",
        "**PV o denaro**: fino alla somma indicata; né l'uno né l'altro scende sotto 0.",
        "**Cubi**: quanti ne dice la carta, o tutti quelli che ci sono nei luoghi che nomina; quali, lo sceglie la vittima. Vedi [cubi perduti](lost-cubes).",
        "**Carte in magazzino**: si scartano tutte.",
        "**Vietato**: in questo turno la vittima non può comprare quegli sviluppi.",
      ),
    ],
  },
  "lost-cubes": {
    title: "Cubi perduti",
    blocks: [
      list(
        "**Fattoria, città, porto**: dalla [produzione](cards-for-cubes) seguente nessuna carta.",
        "**Disponibili**: nient'altro.",
        "**Magazzino**: lo spazio si riduce a quello dei cubi rimasti; scegli tu quali carte di troppo scartare.",
        "**Banca**: il suo aiuto finisce subito.",
        "**Esercito**: se ne va la sicurezza che aveva portato. **Colosseo**: se ne va la felicità che aveva portato.",
        "**Un'industria con un nome**: il suo premio finisce, e il segnalino dell'industria arretra di una casella. La base va via per ultima, dopo tutte le altre; senza cubi nell'industria [non si comprano PV](buying-vp).",
        "**Cultura**: la casella è di nuovo vuota. I PV presi restano, e i premi non si prendono due volte.",
      ),
    ],
  },
  "calamity-cards": {
    title: "Le calamità",
    blocks: [
      p("Sono dieci, cinque per specie. Che cosa perde la vittima dipende dall'età del turno."),
      table("calamities"),
    ],
  },
};
