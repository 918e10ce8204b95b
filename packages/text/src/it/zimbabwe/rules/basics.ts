import { example, list, p, table } from "../../../web/rules-blocks.ts";
import type { ZimbabweSections } from "../../../games/zimbabwe/rules-text.ts";

export const basics: ZimbabweSections<"goal" | "round" | "map" | "reach"> = {
  race: {
    title: "Una corsa su distanze diverse",
    blocks: [
      p(
        "Guidi un impero e raccogli punti vittoria (PV) con monumenti e artigiani. Ogni giocatore ha il proprio requisito di vittoria (RV). Può vincere chi, alla fine di un giro, ha almeno tanti PV quanti RV. Se ci riesce più di un giocatore, vince chi supera di più il proprio RV.",
      ),
      p(
        "Tutti partono da un RV di 20. Divinità, specialisti e tecnologie rendono più forte un impero, ma quasi tutti alzano il suo RV. Quanta strada fare lo decidi tu.",
      ),
      p(
        "Confronta quindi le distanze (RV meno PV), non solo i PV. Niente è nascosto: puoi guardare carte, bestiame, prezzi e punti in qualsiasi momento.",
      ),
    ],
  },
  vr: {
    title: "Requisito di vittoria (RV)",
    blocks: [
      p(
        "Il tuo RV è 20 più i numeri delle tue carte divinità, specialista e tecnologia. Cambia appena prendi una carta. Le carte non si restituiscono mai.",
      ),
      list(
        "Il tuo RV non può mai superare 40, quindi non puoi prendere una carta che lo porterebbe oltre. Con [Gu](god-gu) conta il totale dopo la sua riduzione.",
        "Solo due divinità abbassano il tuo RV: [Xango](god-xango) ha un numero negativo e [Gu](god-gu) può ridurre quello delle tue tecnologie.",
        "Quando il tuo RV cambia, il tuo segnalino va in cima a quelli già presenti sul nuovo valore. Succede anche se una carta lascia il totale invariato.",
        "A parità di RV, il segnalino fermo da più tempo sta sotto. Da questo dipende [la fila dei doni](queue).",
      ),
    ],
  },
  vp: {
    title: "Punti vittoria (PV)",
    blocks: [
      p(
        "I PV non si perdono mai. Vengono dalla mappa: ogni monumento conta per il suo livello, ogni artigiano per il suo tipo.",
      ),
      table("levels"),
      p(
        "Ogni bene comprato per innalzare un monumento vale 2 PV, a qualsiasi livello. Un artigiano vale 1, 2 o 3 PV: vedi [la tabella degli artigiani](placing).",
      ),
    ],
  },
  cattle: {
    title: "Bestiame",
    blocks: [
      p(
        "Il bestiame è l'unica moneta. Paghi con i capi che hai in mano al momento della mossa, e devi avere l'intera somma, anche se una parte ti ritornerà.",
      ),
      list(
        "Quello che paghi va nella riserva comune, a meno che una regola non indichi una carta. La riserva non finisce mai.",
        "I capi su una carta sono del suo proprietario, ma restano lì fino alle [entrate](revenue).",
        "I capi su una [targa](plaques) vanno in mano al proprietario alla fine dei doni.",
        "Tutti iniziano con 3 capi.",
      ),
    ],
  },

  phases: {
    title: "Le quattro fasi",
    blocks: [
      list(
        "**Fase I, doni.** I giocatori donano bestiame per giocare prima degli altri. Vedi [donare](giving).",
        "**Fase II, religione e cultura.** Ogni giocatore ha [un turno](turn), in quell'ordine.",
        "**Fase III, entrate.** Tutti incassano i capi sulle proprie carte e una rendita. Vedi [entrate](revenue).",
        "**Fase IV, vittoria.** Si confrontano PV e RV. Se nessuno ha raggiunto il proprio RV, comincia un nuovo giro. Vedi [la fine](victory).",
      ),
      p("Le fasi III e IV non richiedono decisioni e si svolgono automaticamente."),
    ],
  },
  turn: {
    title: "Il tuo turno",
    blocks: [
      p("Nel tuo turno puoi fare tutte queste cose, in qualsiasi ordine. Sono tutte facoltative."),
      list(
        "Scegliere una carta: [una divinità](choosing-a-god) oppure [uno specialista](choosing-a-specialist), non entrambi.",
        "[Usare ciascuno dei tuoi specialisti](using-a-specialist), una volta.",
        "Svolgere un'[azione principale](main-action): [costruire un monumento](new-monument), [piazzare artigiani](placing) o [innalzare monumenti](raise).",
      ),
      p(
        "Devi usare uno specialista nel turno in cui lo scegli. Se adori [Dziva](god-dziva), prima puoi fissare i tuoi prezzi.",
      ),
    ],
  },
  "main-action": {
    title: "L'azione principale",
    blocks: [
      p(
        "Hai una sola azione principale per turno. Puoi piazzare più artigiani o innalzare più monumenti, e con [Obatala](god-obatala) costruire due monumenti: conta sempre come una sola azione.",
      ),
      p(
        "L'azione non si può interrompere. Puoi scegliere una carta o usare uno specialista prima o dopo. Se lo fai a metà, l'azione finisce: poi non puoi più continuare a piazzare, innalzare o costruire.",
      ),
    ],
  },
  "taking-back": {
    title: "Annullare e terminare il turno",
    blocks: [
      p(
        "Finché non termini il turno puoi annullare le tue mosse una per una, perché nella fase II niente è nascosto. Terminare il turno è definitivo.",
      ),
      p("Nel tuo turno puoi anche non fare niente."),
    ],
  },

  areas: {
    title: "Aree",
    blocks: [
      p(
        "La mappa è una griglia di aree, di terra o d'acqua. Un'area di terra è semplice, ha una risorsa oppure è una delle sei aree di partenza.",
      ),
      list(
        "Durante la partita i bordi delle tessere della mappa non contano: i pezzi possono starci a cavallo e l'acqua prosegue oltre.",
        "I vuoti nelle mappe per tre e quattro giocatori non fanno parte della mappa: niente può entrarci, attraversarli o esserci piazzato.",
      ),
    ],
  },
  "empty-land": {
    title: "Terra vuota",
    blocks: [
      p(
        "Un'area è vuota quando è terra semplice senza monumenti né artigiani. Nuovi monumenti, artigiani, tessere risorsa e tessere d'acqua richiedono terra vuota in ogni area che coprono.",
      ),
      list(
        "Un'area di partenza non conta mai come vuota, nemmeno se nessuno è partito da lì. Per la [portata](range) è terra come le altre.",
        "Le risorse e l'acqua aggiunte durante la partita contano come quelle stampate.",
        "Solo i monumenti devono stare [a distanza](zoning) tra loro. Tutti gli altri pezzi possono toccare qualsiasi cosa.",
        "Niente viene mai tolto dalla mappa, tranne i segnalini d'uso.",
      ),
    ],
  },
  resources: {
    title: "Risorse e segnalini d'uso",
    blocks: [
      p(
        "Le risorse sono quattro: legno, argilla, avorio e diamanti. Ogni bene mette un segnalino d'uso su una risorsa, e per il resto del giro nessuno può più usare quella risorsa (tranne con [Atete](god-atete)). I segnalini si tolgono prima che inizi il giro seguente.",
      ),
      p(
        "In tutta la partita lo [sciamano](specialist-shaman) può aggiungere 6 legni, 4 argille, 3 avori e 3 diamanti; la [cerimonia della pioggia](specialist-rain-ceremony) 8 tessere d'acqua. Quando le tessere di un tipo sono finite, non se ne possono aggiungere altre.",
      ),
    ],
  },

  range: {
    title: "Portata",
    blocks: [
      p(
        "Un passo porta in una delle otto aree vicine, diagonali comprese. La distanza tra due pezzi è il minor numero di passi che li separa; tra vicini è 1. «A portata» significa a 3 passi al massimo.",
      ),
      list(
        "Un artigiano copre più aree: si conta da quella più vicina, o fino a quella più vicina.",
        "Niente blocca la strada. Artigiani, risorse e aree di partenza si attraversano come terra semplice, un passo per area.",
        "L'[acqua](water) può accorciare di molto la strada.",
        "Sulla strada verso un artigiano i monumenti fanno da [tappe](hubs). Verso una risorsa i monumenti sono come terra, e le tappe non aiutano.",
        "Nel turno di chi adora [Eshu](god-eshu) la portata è 6 per i pezzi di tutti.",
      ),
    ],
  },
  water: {
    title: "Acqua",
    blocks: [
      p(
        "Le aree d'acqua con un lato in comune formano un solo specchio d'acqua, per quanto grande. Entrarci è un passo, muoversi al suo interno è gratis, uscirne verso una qualsiasi area vicina è un passo.",
      ),
      list(
        "Nell'acqua si può entrare e uscire anche in diagonale.",
        "Due specchi d'acqua che si toccano solo in un angolo restano separati. Passare direttamente dall'uno all'altro è un passo.",
        "Sull'acqua non si può costruire niente.",
        "La [pioggia](specialist-rain-ceremony) può unire specchi d'acqua, con effetto immediato.",
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
        "Ogni monumento, di chiunque e di qualsiasi livello, può fare da tappa sulla strada verso un artigiano. Quando un percorso raggiunge un monumento, lì finisce un tratto e ne comincia un altro, con la portata intera. Un percorso può avere quante tappe si vuole.",
      ),
      list(
        "Un tratto non può attraversare un monumento senza fermarsi. Aggirarlo è gratis, se resti a portata.",
        "Le tappe servono solo a raggiungere artigiani: da un monumento a un artigiano, o da un artigiano secondario a uno primario. Non aiutano mai un artigiano a raggiungere una risorsa.",
        "Le tappe [costano bestiame](hub-cost) quando innalzi monumenti. Sono gratis quando piazzi artigiani.",
      ),
    ],
  },
  "hub-cost": {
    title: "Quanto costano le tappe",
    blocks: [
      p(
        "Quando innalzi, ogni uso di una tappa costa 1 capo. Lo paghi alla riserva oppure, se qualcuno adora [Qamata](god-qamata), su quella carta. I tuoi monumenti costano come gli altri.",
      ),
      list(
        "Un collegamento usa il minor numero possibile di tappe. Puoi scegliere e pagare un percorso più lungo, ma senza usare due volte la stessa tappa.",
        "Ogni collegamento si paga a parte: dal monumento all'artigiano per ogni bene, e dall'artigiano secondario al suo primario. Una tappa usata in entrambi costa 2.",
        "I collegamenti partono dal monumento che stai innalzando, che quindi non fa mai da tappa per loro. Tra un artigiano secondario e uno primario è invece una tappa come le altre e costa 1.",
      ),
    ],
  },
};
