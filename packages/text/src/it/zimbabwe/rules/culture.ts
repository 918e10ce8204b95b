import { example, list, p, table } from "../../../web/rules-blocks.ts";
import type { ZimbabweSections } from "../../../games/zimbabwe/rules-text.ts";

export const culture: ZimbabweSections<"building" | "craftsmen" | "prices" | "raising"> = {
  "new-monument": {
    title: "Costruire un monumento",
    blocks: [
      p(
        "Come azione principale, metti un nuovo monumento di livello 1 su [terra vuota](empty-land) che rispetti [la distanza](zoning). Non costa nulla e porta 1 PV. Non c'è limite al numero dei tuoi monumenti.",
      ),
      p("Con [Obatala](god-obatala) puoi costruirne due in un'azione."),
    ],
  },
  zoning: {
    title: "Distanza tra i monumenti",
    blocks: [
      p(
        "Un nuovo monumento non può toccare un altro monumento, tuo o altrui, né per un lato né per un angolo. Se usi i [nomadi](specialist-nomads), questo limite non vale per te per il resto del turno.",
      ),
      p("Artigiani, risorse e acqua possono toccare i monumenti e toccarsi tra loro."),
    ],
  },

  placing: {
    title: "Piazzare artigiani",
    blocks: [
      p(
        "Come azione principale puoi piazzare quanti artigiani vuoi, uno dopo l'altro. Nel momento in cui lo piazzi, ciascuno deve soddisfare tutte queste condizioni; quelli piazzati prima contano già come presenti sulla mappa.",
      ),
      list(
        "Hai la sua [carta tecnologia](technology), o la prendi ora.",
        "La sua tessera copre solo [terra vuota](empty-land). Una tessera 1×2 può stare in orizzontale o in verticale.",
        "C'è a portata una [risorsa disponibile](free-resource) del suo tipo.",
        "Un [artigiano secondario](secondary-craftsmen) raggiunge anche un primario.",
        "Per ogni artigiano paghi il costo alla riserva; con il [costruttore](specialist-builder) una parte ritorna.",
      ),
      table("craftsmen"),
      p(
        "I PV li dà ogni artigiano, non la carta. Dopo aver piazzato puoi [alzare i prezzi](raising-prices).",
      ),
    ],
  },
  technology: {
    title: "Carte tecnologia e tessere",
    blocks: [
      p(
        "Con il tuo primo artigiano di un tipo prendi la carta più bassa rimasta di quel tipo e ne aggiungi il numero al tuo RV. Gli altri artigiani dello stesso tipo non richiedono una nuova carta.",
      ),
      list(
        "Di ogni tipo ci sono due carte; la seconda ha il numero più alto. Quando sono finite, nessun altro può piazzare quel tipo.",
        "Non prendi mai una carta senza piazzare, né due carte di un tipo. Una carta che porterebbe il tuo RV oltre 40 non si può prendere.",
        "Di ogni tipo ci sono tre tessere per tutti i giocatori insieme.",
        "Con [Gu](god-gu) ogni carta conta 1.",
      ),
    ],
  },
  "free-resource": {
    title: "Una risorsa disponibile",
    blocks: [
      p(
        "Quando piazzi un artigiano, almeno una risorsa del tipo che lavora dev'essere a portata della nuova tessera e fuori dalla portata di tutti gli artigiani dello stesso tipo sulla mappa, tuoi e altrui. Una risorsa a portata di uno di questi è impegnata.",
      ),
      list(
        "Contano solo gli artigiani dello stesso tipo. Uno scultore, un intagliatore e un fabbricante di troni possono usare tutti lo stesso legno.",
        "Le [tappe](hubs) non aiutano; i segnalini d'uso non contano.",
        "Conta solo il momento in cui piazzi. Pioggia o risorse aggiunte dopo non cambiano nulla per gli artigiani già sulla mappa.",
        "Nel turno di chi adora [Eshu](god-eshu) entrambe le condizioni usano la portata 6.",
      ),
    ],
  },
  "secondary-craftsmen": {
    title: "Piazzare artigiani secondari",
    blocks: [
      p(
        "Scultore, fabbricante di vasi e fabbricante di troni lavorano il bene di un artigiano primario. Oltre a una [risorsa disponibile](free-resource) propria, devono raggiungere un artigiano del tipo con cui lavorano, di chiunque, a portata o passando per quante [tappe](hubs) si vuole, qui gratuite.",
      ),
      p(
        "Un primario di quel tipo doveva essere sulla mappa già prima del tuo turno: non puoi piazzare nello stesso turno il primo primario di un tipo e il suo secondario. Se ce n'era già uno, quello raggiunto può essere un primario piazzato in questo turno.",
      ),
    ],
  },
  "craft-wood-carver": {
    title: "Intagliatore",
    blocks: [
      p(
        "Artigiano primario della linea del legno: ricava una maschera dal legno. Rifornisce gli [scultori](craft-sculptor); quando uno scultore è sulla mappa, le sole maschere [non innalzano più nulla](superseded).",
      ),
    ],
  },
  "craft-potter": {
    title: "Ceramista",
    blocks: [
      p(
        "Artigiano primario della linea dell'argilla: ricava una ciotola dall'argilla. Rifornisce i [fabbricanti di vasi](craft-vessel-maker); quando uno di loro è sulla mappa, le sole ciotole [non innalzano più nulla](superseded).",
      ),
    ],
  },
  "craft-ivory-carver": {
    title: "Intagliatore d'avorio",
    blocks: [
      p(
        "Artigiano primario della linea dell'avorio: ricava un intaglio dall'avorio. Rifornisce i [fabbricanti di troni](craft-throne-maker); quando uno di loro è sulla mappa, i soli intagli [non innalzano più nulla](superseded).",
      ),
    ],
  },
  "craft-diamond-cutter": {
    title: "Tagliatore di diamanti",
    blocks: [
      p(
        "Da solo è tutta la linea dei diamanti: taglia un diamante. Non ha un artigiano secondario, quindi nulla prende mai il posto di questo bene. Piazzarlo costa molto, ma dà più PV di ogni altro artigiano.",
      ),
    ],
  },
  "craft-sculptor": {
    title: "Scultore",
    blocks: [
      p(
        "Artigiano secondario della linea del legno: ricava una scultura dal legno e dalla maschera di un [intagliatore](craft-wood-carver). Una scultura usa dunque [due legni](secondary-goods).",
      ),
    ],
  },
  "craft-vessel-maker": {
    title: "Fabbricante di vasi",
    blocks: [
      p(
        "Artigiano secondario della linea dell'argilla: ricava un vaso dall'argilla e dalla ciotola di un [ceramista](craft-potter). Un vaso usa dunque [due argille](secondary-goods).",
      ),
    ],
  },
  "craft-throne-maker": {
    title: "Fabbricante di troni",
    blocks: [
      p(
        "Artigiano secondario della linea dell'avorio: ricava un trono dal legno e dall'intaglio di un [intagliatore d'avorio](craft-ivory-carver). Un trono usa un legno e un avorio e conta come linea dell'avorio, quindi può andare insieme a una scultura.",
      ),
    ],
  },

  "new-price": {
    title: "Il prezzo di una carta nuova",
    blocks: [
      p(
        "Quando prendi una carta tecnologia ne fissi il prezzo: 1, 2 o 3 capi per bene. Vale per tutti i tuoi artigiani di quel tipo e per ogni acquirente, te compreso. Quel che viene pagato resta sulla carta fino alle [entrate](revenue).",
      ),
    ],
  },
  "raising-prices": {
    title: "Alzare i prezzi",
    blocks: [
      p(
        "Puoi alzare i prezzi solo dopo aver piazzato artigiani, oppure come unica [azione principale](main-action), senza piazzarne. Puoi portare a 2 o 3 il prezzo di qualsiasi tua carta, anche di una presa in questo turno, e passare direttamente da 1 a 3.",
      ),
      list(
        "Ogni prezzo che cambi deve salire. Puoi farlo più volte.",
        "Dopo aver alzato i prezzi non piazzi altri artigiani in questo turno.",
        "I prezzi non scendono mai, se non con [Dziva](god-dziva).",
      ),
    ],
  },

  raise: {
    title: "Innalzare monumenti",
    blocks: [
      p(
        "Come azione principale puoi innalzare i tuoi monumenti sotto il livello 5, uno dopo l'altro, ciascuno di un livello per turno. Servono tanti beni quanto è il livello attuale del monumento: uno dal livello 1 al 2, quattro dal 4 al 5. Servono tutti, altrimenti non si innalza.",
      ),
      table("levels"),
      list(
        "[I beni devono essere diversi](different-goods).",
        "I beni si comprano per un monumento e non si tengono per un altro.",
        "Lo stesso artigiano può fornire beni più volte, finché ci sono risorse.",
        "Paghi con i capi in mano: i prezzi sulle carte dei proprietari, le [tappe](hub-cost) alla riserva.",
      ),
    ],
  },
  "different-goods": {
    title: "Beni diversi",
    blocks: [
      p(
        "I beni appartengono a quattro linee: legno (maschera o scultura), argilla (ciotola o vaso), avorio (intaglio o trono), diamanti. I beni con cui si innalza un monumento vengono da linee diverse: per il livello 5 servono tutte e quattro.",
      ),
      p(
        "Due monumenti innalzati nello stesso turno possono usare le stesse linee. Chi adora [Tsui-Goab](god-tsui-goab) può ripeterle anche per lo stesso monumento.",
      ),
    ],
  },
  superseded: {
    title: "I beni secondari sostituiscono i primari",
    blocks: [
      p(
        "Appena un artigiano secondario è sulla mappa, nessuno può più innalzare monumenti con il bene primario della sua linea, anche se il secondario non si può raggiungere o non può fornire nulla. Sulla mappa quel primario mostra una ciotola barrata.",
      ),
      p("Gli artigiani primari continuano a rifornire i secondari, e vengono pagati per questo."),
    ],
  },
  buying: {
    title: "Comprare un bene",
    blocks: [
      list(
        "**L'artigiano** può essere di chiunque; la tecnologia non ti serve. Va raggiunto dal monumento, a [portata](range) o passando per [tappe](hubs).",
        "**Il prezzo** va sulla carta del proprietario. Paghi anche i tuoi artigiani: quei capi tornano a te con le [entrate](revenue).",
        "**La risorsa** dev'essere del suo tipo, a portata dell'artigiano senza tappe, e non usata. Scegli tu quale; riceve un segnalino d'uso.",
      ),
      p(
        "[Anansi](god-anansi) cambia il prezzo, [Atete](god-atete) che cosa vuol dire «non usata».",
      ),
    ],
  },
  "secondary-goods": {
    title: "Comprare un bene secondario",
    blocks: [
      p(
        "Compri due cose: dall'artigiano secondario, raggiunto dal tuo monumento, e da un artigiano primario del tipo con cui lavora, raggiunto a partire da lui. Si pagano entrambi, e le tappe si pagano su ciascun collegamento.",
      ),
      list(
        "Ognuno dei due segna una risorsa alla propria portata. Devono essere due risorse diverse, anche quando sono dello stesso tipo; solo [Atete](god-atete) può usarne una due volte.",
        "Sulla via dal secondario al primario, il monumento che si innalza è una [tappa](hub-cost) come le altre.",
        "I due artigiani possono essere di uno stesso giocatore o di due.",
      ),
    ],
  },
  "raise-example": {
    title: "Un esempio",
    blocks: [
      example(
        "Innalzi un monumento dal livello 2 al 3: servono due beni. Un ceramista di Zulu è a due passi e chiede 2: 2 capi vanno sulla carta di Zulu, e un'argilla alla sua portata viene segnata. Il tuo intagliatore d'avorio, che chiede 1, si raggiunge solo passando per il monumento di Lozi: 1 capo alla riserva per la tappa e 1 sulla tua carta. Paghi 4 in tutto, 1 torna a te con le entrate, e guadagni 4 PV.",
      ),
      example(
        "Ora qualcuno piazza un fabbricante di troni. Per innalzare lo stesso monumento, al posto dell'intaglio serve un trono: paghi il prezzo del fabbricante di troni e usi un legno, e compri anche l'intaglio come prima, portato dal tuo intagliatore d'avorio al fabbricante di troni, con tappe se servono.",
      ),
    ],
  },
};
