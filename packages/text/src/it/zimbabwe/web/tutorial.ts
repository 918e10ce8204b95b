import type { ZimbabweTutorialText } from "../../../games/zimbabwe/tutorial-text.ts";
import { tutor } from "../../web/tutor.ts";

export const tutorial: ZimbabweTutorialText = {
  ...tutor,
  intro:
    "Dieci brevi lezioni su mappe piccole, una decina di minuti in tutto. Tu guidi Kilwa; Zulu segue un copione.",
  players: ["Kilwa", "Zulu"],
  finished: {
    title: "La guida è finita",
    text: "Ben giocato. Ora conosci ogni parte del gioco; resta da imparare che cosa valga la pena. Una prima partita fa a meno degli specialisti e ha sei divinità facili da capire.",
    firstGame: "Gioca una prima partita",
    rules: "Leggi le regole",
  },
  lessons: {
    gifts: {
      title: "I doni",
      summary: "Un primo monumento, e chi muove per primo.",
      stepTexts: {
        welcome:
          "Guidi Kilwa. Per vincere, alla fine di un giro i tuoi punti vittoria (PV) devono raggiungere il tuo requisito di vittoria (RV). Il RV parte da 20, e le carte che prendi lo cambieranno.",
        place:
          "Il tuo segnalino è in cima alla pila dei RV: cominci tu. Metti il tuo primo monumento su una delle quattro aree di partenza, quella che vuoi.",
        queue:
          "Ogni giro comincia con i doni: chi dona di più muove per primo. Zulu ha piazzato per ultimo, quindi apre con 1 capo. I doni si distribuiscono uno alla volta sulle targhe, e la prima targa è quella di Zulu.",
        give: "Dona 2 o 3 capi. La distribuzione riprende da dove si era fermata: la prossima targa è la tua.",
        order:
          "Zulu non poteva donare di più e ha passato. In questo giro sei in testa all'ordine di turno, e una parte del dono ti è tornata dalla tua targa. Chi passa riceve una parte di ciò che donano gli altri.",
      },
      nudges: {
        pass: "All'inizio passare è spesso saggio. Qui però guarda che cosa fa un dono: dona 2 o 3 capi.",
      },
    },
    monument: {
      title: "Un monumento",
      summary: "Le parti di un turno, e costruire.",
      stepTexts: {
        turn: "Nel tuo turno puoi scegliere una divinità o uno specialista, usare i tuoi specialisti e compiere un'azione principale: costruire un monumento, piazzare artigiani o innalzare monumenti.",
        build:
          "Costruisci un monumento: non costa nulla. Va bene qualsiasi area vuota, purché non tocchi un altro monumento, nemmeno in un angolo.",
        built:
          "Un PV in più sul tracciato. Un monumento vale 1, 3, 7, 13 o 21 PV secondo il livello: il primo è solo un inizio.",
        end: "Era la tua azione principale. Finché non termini il turno puoi annullare tutto ciò che hai fatto. Ora termina il turno.",
        revenue:
          "Zulu ha piazzato un vasaio. Poi sono venute le entrate: una rendita pari al tuo monumento più alto, quindi 1 capo. Nessuno ha raggiunto il proprio RV, e comincia il secondo giro.",
      },
      nudges: {
        build: "Si può, ma questa lezione insegna a costruire: scegli il posto per un monumento.",
        end: "Per le carte ci sarà tempo. Termina il turno.",
      },
    },
    craftsman: {
      title: "Un artigiano",
      summary: "Tecnologia, prezzo e un cliente.",
      stepTexts: {
        craftsmen:
          "Gli artigiani producono i beni con cui si innalzano i monumenti. A un vasaio serve dell'argilla entro 3 passi dalla sua tessera, diagonali comprese, che nessun altro vasaio abbia a portata.",
        place:
          "Piazza un vasaio vicino all'argilla in b3 e fissa un prezzo da 1 a 3. Costa 2 capi. La tessera può stare distesa o in piedi.",
        card: "Con il tuo primo vasaio hai preso la sua carta tecnologia: il tuo RV è salito di 3. Il vasaio porta 1 PV. Il prezzo sulla carta è ciò che tutti pagano per una ciotola, te compreso.",
        end: "Termina il turno, e guarda a chi serve una ciotola.",
        sold: "Zulu ha comprato la tua ciotola e innalzato il suo monumento. I capi sono rimasti sulla tua carta fino alle entrate, e ora sono in mano tua. Gli altri pagano ciò che costruisci, e tu puoi usare ciò che costruiscono loro.",
      },
      nudges: {
        "other-craft":
          "Un'altra volta. Per questa lezione piazza un vasaio; l'argilla in b3 è segnata.",
        other: "Prima l'artigiano: piazza un vasaio vicino all'argilla in b3.",
        end: "Qui un artigiano basta. Termina il turno.",
      },
    },
    raise: {
      title: "Innalzare",
      summary: "Comprare beni per i tuoi monumenti.",
      stepTexts: {
        goods:
          "Per innalzare servono tanti beni quanti livelli ha il monumento, e tutti diversi. Il vasaio di Zulu chiede 2 per una ciotola, il tuo intagliatore d'avorio 1 per un intaglio. Entrambi sono a portata dei tuoi due monumenti.",
        one: "Innalza il monumento in c5 dal livello 1 al 2. Basta un bene, quello che vuoi.",
        two: "Con la stessa azione puoi innalzarne altri. Il monumento in f1 va dal livello 2 al 3 e vuole due beni diversi: una ciotola e un intaglio. Ciascuno usa una risorsa ancora libera in questo giro.",
        end: "Hai guadagnato 2 e 4 PV: ogni bene ne vale 2. Termina il turno.",
        income:
          "Quanto hai pagato al tuo intagliatore ti è tornato con le entrate, e la tua rendita ora è 3, per il monumento più alto. Ciò che hai pagato per le ciotole è rimasto a Zulu.",
      },
      nudges: {
        "first-small":
          "Comincia con un bene solo: innalza c5, in modo che resti abbastanza per f1.",
        other: "Si può, ma questo turno serve a innalzare.",
        end: "Termina il turno per vedere le entrate.",
      },
    },
    hub: {
      title: "Le tappe",
      summary: "Arrivare più lontano passando per i monumenti.",
      stepTexts: {
        range:
          "Il tuo monumento in b3 vuole una ciotola, ma il vasaio è a 6 passi e la portata è 3. Sulla via di un artigiano ogni monumento è una tappa: da lì la portata ricomincia.",
        raise:
          "Il monumento di Zulu in e3 è a 3 passi dal tuo e a 3 dal vasaio. Innalza b3 passando per questa tappa.",
        paid: "Hai pagato 1 per la ciotola e 1 per la tappa, alla riserva. Le tappe tue costano lo stesso, e ogni bene paga la propria via. A una risorsa nessuna tappa porta mai: l'argilla dev'essere entro 3 passi dal vasaio.",
      },
      nudges: { raise: "Innalza il monumento in b3; la via passa per e3." },
    },
    water: {
      title: "L'acqua",
      summary: "Un fiume è un passo, per quanto lungo.",
      stepTexts: {
        steps:
          "L'acqua unita per un lato è uno specchio solo. Con un passo entri, dentro ti muovi liberamente, con un passo esci. Da un capo all'altro di questo fiume sono 2 passi.",
        build:
          "L'intagliatore d'avorio di Zulu è alla fine del fiume. Costruisci un monumento che lo abbia a portata: ovunque lungo il fiume, o una riga più in là.",
        end: "Bene. Termina il turno; in questo giro muovevi per ultimo.",
        raise:
          "Un nuovo giro. Zulu ha passato, quindi muovi per primo senza donare. Innalza il nuovo monumento: l'intaglio arriva lungo il fiume, senza tappe.",
        river:
          "I posti sulla riva arrivano lontano, e così gli artigiani che vi stanno. Specchi d'acqua che si toccano solo in un angolo restano due.",
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
        five: "Cinque specialisti, ciascuno una volta sola. La carta alza il tuo RV per sempre; un compenso sulla carta ne compra l'aiuto, una volta per turno. Uno specialista scelto va usato nello stesso turno.",
        choose:
          "Il tuo monumento in a3 non raggiunge il vasaio: due laghi con terra asciutta in mezzo. Scegli la cerimonia della pioggia.",
        rain: "Paga i 3 capi e fai piovere su due aree vuote affiancate. Unisci i due laghi.",
        raise: "Ora è un solo specchio d'acqua, e il vasaio è a 2 passi. Innalza a3.",
        end: "Uno specialista si usa prima o dopo l'azione principale, non nel mezzo. Termina il turno.",
        "back-again":
          "I 3 capi erano sulla carta e sono tornati con le entrate. Restano 1 RV in più, e un lago per tutti.",
      },
      nudges: {
        "other-specialist":
          "Buono a sapersi, ma ai laghi serve la pioggia: scegli la cerimonia della pioggia.",
        choose: "Prima uno specialista: scegli la cerimonia della pioggia.",
        elsewhere: "Lì i laghi restano separati. Metti l'acqua in mezzo, su una stessa riga.",
        rain: "Hai scelto la cerimonia della pioggia e va usata in questo turno: fai piovere.",
        raise: "Ora il vasaio è a portata: innalza a3.",
      },
    },
    god: {
      title: "Una divinità",
      summary: "Un favore per tutta la partita, e il suo peso.",
      stepTexts: {
        dear: "Zulu chiede 3 per ogni cosa. Per innalzare f1 servono una ciotola e un intaglio, 6 capi, e tu ne hai 4.",
        choose:
          "In tutta la partita puoi adorare una divinità. Ognuna cambia per te una regola e cambia il tuo RV, fino a 40 al massimo. Scegline una con cui puoi permetterti quei beni.",
        raise:
          "Con Anansi ogni bene costa 1, qualunque sia il prezzo. Vale subito: innalza f1, per 2 capi.",
        end: "Quattro PV. Termina il turno.",
        road: "Il tuo RV è più alto di 5: il prezzo di una divinità che aiuterà ogni volta che innalzi. Di ogni carta chiediti che cosa porterà prima della fine. Nello stesso turno non si scelgono una divinità e uno specialista.",
      },
      nudges: {
        "other-god":
          "Da tenere a mente, ma i beni per f1 resterebbero troppo cari. Provane un'altra.",
        choose: "Prima una divinità: una con cui puoi pagare i beni.",
        raise: "Innalza il monumento in f1; ora puoi pagarlo.",
      },
    },
    secondary: {
      title: "Artigiani secondari",
      summary: "Un bene migliore scaccia quello semplice.",
      stepTexts: {
        pair: "Zulu ha maschere proprie a 1 capo e sta per innalzare g5. Uno scultore ricava sculture dalle maschere. Quando ce n'è uno, le sole maschere non innalzano più nulla, per nessuno.",
        place:
          "Piazza uno scultore: 4 capi, 2 PV, con del legno a portata e una via fino all'intagliatore. Resta vicino al monumento di Zulu: vuoi vendere.",
        end: "Termina il turno.",
        sold: "A Zulu serviva una scultura: ha pagato il tuo scultore, ha pagato anche una maschera e ha usato due legni. Gli artigiani secondari frenano chi è in testa e guadagnano a ogni vendita. Il primo primario e il suo secondario non si piazzano nello stesso turno.",
      },
      nudges: {
        "too-far":
          "Lì Zulu non lo raggiungerebbe, o non potrebbe pagare la via. Porta lo scultore più vicino.",
        place: "Piazza uno scultore; il legno è segnato.",
        end: "Termina il turno e guarda che cosa fa Zulu.",
      },
    },
    winning: {
      title: "Vincere",
      summary: "Un ultimo giro, per davvero.",
      stepTexts: {
        count:
          "Hai 16 PV e RV 23; Zulu ha 23 PV e RV 25. Questo giro decide. Dal livello 3 al 4 servono tre beni, e sulla mappa c'è un solo avorio: lo prende chi muove per primo.",
        give: "Zulu ha donato 1. Dona di più, per muovere per primo. Dopo ti serviranno circa 5 capi.",
        reach:
          "Porta i tuoi PV al tuo RV. Innalzare un monumento di livello 3 porta 6 PV, innalzare a2 ne porta 2, e Xango abbassa il tuo RV di 2. Fai ciò che serve, nell'ordine che preferisci.",
        end: "Hai raggiunto il tuo RV. Agli altri restano i loro turni; si controlla dopo le entrate. Termina il turno.",
        won: "Anche Zulu ha raggiunto il suo RV, ma conta chi lo supera di più: hai vinto. Ora gioca una prima partita contro i bot; le regole sono sempre a portata di mano.",
      },
      nudges: {
        pass: "Allora Zulu muove per primo e prende l'unico avorio. Dona più di 1.",
        "other-god":
          "Quella divinità arriva troppo tardi per aiutarti. Xango abbassa il tuo RV di 2.",
        reach:
          "Così non raggiungeresti il tuo RV. Tieni l'avorio per un monumento di livello 3, e innalza prima o dopo aver scelto una divinità, senza dividerti a metà.",
        end: "Hai ciò che ti serve. Termina il turno.",
      },
    },
  },
};
