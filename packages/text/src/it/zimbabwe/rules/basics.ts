import { example, list, p, table } from "../../../web/rules-blocks.ts";
import type { ZimbabweSections } from "../../../games/zimbabwe/rules-text.ts";

export const basics: ZimbabweSections<"goal" | "round" | "map" | "reach"> = {
  race: {
    title: "Una corsa su strade di lunghezza diversa",
    blocks: [
      p(
        "Guidi un impero e raccogli punti vittoria (PV) con monumenti e artigiani. Ogni giocatore ha il proprio requisito di vittoria (RV). Può vincere chi, alla fine di un giro, ha almeno tanti PV quanti RV; se sono in più d'uno, vince chi supera di più il proprio RV.",
      ),
      p(
        "Si parte tutti da RV 20. Divinità, specialisti e tecnologie rendono più forte un impero, e quasi tutti ne alzano il RV: quanto è lunga la tua strada lo decidi tu.",
      ),
      p(
        "Confronta dunque le distanze, RV meno PV, non i soli PV. Tutto è scoperto: carte, bestiame, prezzi e punti si possono guardare in ogni momento.",
      ),
    ],
  },
  vr: {
    title: "Requisito di vittoria (RV)",
    blocks: [
      p(
        "Il tuo RV è 20 più il numero di ogni carta divinità, specialista e tecnologia che possiedi. Cambia nel momento in cui prendi una carta, e le carte non si restituiscono mai.",
      ),
      list(
        "Il RV non supera mai 40: una carta che lo porterebbe oltre non si può prendere. Per [Gu](god-gu) conta la somma dopo lo sconto.",
        "[Xango](god-xango) ha un numero negativo, e [Gu](god-gu) può alleggerire le tue tecnologie: sono gli unici modi di scendere.",
        "Quando un RV cambia, il suo segnalino va in cima a quelli già presenti sul nuovo valore. Vale anche quando una carta lascia la somma com'era.",
        "A parità di RV, il segnalino fermo da più tempo sta più in basso. È ciò che decide [la fila dei doni](queue).",
      ),
    ],
  },
  vp: {
    title: "Punti vittoria (PV)",
    blocks: [
      p(
        "I PV non si perdono mai e si leggono sulla mappa: ogni monumento conta secondo il livello, ogni artigiano secondo il tipo.",
      ),
      table("levels"),
      p(
        "Ogni bene comprato per innalzare vale 2 PV, a qualunque altezza. Un artigiano vale 1, 2 o 3 PV, come dice [la tabella degli artigiani](placing).",
      ),
    ],
  },
  cattle: {
    title: "Bestiame",
    blocks: [
      p(
        "Il bestiame è l'unica moneta. Paghi con i capi che hai in mano nel momento della mossa, e la somma dev'esserci tutta, anche se una parte tornerà.",
      ),
      list(
        "Quel che paghi va nella riserva comune, se una regola non nomina una carta. La riserva non finisce mai.",
        "I capi su una carta sono del suo proprietario, ma restano lì fino alle [entrate](revenue).",
        "I capi su una [targa](plaques) tornano in mano quando i doni sono finiti.",
        "Tutti cominciano con 3 capi.",
      ),
    ],
  },

  phases: {
    title: "Le quattro fasi",
    blocks: [
      list(
        "**Fase I, doni.** Si regala bestiame per un posto migliore nell'ordine di turno. Vedi [donare](giving).",
        "**Fase II, religione e cultura.** Ogni giocatore ha [un turno](turn), in quell'ordine.",
        "**Fase III, entrate.** Tutti raccolgono i capi sulle proprie carte e una rendita. Vedi [entrate](revenue).",
        "**Fase IV, vittoria.** Si confrontano PV e RV. Se nessuno ha raggiunto il proprio RV comincia un nuovo giro. Vedi [la fine](victory).",
      ),
      p("Le fasi III e IV non chiedono decisioni e si svolgono da sole."),
    ],
  },
  turn: {
    title: "Il tuo turno",
    blocks: [
      p("Nel tuo turno puoi fare tutto questo, in qualsiasi ordine. Ogni parte è facoltativa."),
      list(
        "Scegliere una carta: [una divinità](choosing-a-god) oppure [uno specialista](choosing-a-specialist), non entrambi.",
        "[Usare ciascuno dei tuoi specialisti](using-a-specialist), una volta.",
        "Compiere una [azione principale](main-action): [costruire un monumento](new-monument), [piazzare artigiani](placing) o [innalzare monumenti](raise).",
      ),
      p(
        "Uno specialista scelto in questo turno va usato prima che il turno finisca. [Dziva](god-dziva) permette a chi la adora di fissare per prima cosa i prezzi.",
      ),
    ],
  },
  "main-action": {
    title: "L'azione principale",
    blocks: [
      p(
        "In un turno c'è una sola azione principale. Si possono piazzare più artigiani o innalzare più monumenti, e [Obatala](god-obatala) costruisce due volte: è sempre una sola azione.",
      ),
      p(
        "L'azione non si interrompe. Scegliere una carta o usare uno specialista va bene prima che cominci o quando è compiuta. Farlo ad azione iniziata la chiude: dopo non si può più continuare a piazzare, innalzare o costruire.",
      ),
    ],
  },
  "taking-back": {
    title: "Annullare e terminare il turno",
    blocks: [
      p(
        "Finché non termini il turno puoi annullare le sue mosse una per una: la fase II non nasconde nulla. Terminare il turno è definitivo.",
      ),
      p("Un turno in cui non fai niente è permesso."),
    ],
  },

  areas: {
    title: "Aree",
    blocks: [
      p(
        "La mappa è una griglia di aree, ciascuna di terra o d'acqua. La terra è semplice, oppure porta una risorsa, oppure è una delle sei aree di partenza.",
      ),
      list(
        "I bordi delle tessere della mappa, a partita iniziata, non contano: i pezzi possono starci a cavallo e l'acqua prosegue.",
        "I vuoti nelle mappe per tre e quattro giocatori non fanno parte della mappa: nulla vi entra, li attraversa o vi sta sopra.",
      ),
    ],
  },
  "empty-land": {
    title: "Terra vuota",
    blocks: [
      p(
        "Un'area è vuota quando è terra semplice senza monumenti né artigiani. Nuovi monumenti, artigiani, risorse e acqua vogliono terra vuota sotto ogni area che coprono.",
      ),
      list(
        "Un'area di partenza non è mai vuota, nemmeno se nessuno è partito da lì. Per la [portata](range) è terra come le altre.",
        "Risorse e acqua aggiunte in gioco contano come quelle stampate.",
        "Solo i monumenti si tengono [a distanza](zoning) l'uno dall'altro. Gli altri pezzi possono toccare qualunque cosa.",
        "Nulla lascia mai la mappa, tranne i segnalini d'uso.",
      ),
    ],
  },
  resources: {
    title: "Risorse e segnalini d'uso",
    blocks: [
      p(
        "Sono quattro: legno, argilla, avorio e diamanti. Ogni bene prodotto mette un segnalino d'uso su una risorsa, e una risorsa segnata non serve più a nessuno per quel giro (tranne che ad [Atete](god-atete)). I segnalini si tolgono prima del giro seguente.",
      ),
      p(
        "In tutta la partita lo [sciamano](specialist-shaman) può aggiungere 6 legni, 4 argille, 3 avori e 3 diamanti, la [cerimonia della pioggia](specialist-rain-ceremony) 8 tessere d'acqua. Finito un tipo, non ne arriva più.",
      ),
    ],
  },

  range: {
    title: "Portata",
    blocks: [
      p(
        "Un passo va in una delle otto aree vicine, diagonali comprese. La distanza tra due pezzi è il minor numero di passi dall'uno all'altro; i vicini sono a distanza 1. «A portata» vuol dire a 3 passi al massimo.",
      ),
      list(
        "Un artigiano copre più aree: conta da quella più vicina e fino a quella più vicina.",
        "Nulla sbarra la via. Artigiani, risorse e aree di partenza si attraversano come terra semplice, un passo per area.",
        "L'[acqua](water) può accorciare molto la via.",
        "Sulla via di un artigiano i monumenti fanno da [tappe](hubs). Sulla via di una risorsa si attraversano come terra, e le tappe non aiutano.",
        "Nel turno di chi adora [Eshu](god-eshu) la portata è 6 per i pezzi di tutti.",
      ),
    ],
  },
  water: {
    title: "Acqua",
    blocks: [
      p(
        "Le aree d'acqua unite per un lato formano uno specchio solo, per quanto grande. Entrarci è un passo, muoversi dentro non costa nulla, uscirne verso una qualsiasi area vicina è un passo.",
      ),
      list(
        "Nell'acqua si entra e se ne esce anche in diagonale.",
        "Specchi d'acqua che si toccano solo in un angolo restano due. Passare direttamente dall'uno all'altro è un passo.",
        "Sull'acqua non si costruisce.",
        "La [pioggia](specialist-rain-ceremony) unisce subito gli specchi che tocca.",
      ),
      example(
        "Un monumento sulla riva di un lungo fiume e un artigiano sulla stessa riva, undici aree più giù, distano 2 passi: uno per entrare, uno per uscire.",
      ),
    ],
  },
  hubs: {
    title: "Tappe",
    blocks: [
      p(
        "Ogni monumento, di chiunque e di qualunque livello, è una tappa sulla via di un artigiano. Una via che arriva a un monumento lì conclude il suo tratto; dal monumento ne comincia un altro con portata intera. Si possono concatenare quante tappe si vuole.",
      ),
      list(
        "Un tratto non può passare sopra un monumento senza fermarsi. Aggirarlo restando a portata non costa nulla.",
        "Le tappe portano solo agli artigiani: da un monumento a un artigiano, o da un artigiano secondario a uno primario. Non aiutano mai un artigiano a raggiungere una risorsa.",
        "Quando si innalza, le tappe [costano bestiame](hub-cost). Quando si piazzano artigiani sono gratuite.",
      ),
    ],
  },
  "hub-cost": {
    title: "Quanto costano le tappe",
    blocks: [
      p(
        "Quando si innalza, ogni uso di una tappa costa 1 capo, alla riserva oppure sulla carta di [Qamata](god-qamata) da quando qualcuno lo adora. I tuoi monumenti costano lo stesso.",
      ),
      list(
        "Un collegamento costa il minor numero di tappe che lo rende possibile. Puoi indicare una catena più lunga, e pagarla, senza ripetere una tappa.",
        "Ogni collegamento si paga a sé: dal monumento all'artigiano per ogni bene, e dall'artigiano secondario al primario un'altra volta. Una tappa usata in entrambi costa 2.",
        "Il monumento che si innalza è il punto di partenza dei propri collegamenti, quindi lì non è mai una tappa. Tra un artigiano secondario e uno primario è una tappa come le altre e costa 1.",
      ),
    ],
  },
};
