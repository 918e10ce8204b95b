import type { MediterraneanTutorialText } from "../../../games/mediterranean/tutorial-text.ts";
import { tutor } from "../../web/tutor.ts";

export const mediterraneanTutorial: MediterraneanTutorialText = {
  ...tutor,
  intro:
    "Un turno in undici brevi lezioni, circa otto minuti. Scambi con Bruno e Chiara, che seguono un copione; Dario non scambia.",
  players: ["Livia", "Bruno", "Chiara", "Dario"],
  phoneHints: {
    mats: "Tira su il pannello per vedere i giocatori.",
    goods: "La trovi sotto «Mercato».",
    answer: "La trovi sotto «Per te».",
  },
  finished: {
    title: "Guida completata",
    text: "Ottimi scambi. Ora conosci ogni parte di un turno. Il prossimo passo è capire gli altri: una prima partita senza orologio ti lascia il tempo di guardarti intorno.",
    firstGame: "Gioca una prima partita",
    rules: "Leggi le regole",
  },
  lessons: {
    turn: {
      title: "Un turno",
      summary: "Chi gioca, e che cosa vedono tutti.",
      stepTexts: {
        welcome:
          "Sei Livia e guidi una di quattro giovani civiltà del Mediterraneo. Le merci valgono di più in serie, perciò tutti vogliono scambiare. Bruno e Chiara faranno affari con te; Dario no.",
        phases:
          "Una partita ha sei turni. In ogni turno peschi carte da fattorie e città, usi i tuoi edifici nella fase civica, scambi al mercato, scopri tutte le carte nella risoluzione e fai acquisti. Cominciamo dal turno 2, all'apertura del mercato.",
        mats: "Ecco che cosa vedono tutti: di ogni giocatore i punti vittoria (PV) e il denaro, governo e religione, felicità e sicurezza. Le calamità colpiscono il giocatore meno felice e quello meno sicuro, se sono sotto START, lo 0 delle scale in alto.",
      },
      nudges: {},
    },
    hand: {
      title: "La tua mano",
      summary: "Le serie, e che cosa nascondono le carte.",
      stepTexts: {
        sets: "Le tue carte, divise in serie. Una serie rende di più a ogni carta: un grano $1, due $3, tre $6, quattro $10. Per te un terzo grano vale più di un minerale da solo, e per Bruno può essere il contrario.",
        bottoms:
          "Ogni carta ha un fondo che vede solo chi la tiene. Di solito è una freccia per governo o religione; uno dei tuoi dà 1 PV. Il tuo vino nasconde la Furia dei barbari, che quando si scopre costa 2 di sicurezza. Nessuno può dire che cosa c'è sul fondo di una carta.",
      },
      nudges: {},
    },
    offer: {
      title: "Un'offerta per te",
      summary: "Leggi un'offerta e accettala.",
      stepTexts: {
        card: "Sono arrivate due offerte. Chiara chiede lana a tutti. Bruno fa un'offerta solo a te: un grano per il tuo minerale. La carta mostra che cosa avresti: tre carte di grano per $6 invece di due per $3. Il fondo del suo grano non puoi vederlo.",
        accept:
          "Accetta l'offerta di Bruno. Le carte passano subito di mano, e lo scambio è definitivo.",
      },
      nudges: {
        decline:
          "La prudenza spesso paga. Questa però è buona: un terzo grano per un minerale solo.",
        other: "Prima accetta l'offerta di Bruno.",
      },
    },
    making: {
      title: "La tua offerta",
      summary: "Scambia una carta sola con una che completa una serie.",
      stepTexts: {
        goal: "Ora vedi il fondo del grano: una freccia per Venere, niente di male. Chiara cerca ancora lana. Tu ne hai una sola, e un quarto legname farebbe comodo alla tua serie.",
        compose:
          "Offri a Chiara la tua lana per un legname: scegli la lana nella tua mano, aggiungi un legname a ciò che vuoi, scegli Chiara e invia.",
      },
      nudges: {
        whom: "Fai l'offerta a Chiara: è lei che cerca lana.",
        give: "Dai solo la lana: è ciò che cerca Chiara.",
        want: "Chiedi un legname: così ne hai quattro.",
        other: "Prima fai l'offerta a Chiara: la tua lana per un legname.",
      },
    },
    request: {
      title: "Chi ha …?",
      summary: "Chiedi a tutti e rispondi.",
      stepTexts: {
        ask: "Chiara ha accettato subito. Quando non sai chi ha una merce, chiedi a tutti. Ti serve un quarto grano: scegli il grano nella fila delle merci.",
        answer:
          "Bruno risponde: un grano per il tuo sale. Il quarto grano porta $4 in più, il sale da solo $1. Accetta. La tua richiesta resta sul mercato finché non la ritiri o il mercato chiude.",
      },
      nudges: {
        ask: "Chiedi solo grano: è la serie che stai facendo.",
        decline: "Resteresti con tre carte di grano. Accetta questa offerta.",
        other: "Bruno aspetta la tua risposta: accetta la sua offerta.",
      },
    },
    danger: {
      title: "I pericoli",
      summary: "Carte di cui tutti vogliono liberarsi.",
      stepTexts: {
        look: "Guarda il fondo del nuovo grano: Povertà, che quando si scopre costa 1 di felicità. Bruno se n'è liberato volentieri. Per $4 si può sopportare.",
        pass: "La Furia dei barbari sul fondo del tuo vino è peggio, e non si può mettere in magazzino. Chiara raccoglie vino: offrile il vino per una tintura.",
        beware:
          "Chiara voleva vino e ha avuto vino; ne vede il fondo solo ora. Devi dare le merci che hai promesso, ma il rischio del fondo è di chi prende la carta. Solo la Pirateria si può far passare per spezie o oro.",
      },
      nudges: {
        whom: "Fai l'offerta a Chiara: è lei che raccoglie vino.",
        give: "Dai solo il vino: è la carta di cui vuoi liberarti.",
        want: "Chiedi una tintura: una merce civica per un'altra.",
        other: "Prima offri il vino a Chiara per una tintura.",
      },
    },
    warehouse: {
      title: "Il magazzino",
      summary: "Conserva carte per il prossimo turno.",
      stepTexts: {
        store:
          "Dopo il mercato si scoprono tutte le carte, tranne quelle in magazzino. Con un cubo lì c'è posto per tre. La tua tintura da sola vale $2; al prossimo turno potrà far parte di una serie. Conservala.",
        stored:
          "Ciò che conservi torna in mano al prossimo turno. Depressione, Furia dei barbari, Pirateria e poche altre non si possono conservare: devi scambiarle o scoprirle.",
      },
      nudges: {
        set: "Quella carta ora vale di più nella sua serie. Conserva la tintura.",
        other: "Hai finito di scambiare. Conserva la tintura.",
      },
    },
    bell: {
      title: "La fine del mercato",
      summary: "Si scoprono le carte: denaro, frecce, calamità.",
      stepTexts: {
        bell: "Un vero mercato dura quattro minuti. Quando chiude, tutte le offerte finiscono e hai altri dieci secondi per conservare carte. Chiude prima se tutti hanno finito: Dario ha finito da subito, Bruno e Chiara hanno finito adesso.",
        ready:
          "Premi «Ho finito». Si scopriranno tutte le carte, e vedrai passo per passo che cosa portano.",
        money:
          "Quattro carte di grano e quattro di legname hanno reso $20. Le frecce ti hanno portato a democrazia 4 e Venere 3. La prosperità ha portato 1 PV, la Povertà è costata 1 di felicità.",
        calamity:
          "Poi le calamità. Dario era il più infelice: uno sciopero fiscale gli è costato $5. Chiara, con la Furia del tuo vino, era la meno sicura: i barbari le hanno preso 3 PV. Il segnalino di chi è stato colpito torna su START.",
      },
      nudges: { other: "Hai ciò che ti serve. Premi «Ho finito»." },
    },
    purchases: {
      title: "Gli acquisti",
      summary: "Sviluppi, edifici, punti vittoria.",
      stepTexts: {
        shop: "Ora trasformi il denaro in progresso, e tutti comprano insieme. Ogni giocatore può comprare una volta ciascuno dei sei sviluppi del turno. A quasi tutti serve un lavoratore: un cubo disponibile, o uno di una fattoria.",
        develop:
          "Compra uno sviluppo. La Città del mercato è buona all'inizio: la sua città ti porta una carta civica a ogni turno.",
        build:
          "Ora costruisci un edificio, più in basso. Il livello del tuo segnalino dice quanti ne puoi avere su quella plancia, e c'è posto su entrambe. Un edificio ti dà lavoratori e un'abilità. Scegline uno con un'abilità che agisce su di te.",
        vp: "Con un cubo nell'industria puoi comprare punti vittoria: $4 l'uno all'inizio, meno a ogni sviluppo Industria. Comprane almeno uno.",
        done: "Perdi metà del denaro che non spendi. Compra altro se vuoi, poi premi «Fatto».",
      },
      nudges: {
        develop: "Questo viene dopo. Prima compra uno sviluppo.",
        build: "Può aspettare. Prima costruisci qualcosa.",
        ability:
          "Un buon edificio, ma la sua abilità riguarda gli altri o la cultura. Scegline uno che tra poco puoi usare tu.",
        vp: "Potresti farlo, ma adesso compra almeno un punto vittoria.",
        done: "Compra punti vittoria con il resto, o premi «Fatto».",
      },
    },
    civic: {
      title: "Affari civici",
      summary: "Usa gli edifici e gira le plance.",
      stepTexts: {
        use: "È cominciato il turno 3: il denaro si è dimezzato, sono arrivate nuove carte e la tintura è tornata. Nella fase civica puoi usare ogni edificio una volta. Usa il tuo, poi premi «Fatto».",
        flips:
          "Ora ognuno può girare la plancia del governo o della religione, in segreto e tutti insieme. L'altro lato ha edifici diversi, ma il segnalino riparte da 0 e tutti i tuoi edifici su quella plancia vengono distrutti. Lo stesso succede se le frecce spingono il segnalino oltre lo 0.",
        keep: "Hai appena cominciato a costruire. Tieni entrambe le plance.",
      },
      nudges: {
        use: "Prima usa il tuo edificio; non costa nulla.",
        flip: "Perderesti le caselle guadagnate e tutti gli edifici su quella plancia. Tieni entrambe le plance.",
      },
    },
    winning: {
      title: "Vincere",
      summary: "Sei turni, e una nota sui numeri.",
      stepTexts: {
        six: "Il mercato è di nuovo aperto, e si continua così per sei turni. Poi vince chi ha più PV. A parità contano la cultura, poi gli edifici, e per il primo posto la morra cinese. Alla fine denaro e carte in magazzino non valgono nulla.",
        stated:
          "Una nota sui numeri: il regolamento di questo prototipo indica alcuni valori e ne mostra altri solo in figure che non sono disponibili. Questi li abbiamo ricostruiti e segnati con † ovunque compaiano: quante carte hanno ciascun fondo, i livelli delle plance, quasi tutti i prezzi e gli effetti di edifici e sviluppi. Le regole dicono quali.",
      },
      nudges: {},
    },
  },
};
