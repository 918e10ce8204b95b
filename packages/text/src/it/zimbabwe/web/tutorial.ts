import type { ZimbabweTutorialText } from "../../../games/zimbabwe/tutorial-text.ts";
import { count } from "../../grammar.ts";
import { tutor } from "../../web/tutor.ts";

export const tutorial: ZimbabweTutorialText = {
  ...tutor,
  intro:
    "Dieci brevi lezioni su mappe piccole, una decina di minuti in tutto. Tu giochi con Kilwa; Zulu segue un copione.",
  players: ["Kilwa", "Zulu"],
  finished: {
    title: "Guida completata",
    text: "Ben giocato. Ora conosci ogni parte del gioco. Il prossimo passo è scoprire che cosa conviene: la prima partita è senza specialisti e con sei divinità facili.",
    firstGame: "Gioca una prima partita",
    rules: "Leggi le regole",
  },
  captions: {
    dismiss: "Capito",
    vr: {
      title: "RV: i punti che ti servono",
      text: (vr) =>
        `Il tuo requisito di vittoria è ${vr}. Le divinità e le tecnologie che prendi lo alzano. Vinci se alla fine di un giro i tuoi PV raggiungono il tuo RV.`,
    },
    plaques: {
      title: "Targhe: ciò che torna indietro",
      text: () =>
        "Dona più degli altri per giocare per primo. I capi di ogni dono vanno sulle targhe uno alla volta, e alla fine di questa fase prendi quelli sulla tua.",
    },
    vp: {
      title: "PV: i punti che hai",
      text: (vp) =>
        `Hai ${vp} PV. Un monumento vale 1, 3, 7, 13 o 21 PV a seconda del livello: uno alto vale più di tanti bassi.`,
    },
    revenue: {
      title: "Entrate: il + accanto ai tuoi capi",
      text: () =>
        "Alla fine di ogni giro prendi i capi sulle tue carte, più uno per ogni livello del tuo monumento più alto.",
    },
    goods: {
      title: "Quanto manca",
      text: (vp, goods) =>
        `Ti mancano ${vp} PV: circa ${count(goods, "bene", "beni")}, perché ogni bene con cui innalzi un monumento porta 2 PV.`,
    },
  },
  lessons: {
    gifts: {
      title: "I doni",
      summary: "Un primo monumento, e chi muove per primo.",
      stepTexts: {
        welcome:
          "Giochi con Kilwa. Per vincere, alla fine di un giro i tuoi punti vittoria (PV) devono raggiungere il tuo requisito di vittoria (RV). Il tuo RV parte da 20, e le carte che prendi lo cambieranno.",
        place:
          "I segnalini RV sono impilati a caso e il tuo è in cima: cominci tu. Metti il tuo primo monumento su una delle quattro aree di partenza.",
        queue:
          "Ogni giro comincia con i doni: chi dona di più gioca per primo. Zulu ha piazzato per ultimo, quindi apre con 1 capo. I doni vanno sulle targhe uno alla volta, e la prima targa è quella di Zulu.",
        give: "Dona 2 o 3 capi. La distribuzione riprende da dove si era fermata: la prossima targa è la tua.",
        order:
          "Zulu non poteva donare di più e ha passato. In questo giro giochi per primo, e una parte del dono ti è tornata dalla tua targa. Chi passa riceve una parte di ciò che donano gli altri.",
      },
      nudges: {
        pass: "All'inizio conviene spesso passare. Qui però prova un dono: dona 2 o 3 capi.",
      },
    },
    monument: {
      title: "Un monumento",
      summary: "Le parti di un turno, e come si costruisce.",
      stepTexts: {
        turn: "Nel tuo turno puoi scegliere una divinità o uno specialista, usare i tuoi specialisti e compiere un'azione principale: costruire un monumento, piazzare artigiani o innalzare monumenti.",
        build:
          "Costruisci un monumento: non costa nulla. Va bene qualsiasi area vuota, purché non tocchi un altro monumento, nemmeno in un angolo.",
        built:
          "Un PV in più sul tracciato. Un monumento vale 1, 3, 7, 13 o 21 PV a seconda del livello: il primo è solo un inizio.",
        end: "Era la tua azione principale. Finché non termini il turno puoi annullare tutto ciò che hai fatto. Ora termina il turno.",
        revenue:
          "Zulu ha piazzato un ceramista. Poi tutti hanno incassato le entrate: la tua rendita è pari al livello del tuo monumento più alto, quindi 1 capo. Nessuno ha raggiunto il proprio RV, quindi comincia il secondo giro.",
      },
      nudges: {
        build:
          "Potresti farlo, ma questa lezione insegna a costruire: scegli il posto per un monumento.",
        end: "Per le carte ci sarà tempo. Termina il turno.",
      },
    },
    craftsman: {
      title: "Un artigiano",
      summary: "Tecnologia, prezzo e un cliente.",
      stepTexts: {
        craftsmen:
          "Gli artigiani producono i beni con cui si innalzano i monumenti. A un ceramista serve dell'argilla entro 3 passi dalla sua tessera, diagonali comprese, che nessun altro ceramista abbia a portata.",
        place:
          "Piazza un ceramista vicino all'argilla in b3 e fissa un prezzo da 1 a 3. Costa 2 capi. La tessera può stare in orizzontale o in verticale.",
        card: "Con il tuo primo ceramista hai preso la sua carta tecnologia: il tuo RV è salito di 3. Il ceramista porta 1 PV. Tutti pagano una ciotola al prezzo sulla carta, anche tu.",
        end: "Termina il turno, e guarda a chi serve una ciotola.",
        sold: "Zulu ha comprato la tua ciotola e innalzato il suo monumento. I capi sono andati sulla tua carta, e con le entrate li hai presi. Gli altri pagano per usare ciò che costruisci, e tu puoi usare ciò che costruiscono loro.",
      },
      nudges: {
        "other-craft":
          "Sarà per un'altra volta. In questa lezione piazza un ceramista; l'argilla in b3 è segnata.",
        other: "Prima piazza un ceramista vicino all'argilla in b3.",
        end: "Qui un artigiano basta. Termina il turno.",
      },
    },
    raise: {
      title: "Innalzare",
      summary: "Comprare beni per i tuoi monumenti.",
      stepTexts: {
        goods:
          "Per innalzare servono tanti beni quanti livelli ha il monumento, e tutti diversi. Il ceramista di Zulu chiede 2 per una ciotola, il tuo intagliatore d'avorio 1 per un intaglio. Entrambi sono a portata dei tuoi due monumenti.",
        one: "Innalza il monumento in c5 dal livello 1 al 2. Basta un bene, quello che vuoi.",
        two: "Con la stessa azione puoi innalzarne altri. Per passare dal livello 2 al 3, il monumento in f1 richiede due beni diversi: una ciotola e un intaglio. Ciascuno usa una risorsa non ancora usata in questo giro.",
        end: "Hai guadagnato 2 e 4 PV: ogni bene ne vale 2. Termina il turno.",
        income:
          "Quanto hai pagato al tuo intagliatore ti è tornato con le entrate, e la tua rendita ora è 3, per il monumento più alto. Ciò che hai pagato per le ciotole è rimasto a Zulu.",
      },
      nudges: {
        "first-small": "Comincia con un bene solo: innalza c5, così ti resta abbastanza per f1.",
        other: "Potresti farlo, ma questo turno serve a innalzare.",
        end: "Termina il turno per vedere le entrate.",
      },
    },
    hub: {
      title: "Le tappe",
      summary: "Arrivare più lontano passando per i monumenti.",
      stepTexts: {
        range:
          "Al tuo monumento in b3 serve una ciotola, ma il ceramista è a 6 passi e la portata è 3. Ogni monumento lungo il percorso verso un artigiano può fare da tappa: da lì si contano di nuovo 3 passi.",
        raise:
          "Il monumento di Zulu in e3 è a 3 passi dal tuo e a 3 dal ceramista. Innalza b3 usandolo come tappa.",
        paid: "Hai pagato 1 per la ciotola e 1 per la tappa, alla riserva. Anche le tue tappe costano 1, e si pagano per ogni bene. Le tappe non servono mai per raggiungere le risorse: l'argilla dev'essere entro 3 passi dal ceramista.",
      },
      nudges: { raise: "Innalza il monumento in b3; usa la tappa in e3." },
    },
    water: {
      title: "L'acqua",
      summary: "Un fiume è un solo passo, lungo o corto che sia.",
      stepTexts: {
        steps:
          "Le aree d'acqua con un lato in comune formano un solo specchio d'acqua. Serve un passo per entrare e uno per uscire; dentro ci si muove liberamente. Così da un'estremità all'altra di questo fiume ci sono solo 2 passi.",
        build:
          "L'intagliatore d'avorio di Zulu è alla fine del fiume. Costruisci un monumento che lo abbia a portata: ovunque lungo il fiume, o una riga più in là.",
        end: "Bene. Termina il turno; in questo giro eri l'ultimo.",
        raise:
          "Un nuovo giro. Zulu ha passato, quindi giochi per primo senza donare. Innalza il nuovo monumento: l'intaglio arriva lungo il fiume, senza tappe.",
        river:
          "I monumenti e gli artigiani sulla riva arrivano lontano. Le aree d'acqua che si toccano solo in un angolo restano separate.",
      },
      nudges: {
        "too-far": "Da lì l'intagliatore è a più di 3 passi. Prova più vicino al fiume.",
        build: "Prima costruisci un monumento, vicino al fiume.",
        end: "Termina il turno, il fiume aspetta.",
        raise: "Ora innalza un monumento con un intaglio d'avorio.",
      },
    },
    specialist: {
      title: "Uno specialista",
      summary: "La pioggia unisce due laghi.",
      stepTexts: {
        five: "Gli specialisti sono cinque, una carta ciascuno. Prendere una carta alza il tuo RV per sempre; poi puoi pagarne il costo per usarla una volta per turno. Uno specialista va usato nel turno in cui lo scegli.",
        choose:
          "Il tuo monumento in a3 non raggiunge il ceramista: fra i due laghi c'è terra asciutta. Scegli la cerimonia della pioggia.",
        rain: "Paga 3 capi e metti acqua su due aree vuote adiacenti, in modo da unire i due laghi.",
        raise: "Ora è un solo specchio d'acqua, e il ceramista è a 2 passi. Innalza a3.",
        end: "Uno specialista si usa prima o dopo l'azione principale, non nel mezzo. Termina il turno.",
        "back-again":
          "I 3 capi sono andati sulla carta e sono tornati con le entrate. Il tuo RV resta più alto di 1, e il lago possono usarlo tutti.",
      },
      nudges: {
        "other-specialist":
          "Utile, ma non qui. Ai laghi serve la pioggia: scegli la cerimonia della pioggia.",
        choose: "Prima scegli uno specialista: la cerimonia della pioggia.",
        elsewhere: "Così i laghi restano separati. Metti l'acqua in mezzo, su una stessa riga.",
        rain: "Hai scelto la cerimonia della pioggia e devi usarla in questo turno: metti l'acqua.",
        raise: "Ora il ceramista è a portata: innalza a3.",
      },
    },
    god: {
      title: "Una divinità",
      summary: "Un potere per tutta la partita, e il suo prezzo.",
      stepTexts: {
        dear: "Zulu chiede 3 per ogni bene. Per innalzare f1 servono una ciotola e un intaglio: in tutto 6 capi, e tu ne hai 4.",
        choose:
          "Puoi adorare una sola divinità per partita. Ognuna cambia per te una regola e cambia il tuo RV, che non può mai superare 40. Scegline una con cui puoi permetterti questi beni.",
        raise:
          "Con Anansi ogni bene costa 1, qualunque sia il prezzo. Vale subito: innalza f1, per 2 capi.",
        end: "Hai guadagnato 4 PV. Termina il turno.",
        road: "Il tuo RV è salito di 5: il prezzo di una divinità che ti aiuterà in ogni innalzamento. Per ogni carta chiediti che cosa ti farà guadagnare prima della fine. Nello stesso turno non si scelgono una divinità e uno specialista.",
      },
      nudges: {
        "other-god":
          "Divinità interessante, ma i beni per f1 resterebbero troppo cari. Provane un'altra.",
        choose: "Prima scegli una divinità con cui puoi pagare i beni.",
        raise: "Innalza il monumento in f1; ora puoi pagarlo.",
      },
    },
    secondary: {
      title: "Artigiani secondari",
      summary: "Un bene migliore sostituisce quello semplice.",
      stepTexts: {
        pair: "Zulu può comprare maschere dal proprio intagliatore a 1 capo, e sta per innalzare g5. Uno scultore ricava sculture dalle maschere. Quando c'è uno scultore, nessuno può più innalzare monumenti con le sole maschere.",
        place:
          "Piazza uno scultore, con del legno a portata e un percorso fino all'intagliatore. Costa 4 capi e dà 2 PV. Resta vicino al monumento di Zulu, così potrai vendergli le sculture.",
        end: "Termina il turno.",
        sold: "A Zulu serviva una scultura: ha pagato il tuo scultore, ha pagato anche una maschera e ha usato due legni. Gli artigiani secondari frenano chi è in testa e guadagnano a ogni vendita. Il primo artigiano primario di una linea e il suo secondario non si possono piazzare nello stesso turno.",
      },
      nudges: {
        "too-far":
          "Lì Zulu non lo raggiungerebbe, o non potrebbe pagare il percorso. Porta lo scultore più vicino.",
        place: "Piazza uno scultore; il legno è segnato.",
        end: "Termina il turno e guarda che cosa fa Zulu.",
      },
    },
    winning: {
      title: "Vincere",
      summary: "Un ultimo giro che decide la partita.",
      stepTexts: {
        count:
          "Hai 16 PV e un RV di 23; Zulu ha 23 PV e un RV di 25. Questo giro decide la partita. Dal livello 3 al 4 servono tre beni, e sulla mappa c'è un solo avorio: lo prende chi gioca per primo.",
        give: "Zulu ha donato 1. Dona di più, per giocare per primo. Dopo ti serviranno circa 5 capi.",
        reach:
          "Fai in modo che i tuoi PV raggiungano il tuo RV. Innalzare un monumento di livello 3 porta 6 PV, innalzare a2 ne porta 2, e Xango abbassa il tuo RV di 2. Fai queste cose nell'ordine che preferisci.",
        end: "Hai raggiunto il tuo RV. Agli altri restano i loro turni; il vincitore si decide dopo le entrate. Termina il turno.",
        won: "Anche Zulu ha raggiunto il suo RV, ma conta chi lo supera di più: hai vinto. Ora gioca una prima partita contro i bot; le regole sono sempre a portata di mano.",
      },
      nudges: {
        pass: "Così Zulu gioca per primo e prende l'unico avorio. Dona più di 1.",
        "other-god":
          "Quella divinità arriva troppo tardi per aiutarti. Xango abbassa il tuo RV di 2.",
        reach:
          "Così non raggiungeresti il tuo RV. Tieni l'avorio per un monumento di livello 3, e fai tutti gli innalzamenti prima o dopo aver scelto una divinità.",
        end: "Hai ciò che ti serve. Termina il turno.",
      },
    },
  },
};
