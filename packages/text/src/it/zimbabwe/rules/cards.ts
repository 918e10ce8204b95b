import { example, list, p, table } from "../../../web/rules-blocks.ts";
import type { ZimbabweSections } from "../../../games/zimbabwe/rules-text.ts";

export const cards: ZimbabweSections<"gifts" | "gods" | "specialists"> = {
  queue: {
    title: "La fila",
    blocks: [
      p(
        "I giocatori si mettono in fila per RV, dal più alto. A parità di RV viene prima chi ha il segnalino più in basso, cioè chi ha cambiato RV da più tempo. Nel giro 1 la fila è l'inverso dell'ordine in cui sono stati piazzati i primi monumenti.",
      ),
      p(
        "Ogni giocatore in fila ha una targa, nello stesso ordine. Quando qualcuno adora [Shadipinyi](god-shadipinyi), c'è una targa in più davanti a tutte le altre.",
      ),
    ],
  },
  giving: {
    title: "Donare",
    blocks: [
      p(
        "A turno, a partire dal primo della fila, chi non ha ancora passato dona o passa. Il primo dono è di almeno 1 capo, ogni dono successivo di almeno 1 in più del precedente. Nessuno è obbligato a donare, e l'unico limite sono i capi che hai in mano.",
      ),
      list(
        "Ogni dono si paga per intero, anche se hai già donato.",
        "Se adori [Elegua](god-elegua), la riserva paga fino a 3 capi del tuo primo dono.",
      ),
    ],
  },
  plaques: {
    title: "Le targhe",
    blocks: [
      p(
        "I capi di un dono vanno sulle targhe uno alla volta, dalla prima all'ultima e poi da capo. Il dono successivo riparte dopo l'ultima targa che ha ricevuto capi. Anche le targhe di chi ha passato continuano a riceverne.",
      ),
      p("I capi sulle targhe sono fuori gioco fino alla fine della fase."),
      example(
        "La fila è Kilwa, Zulu, Lozi. Kilwa dona 2: uno a Kilwa, uno a Zulu. Zulu dona 4: Lozi, Kilwa, Zulu, Lozi. Lozi passa ed è terzo, Kilwa passa ed è secondo, Zulu è primo. Ciascuno prende 2 capi dalla propria targa: Kilwa è in pari, Zulu ne ha 2 in meno, Lozi 2 in più.",
      ),
    ],
  },
  passing: {
    title: "Passare e ordine di turno",
    blocks: [
      p(
        "Chi passa prende l'ultimo posto libero nell'ordine di turno di questo giro e non dona più. Quando hanno passato tutti tranne uno, chi resta è primo e non paga altro, anche se nessuno ha donato. Poi ciascuno prende i capi sulla propria targa.",
      ),
      list(
        "Se quando tocca a te non puoi donare abbastanza, passi automaticamente, anche all'inizio della fase. Se adori [Elegua](god-elegua), i suoi 3 capi contano finché non fai il primo dono.",
        "Se il primo della fila apre con un dono di 1, il capo va sulla sua stessa targa, a meno che qualcuno non adori [Shadipinyi](god-shadipinyi).",
      ),
    ],
  },

  "choosing-a-god": {
    title: "Scegliere una divinità",
    blocks: [
      p(
        "Nel tuo turno puoi scegliere una divinità: una sola per partita, che tieni fino alla fine. Dev'essere in gioco e non adorata da altri. Nessuno è obbligato a sceglierne una.",
      ),
      list(
        "Non puoi scegliere una divinità nel turno in cui scegli uno specialista.",
        "Il numero della divinità cambia subito il tuo [RV](vr), che non può superare 40.",
        "Il suo potere vale da quel momento, già nello stesso turno e nello stesso giro.",
      ),
      table("gods"),
    ],
  },
  "god-anansi": {
    title: "Anansi, l'imbroglione",
    blocks: [
      p(
        "Paghi 1 capo per ogni bene, qualunque sia il prezzo. Per un [bene secondario](secondary-goods) paghi 1 all'artigiano secondario e 1 al primario. Le tappe costano come al solito.",
      ),
    ],
  },
  "god-atete": {
    title: "Atete, dea della fertilità",
    blocks: [
      p(
        "Puoi usare una risorsa che ha già un segnalino d'uso, di chiunque sia. Per te il limite è di due segnalini, per tutti gli altri uno: tu puoi usare una risorsa dopo chiunque, ma nessuno può usarla dopo di te.",
      ),
      p("Puoi anche usare due volte la stessa risorsa per un [bene secondario](secondary-goods)."),
    ],
  },
  "god-dziva": {
    title: "Dziva, colei che cambia idea",
    blocks: [
      p(
        "Puoi fissare i prezzi delle tue carte tecnologia, alzandoli o abbassandoli, da 1 a 3: prima di ogni altra mossa del tuo turno e subito dopo averla scelta. Puoi rifarlo finché non fai altro. Non è un'azione principale.",
      ),
      p(
        "Con un'[opzione](options) puoi farlo solo all'inizio di un turno, quindi non nel turno in cui la scegli.",
      ),
    ],
  },
  "god-elegua": {
    title: "Elegua, dio degli inizi",
    blocks: [
      p(
        "La riserva paga fino a 3 capi del tuo primo dono di ogni giro: per intero un dono da 1 a 3, esattamente 3 di uno più grande. Il tuo primo dono può quindi superare al massimo di 3 i capi che hai in mano.",
      ),
      p("Il dono va tutto sulle targhe. Se passi senza donare, non ricevi niente."),
    ],
  },
  "god-engai": {
    title: "Engai, dispensatore di bestiame",
    blocks: [
      p(
        "Ricevi 2 capi in più in tutte le [entrate](revenue), a cominciare da quelle del giro in cui lo scegli.",
      ),
    ],
  },
  "god-eshu": {
    title: "Eshu, dio dei legami",
    blocks: [
      p(
        "Nel tuo turno la [portata](range) è 6 invece di 3 per tutti i pezzi di tutti i giocatori: monumenti, tappe e artigiani.",
      ),
      p(
        "Quando piazzi un artigiano, questo vale nei due sensi: anche gli artigiani già presenti [impegnano le risorse](free-resource) fino a 6 passi di distanza. Nei turni degli altri la portata è 3 per tutti.",
      ),
    ],
  },
  "god-gu": {
    title: "Gu, il mastro artigiano",
    blocks: [
      p(
        "Ogni tua carta tecnologia aggiunge 1 RV invece del suo numero. Vale per le prime e le seconde carte, sia quelle che hai già sia quelle nuove.",
      ),
      p(
        "Puoi sceglierlo se il tuo RV dopo questa riduzione, più il numero di Gu, è al massimo 40. Anche se il totale resta uguale, il tuo segnalino va in cima alla pila.",
      ),
    ],
  },
  "god-obatala": {
    title: "Obatala, creatore dell'umanità",
    blocks: [
      p(
        "Quando [costruisci](new-monument) puoi costruire uno o due monumenti. Il secondo deve stare a distanza anche dal primo, a meno che tu non abbia pagato i [nomadi](specialist-nomads).",
      ),
      p(
        "Se lo scegli dopo aver già costruito, in quel turno non puoi costruire un secondo monumento.",
      ),
    ],
  },
  "god-qamata": {
    title: "Qamata, dio del commercio",
    blocks: [
      p(
        "Da quando lo scegli, chiunque usi una [tappa](hub-cost), te compreso, la paga su questa carta invece che alla riserva. Incassi questi capi con le entrate.",
      ),
    ],
  },
  "god-shadipinyi": {
    title: "Shadipinyi, dio degli ubriachi",
    blocks: [
      p(
        "C'è una targa in più, davanti a tutte le altre della fila. Riceve capi come le altre ma non dona mai. Finiti i doni, prendi i suoi capi insieme a quelli della tua targa.",
      ),
      p("La targa c'è solo quando qualcuno lo adora."),
    ],
  },
  "god-tsui-goab": {
    title: "Tsui-Goab, il mutaforma",
    blocks: [
      p(
        "Quando innalzi un monumento puoi [ripetere un bene](different-goods), anche dallo stesso artigiano: li paghi tutti, e ciascuno usa una risorsa diversa.",
      ),
      p("Nemmeno tu puoi usare un bene primario se il suo artigiano secondario è sulla mappa."),
    ],
  },
  "god-xango": {
    title: "Xango, signore dei tamburi",
    blocks: [
      p(
        "Abbassa il tuo RV e, quando più giocatori superano il proprio RV con lo stesso margine, [vieni prima tu](ranking). Chi ha un margine più grande ti batte comunque.",
      ),
    ],
  },

  "choosing-a-specialist": {
    title: "Scegliere uno specialista",
    blocks: [
      p(
        "Di ognuno dei cinque c'è una sola carta. Puoi avere quanti specialisti vuoi, ma puoi sceglierne al massimo uno per turno, e nessuno nel turno in cui scegli una divinità.",
      ),
      list(
        "Il numero della carta si aggiunge subito al tuo [RV](vr), che non può superare 40.",
        "Devi usare un nuovo specialista nello stesso turno, e quello è il suo unico uso del turno. Puoi quindi sceglierlo solo se puoi pagarlo subito. Se piazza qualcosa, servono anche una tessera e un posto dove metterla.",
        "Finché non l'hai usato, non puoi terminare il turno né fare una mossa che ti lasci senza i capi o il posto che servono.",
      ),
      table("specialists"),
    ],
  },
  "using-a-specialist": {
    title: "Usare uno specialista",
    blocks: [
      p(
        "Metti il compenso sulla carta dello specialista e fai quello che dice. Il compenso resta lì fino alle [entrate](revenue), poi torna a te. Puoi usare ciascuno dei tuoi specialisti una volta per turno, ma non a metà di un'[azione principale](main-action).",
      ),
    ],
  },
  "specialist-builder": {
    title: "Costruttore",
    blocks: [
      p(
        "Per il resto del tuo turno, fino a 2 capi del costo di ogni artigiano che piazzi vanno su questa carta invece che alla riserva, e tornano a te con le entrate. Quello che supera 2 va alla riserva.",
      ),
      list(
        "Devi comunque avere in mano il costo intero.",
        "Contano solo gli artigiani piazzati dopo aver pagato il costruttore.",
        "Puoi pagare il costruttore anche senza piazzare artigiani.",
      ),
    ],
  },
  "specialist-herd": {
    title: "Mandria",
    blocks: [
      p(
        "Metti 2, 4 o 6 capi sulla carta, una volta per turno. La riserva ne aggiunge 1, 2 o 3, e con le entrate ne riprendi 3, 6 o 9.",
      ),
    ],
  },
  "specialist-nomads": {
    title: "Nomadi",
    blocks: [
      p(
        "Per il resto del tuo turno, i tuoi nuovi monumenti possono [toccarne altri](zoning); con Obatala tutti e due. La terra dev'essere comunque vuota.",
      ),
      p("Puoi pagare i nomadi anche senza costruire."),
    ],
  },
  "specialist-rain-ceremony": {
    title: "Cerimonia della pioggia",
    blocks: [
      p(
        "Piazza una tessera d'acqua su due aree [vuote](empty-land) con un lato in comune. Si unisce subito all'[acqua](water) vicina, e le distanze cambiano.",
      ),
      p(
        "Non puoi pagare senza piazzare: servono quindi una delle 8 tessere e il posto per metterla. Se poi le distanze si accorciano, per gli artigiani già sulla mappa non cambia niente.",
      ),
    ],
  },
  "specialist-shaman": {
    title: "Sciamano",
    blocks: [
      p(
        "Piazza una tessera risorsa a tua scelta su un'area [vuota](empty-land). La risorsa non è usata e può servire subito, anche in questo turno.",
      ),
      p("Non puoi pagare senza piazzare: devono quindi restare una tessera e un'area vuota."),
    ],
  },
};
