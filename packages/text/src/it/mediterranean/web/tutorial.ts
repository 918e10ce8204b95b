import type { MediterraneanTutorialText } from "../../../games/mediterranean/tutorial-text.ts";
import { tutor } from "../../web/tutor.ts";

export const mediterraneanTutorial: MediterraneanTutorialText = {
  ...tutor,
  intro:
    "Un turno di mercato in undici brevi lezioni, circa otto minuti. Scambi con Bruno e Chiara, che seguono un copione; Dario sta per conto suo.",
  players: ["Livia", "Bruno", "Chiara", "Dario"],
  phoneHints: {
    mats: "Tira su il foglio per vedere i giocatori.",
    goods: "La trovi sotto «Mercato».",
    answer: "La trovi sotto «Per te».",
  },
  finished: {
    title: "La guida è finita",
    text: "Ottimi scambi. Ora conosci ogni parte di un turno; resta da capire gli altri. Un primo mercato senza orologio ti lascia il tempo di guardarti intorno.",
    firstGame: "Prepara un primo mercato",
    rules: "Leggi le regole",
  },
  lessons: {
    turn: {
      title: "Un turno",
      summary: "Chi siede qui, e che cosa vedono tutti.",
      stepTexts: {
        welcome:
          "Sei Livia e guidi uno di quattro giovani popoli intorno al mare. Le merci valgono di più in serie, perciò tutti vogliono scambiare. Bruno e Chiara faranno affari con te; Dario sta per conto suo.",
        phases:
          "Una partita ha sei turni. In ognuno fattorie e città portano carte, poi vengono gli affari civici, il mercato, la risoluzione in cui si scopre ogni carta, e gli acquisti. Cominciamo dal turno 2, all'apertura del mercato.",
        mats: "Ecco che cosa vedono tutti: di ognuno i punti vittoria (PV) e il denaro, governo e religione, felicità e sicurezza. Il più infelice e il meno sicuro, se sotto START, subiranno una calamità.",
      },
      nudges: {},
    },
    hand: {
      title: "La tua mano",
      summary: "Le serie, e che cosa c'è sotto le carte.",
      stepTexts: {
        sets: "Le tue carte, divise in serie. Una serie rende di più a ogni carta: un grano $1, due $3, tre $6, quattro $10. Per te un terzo grano vale più di un minerale da solo, e per Bruno può essere il contrario.",
        bottoms:
          "Ogni carta ha una parte bassa che vede solo chi la tiene. Di solito è una freccia per governo o religione; una delle tue è un PV. Il tuo vino nasconde la Furia dei barbari: scoperta, costa 2 di sicurezza. Nessuno può dire che cosa c'è sotto.",
      },
      nudges: {},
    },
    offer: {
      title: "Un'offerta per te",
      summary: "Leggere un foglietto, e accettarlo.",
      stepTexts: {
        card: "Sono arrivati due foglietti. Chiara chiede lana a tutti. Bruno fa un'offerta solo a te: un grano per il tuo minerale. C'è scritto che cosa avresti: tre grani per $6 invece di due per $3. Che cosa c'è sotto il suo grano non puoi saperlo.",
        accept:
          "Accetta l'offerta di Bruno. In quel momento le carte cambiano mano, e non si torna indietro.",
      },
      nudges: {
        decline:
          "La prudenza spesso paga. Questa però è buona: un terzo grano per un minerale solo.",
        other: "Una cosa alla volta: prima accetta l'offerta di Bruno.",
      },
    },
    making: {
      title: "La tua offerta",
      summary: "Dare ciò che è solo per ciò che fa serie.",
      stepTexts: {
        goal: "Ora vedi che cosa c'era sotto il grano: una freccia per Venere, niente di male. Chiara cerca ancora lana. La tua è da sola, e ai tuoi tre legnami ne serve un quarto.",
        compose:
          "Offri a Chiara la tua lana per un legname: premi la lana nella tua mano, aggiungi un legname a ciò che vuoi, scegli Chiara e invia.",
      },
      nudges: {
        whom: "Tra i destinatari deve esserci Chiara: è lei che cerca lana.",
        give: "Dai la lana e nient'altro: è ciò che cerca Chiara.",
        want: "Chiedi un legname: così ne hai quattro.",
        other: "Prima fai l'offerta a Chiara: la tua lana per un legname.",
      },
    },
    request: {
      title: "Chi ha …?",
      summary: "Chiedere a tutti, e una risposta.",
      stepTexts: {
        ask: "Chiara ha accettato subito. Quando non sai chi ha una merce, chiedi a tutti. Al tuo grano ne serve un quarto: premi il grano nella fila delle merci.",
        answer:
          "Bruno risponde: un grano per il tuo sale. Il quarto grano porta $4 in più, il sale da solo $1. Accetta. La tua domanda resta sul mercato finché non la ritiri o il mercato finisce.",
      },
      nudges: {
        ask: "Chiedi grano e nient'altro: è la serie che stai facendo.",
        decline: "Resteresti con tre grani. Accetta questa offerta.",
        other: "Bruno aspetta la tua risposta: accetta la sua offerta.",
      },
    },
    danger: {
      title: "I pericoli",
      summary: "Ciò di cui gli altri si liberano volentieri, e anche tu.",
      stepTexts: {
        look: "Guarda sotto il nuovo grano: Povertà, che scoperta costa 1 di felicità. Bruno se n'è liberato volentieri. Per $4 si può sopportare.",
        pass: "La Furia dei barbari sotto il tuo vino è peggio, e non si può mettere in magazzino. Chiara raccoglie vino: offrile il vino per una tintura.",
        beware:
          "Chiara voleva vino e ha avuto vino; che cosa c'è sotto lo vede solo ora. La merce deve essere vera, la parte bassa è il rischio di chi prende la carta. Solo la Pirateria si può far passare per spezie o oro.",
      },
      nudges: {
        whom: "Tra i destinatari deve esserci Chiara: è lei che raccoglie vino.",
        give: "Dai il vino e nient'altro: è la carta di cui liberarsi.",
        want: "Chiedi una tintura: una merce civica per un'altra.",
        other: "Prima il vino: offrilo a Chiara per una tintura.",
      },
    },
    warehouse: {
      title: "Il magazzino",
      summary: "Che cosa può aspettare il prossimo turno.",
      stepTexts: {
        store:
          "Dopo il mercato si scoprono tutte le carte, tranne quelle in magazzino. Con un cubo lì c'è posto per tre. La tua tintura da sola vale $2; al prossimo turno potrà avere compagnia. Conservala.",
        stored:
          "Ciò che conservi torna in mano al prossimo turno. Depressione, Furia dei barbari, Pirateria e poche altre non si possono conservare: si scambiano, o si scoprono.",
      },
      nudges: {
        set: "Quella carta ora vale di più nella sua serie. Conserva la tintura.",
        other: "Gli scambi sono fatti. Conserva la tintura.",
      },
    },
    bell: {
      title: "La campana",
      summary: "Si scoprono le carte: denaro, frecce, calamità.",
      stepTexts: {
        bell: "Un vero mercato dura quattro minuti. Alla campana tutte le offerte finiscono, e restano dieci secondi per conservare carte. Finisce prima se tutti sono pronti: Dario lo era dall'inizio, Bruno e Chiara lo sono adesso.",
        ready:
          "Di' che hai finito. Si scopriranno tutte le carte, e ti sarà mostrato che cosa portano, una parte alla volta.",
        money:
          "Quattro grani e quattro legnami hanno reso $20. Le frecce ti hanno portato a democrazia 4 e Venere 3. La prosperità ha portato 1 PV, la Povertà è costata 1 di felicità.",
        calamity:
          "Poi le calamità. Dario era il più infelice: uno sciopero fiscale gli è costato $5. Chiara, con la Furia del tuo vino, era la meno sicura: i barbari le hanno preso 3 PV. Chi ha perso qualcosa torna su START.",
      },
      nudges: { other: "Hai ciò che volevi. Di' che hai finito." },
    },
    purchases: {
      title: "Gli acquisti",
      summary: "Sviluppi, edifici, punti vittoria.",
      stepTexts: {
        shop: "Ora il denaro diventa progresso, per tutti insieme. Ognuno dei sei sviluppi del turno può essere comprato da tutti, una volta a testa. A quasi tutti serve un lavoratore: un cubo disponibile, o uno di una fattoria.",
        develop:
          "Compra uno sviluppo. La Città del mercato è buona all'inizio: la sua città ti porta una carta civica a ogni turno.",
        build:
          "Ora un edificio, più in basso. Il livello del tuo segnalino dice quanti possono stare sulla sua tavola, e c'è posto su entrambe. Porta lavoratori e un'abilità. Costruiscine uno la cui abilità è per te.",
        vp: "Un cubo nell'industria ti permette di comprare punti vittoria: $4 l'uno all'inizio, meno a ogni sviluppo Industria. Comprane almeno uno.",
        done: "Del denaro che non spendi se ne perde metà. Compra altro se vuoi, poi di' che hai finito.",
      },
      nudges: {
        develop: "Tutto a suo tempo. Prima compra uno sviluppo.",
        build: "Può aspettare. Prima costruisci qualcosa.",
        ability:
          "Un buon edificio, ma la sua abilità è per gli altri, o per la cultura. Prendine uno che tra poco puoi usare tu.",
        vp: "Si può, ma adesso compra almeno un punto vittoria.",
        done: "Compra punti vittoria con il resto, o di' che hai finito.",
      },
    },
    civic: {
      title: "Affari civici",
      summary: "Usare gli edifici, e girare le tavole.",
      stepTexts: {
        use: "È cominciato il turno 3: il denaro si è dimezzato, sono arrivate nuove carte e la tintura è tornata. Nella fase civica ogni edificio lavora una volta. Usa il tuo, poi di' che hai fatto.",
        flips:
          "Ora ognuno può girare una tavola, governo o religione, in segreto e tutti insieme. L'altra faccia ha edifici suoi; ma il segnalino riparte da 0, e tutti i tuoi edifici su quella tavola sono distrutti. Lo stesso fanno le frecce che lo spingono oltre lo 0.",
        keep: "Hai appena cominciato a costruire. Non girare nulla.",
      },
      nudges: {
        use: "Prima usa il tuo edificio; non costa nulla.",
        flip: "Perderesti le caselle guadagnate e ogni edificio su quella tavola. Non girare nulla.",
      },
    },
    winning: {
      title: "Vincere",
      summary: "Sei turni, e una parola sui numeri.",
      stepTexts: {
        six: "Il mercato è di nuovo aperto, e così per sei turni. Poi vince chi ha più PV; a parità contano la cultura, poi gli edifici, e per il primo posto la morra cinese. Denaro e carte in magazzino alla fine non valgono nulla.",
        stated:
          "Una parola chiara sui numeri: il regolamento di questo prototipo dice alcuni valori e ne mostra altri solo in figure che non si trovano più. Questi sono ricostruiti e segnati con † ovunque compaiano: quante carte nascondono che cosa, i livelli delle tavole, quasi tutti i prezzi e gli effetti di edifici e sviluppi. Le regole dicono quali.",
      },
      nudges: {},
    },
  },
};
