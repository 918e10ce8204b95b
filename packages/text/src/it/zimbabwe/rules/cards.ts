import { example, list, p, table } from "../../../web/rules-blocks.ts";
import type { ZimbabweSections } from "../../../games/zimbabwe/rules-text.ts";

export const cards: ZimbabweSections<"gifts" | "gods" | "specialists"> = {
  queue: {
    title: "La fila",
    blocks: [
      p(
        "I giocatori si mettono in fila per RV, il più alto davanti. A parità viene prima chi ha il segnalino più in basso, cioè chi ha cambiato RV da più tempo. Nel primo giro la fila è l'inverso dell'ordine in cui sono stati posti i primi monumenti.",
      ),
      p(
        "Ognuno nella fila ha una targa, nello stesso ordine. Quando qualcuno adora [Shadipinyi](god-shadipinyi), un'altra targa sta davanti a tutte.",
      ),
    ],
  },
  giving: {
    title: "Donare",
    blocks: [
      p(
        "A partire dal primo della fila e facendone il giro, chi è ancora in gara dona o passa. Il primo dono è di almeno 1 capo, ogni dono seguente di almeno 1 più del precedente. Nessuno è obbligato a donare, e solo i capi che hai in mano limitano un dono.",
      ),
      list(
        "Ogni dono si paga per intero, qualunque cosa tu abbia già donato.",
        "[Elegua](god-elegua) paga fino a 3 capi del primo dono di chi lo adora.",
      ),
    ],
  },
  plaques: {
    title: "Le targhe",
    blocks: [
      p(
        "I capi di un dono si distribuiscono uno alla volta sulle targhe, dalla prima all'ultima e poi di nuovo da capo. Il dono seguente riparte dopo l'ultima targa servita. Anche le targhe di chi ha passato continuano a ricevere.",
      ),
      p("I capi sulle targhe sono fuori gioco finché la fase non è finita."),
      example(
        "La fila è Kilwa, Zulu, Lozi. Kilwa dona 2: uno a Kilwa, uno a Zulu. Zulu dona 4: Lozi, Kilwa, Zulu, Lozi. Lozi passa ed è terzo, Kilwa passa ed è secondo, Zulu è primo. Ciascuno prende 2 capi dalla propria targa: Kilwa è in pari, Zulu ne ha 2 in meno, Lozi 2 in più.",
      ),
    ],
  },
  passing: {
    title: "Passare e ordine di turno",
    blocks: [
      p(
        "Chi passa prende l'ultimo posto libero nell'ordine di turno del giro e non dona più. Quando hanno passato tutti tranne uno, quest'ultimo è il primo e non paga altro, anche se nessuno ha donato. Poi ciascuno prende i capi della propria targa.",
      ),
      list(
        "Se quando tocca a te non puoi donare abbastanza, passi automaticamente, anche all'inizio della fase. I 3 capi di [Elegua](god-elegua) contano finché il primo dono di chi lo adora deve ancora venire.",
        "Se il primo della fila apre con un dono di 1, il capo finisce sulla sua stessa targa, purché nessuno adori [Shadipinyi](god-shadipinyi).",
      ),
    ],
  },

  "choosing-a-god": {
    title: "Scegliere una divinità",
    blocks: [
      p(
        "Nel tuo turno puoi scegliere una divinità, una sola in tutta la partita, e la tieni fino alla fine. Dev'essere tra quelle in gioco e non adorata da altri. Nessuno è obbligato a scegliere.",
      ),
      list(
        "Non nel turno in cui scegli uno specialista.",
        "Il suo numero cambia subito il tuo [RV](vr), che non può superare 40.",
        "Il suo favore vale da quel momento, nello stesso turno e nello stesso giro.",
      ),
      table("gods"),
    ],
  },
  "god-anansi": {
    title: "Anansi, l'imbroglione",
    blocks: [
      p(
        "Paghi 1 capo per ogni bene, qualunque sia il prezzo. Per un [bene secondario](secondary-goods) è 1 all'artigiano secondario e 1 al primario. Le tappe costano come sempre.",
      ),
    ],
  },
  "god-atete": {
    title: "Atete, dea della fertilità",
    blocks: [
      p(
        "Puoi usare una risorsa che porta già un segnalino d'uso, tuo o altrui. Per te il limite è due segnalini, per gli altri uno: tu puoi venire dopo chiunque, nessuno può venire dopo di te.",
      ),
      p(
        "Le due risorse di un [bene secondario](secondary-goods) possono allora essere la stessa, due volte.",
      ),
    ],
  },
  "god-dziva": {
    title: "Dziva, colei che cambia idea",
    blocks: [
      p(
        "Puoi fissare i prezzi delle tue carte tecnologia, in su o in giù, da 1 a 3: prima di ogni altra mossa del tuo turno e subito dopo averla scelta. Puoi rifarlo finché non fai altro. Non è un'azione principale.",
      ),
      p(
        "Un'[opzione](options) lo permette solo all'inizio del turno, quindi non nel turno della scelta.",
      ),
    ],
  },
  "god-elegua": {
    title: "Elegua, dio degli inizi",
    blocks: [
      p(
        "Del tuo primo dono in ogni giro la riserva paga fino a 3 capi: tutto un dono da 1 a 3, esattamente 3 di uno più grande. Il tuo primo dono può dunque superare di 3 i capi che hai in mano.",
      ),
      p("Va tutto sulle targhe. Se passi senza donare, non te ne resta nulla."),
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
        "Nel tuo turno la [portata](range) è 6 invece di 3, per i pezzi di tutti: da monumenti, tappe e artigiani.",
      ),
      p(
        "Quando piazzi un artigiano vale nei due sensi: anche gli artigiani già presenti [impegnano le risorse](free-resource) fino a 6 passi. Nei turni degli altri la portata è 3 per tutti.",
      ),
    ],
  },
  "god-gu": {
    title: "Gu, il mastro artigiano",
    blocks: [
      p(
        "Ognuna delle tue carte tecnologia conta 1 RV invece del suo numero: prime e seconde carte, quelle che hai e quelle che verranno.",
      ),
      p(
        "Se puoi sceglierlo lo dice la somma: il tuo RV dopo lo sconto, più il numero di Gu, può essere al massimo 40. Anche se la somma resta com'era, il tuo segnalino va in cima alla pila.",
      ),
    ],
  },
  "god-obatala": {
    title: "Obatala, creatore dell'umanità",
    blocks: [
      p(
        "Quando [costruisci](new-monument) puoi costruire uno o due monumenti. Il secondo sta a distanza anche dal primo, a meno che tu abbia pagato i [nomadi](specialist-nomads).",
      ),
      p(
        "Scelto dopo aver costruito in questo turno, arriva troppo tardi per un secondo monumento adesso.",
      ),
    ],
  },
  "god-qamata": {
    title: "Qamata, dio del commercio",
    blocks: [
      p(
        "Chi usa una [tappa](hub-cost), te compreso, la paga su questa carta invece che alla riserva, dal momento della scelta. Raccogli tutto con le entrate.",
      ),
    ],
  },
  "god-shadipinyi": {
    title: "Shadipinyi, dio degli ubriachi",
    blocks: [
      p(
        "Un'altra targa sta davanti a tutte nella fila. Riceve come le altre e non dona mai. Finiti i doni, ne prendi i capi insieme a quelli della tua.",
      ),
      p("La targa c'è solo quando qualcuno lo adora, non mentre è ancora da scegliere."),
    ],
  },
  "god-tsui-goab": {
    title: "Tsui-Goab, il mutaforma",
    blocks: [
      p(
        "I beni con cui innalzi un monumento [possono ripetersi](different-goods), anche dallo stesso artigiano; ciascuno si paga e usa una risorsa propria.",
      ),
      p("Un bene primario il cui secondario è sulla mappa non serve nemmeno a te."),
    ],
  },
  "god-xango": {
    title: "Xango, signore dei tamburi",
    blocks: [
      p(
        "Abbassa il tuo RV, e quando più giocatori superano il RV dello stesso numero [vieni prima tu](ranking). Chi lo supera di più ti batte comunque.",
      ),
    ],
  },

  "choosing-a-specialist": {
    title: "Scegliere uno specialista",
    blocks: [
      p(
        "Ognuno dei cinque esiste una volta sola. Puoi averne quanti vuoi, ma sceglierne al massimo uno per turno, e nessuno nel turno in cui scegli una divinità.",
      ),
      list(
        "Il numero della carta si aggiunge subito al tuo [RV](vr), che non può superare 40.",
        "Uno specialista nuovo va usato nello stesso turno, ed è il suo unico uso. Puoi quindi sceglierlo solo se adesso potresti pagarlo e, se deve piazzare qualcosa, se ci sono la tessera e il posto.",
        "Finché non l'hai usato, le mosse che lo lascerebbero senza bestiame o senza posto sono rifiutate, e così la fine del turno.",
      ),
      table("specialists"),
    ],
  },
  "using-a-specialist": {
    title: "Usare uno specialista",
    blocks: [
      p(
        "Metti il compenso sulla carta dello specialista e fai ciò che dice. Il compenso resta lì fino alle [entrate](revenue) e poi torna a te. Ogni tuo specialista si usa una volta nel tuo turno, ma non nel mezzo di un'[azione principale](main-action).",
      ),
    ],
  },
  "specialist-builder": {
    title: "Costruttore",
    blocks: [
      p(
        "Fino alla fine del tuo turno, di quel che costa ogni artigiano che piazzi fino a 2 capi vanno su questa carta invece che alla riserva, e tornano a te con le entrate. Quel che supera i 2 va alla riserva.",
      ),
      list(
        "Il costo intero deve comunque essere in mano.",
        "Contano solo gli artigiani piazzati dopo averlo pagato.",
        "Puoi pagarlo anche senza piazzare nessuno.",
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
        "Fino alla fine del tuo turno i tuoi nuovi monumenti possono [toccarne altri](zoning); con Obatala tutti e due. La terra dev'essere comunque vuota.",
      ),
      p("Puoi pagare i nomadi anche senza costruire."),
    ],
  },
  "specialist-rain-ceremony": {
    title: "Cerimonia della pioggia",
    blocks: [
      p(
        "Metti una tessera d'acqua su due aree [vuote](empty-land) unite per un lato. Si unisce subito all'[acqua](water) vicina, e le distanze cambiano con essa.",
      ),
      p(
        "Non si paga senza piazzare: servono una delle 8 tessere e il posto per metterla. Le distanze che si accorciano dopo non tolgono nulla agli artigiani già presenti.",
      ),
    ],
  },
  "specialist-shaman": {
    title: "Sciamano",
    blocks: [
      p(
        "Metti una risorsa a tua scelta su un'area [vuota](empty-land). Non è usata e può servire subito, anche in questo turno.",
      ),
      p("Non si paga senza piazzare: devono restare una tessera e un'area vuota."),
    ],
  },
};
