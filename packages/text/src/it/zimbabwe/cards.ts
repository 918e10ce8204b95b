import type { ZimbabweText } from "../../games/zimbabwe/zimbabwe-text.ts";

export const craftsman: ZimbabweText["craftsman"] = {
  "wood-carver": {
    name: "intagliatore",
    good: "maschera",
    effect: "Intaglia una maschera nel legno.",
  },
  potter: {
    name: "ceramista",
    good: "ciotola",
    effect: "Modella una ciotola con l'argilla.",
  },
  "ivory-carver": {
    name: "intagliatore d'avorio",
    good: "intaglio d'avorio",
    effect: "Ricava un intaglio dall'avorio.",
  },
  "diamond-cutter": {
    name: "tagliatore di diamanti",
    good: "diamante tagliato",
    effect: "Taglia un diamante. Nessun altro bene lo sostituisce mai.",
  },
  sculptor: {
    name: "scultore",
    good: "scultura",
    effect:
      "Ricava una scultura dal legno e dalla maschera di un intagliatore. Con uno scultore sulla mappa, le sole maschere non innalzano più nulla.",
  },
  "vessel-maker": {
    name: "fabbricante di vasi",
    good: "vaso",
    effect:
      "Ricava un vaso dall'argilla e dalla ciotola di un ceramista. Con un fabbricante di vasi sulla mappa, le sole ciotole non innalzano più nulla.",
  },
  "throne-maker": {
    name: "fabbricante di troni",
    good: "trono",
    effect:
      "Ricava un trono dal legno e da un intaglio d'avorio. Con un fabbricante di troni sulla mappa, i soli intagli non innalzano più nulla.",
  },
};

export const god: ZimbabweText["god"] = {
  anansi: {
    name: "Anansi",
    effect: "Paghi ogni bene 1 capo, qualunque sia il prezzo. Le tappe costano come sempre.",
  },
  atete: {
    name: "Atete",
    effect: "Puoi usare una risorsa già usata una volta in questo giro.",
  },
  dziva: {
    name: "Dziva",
    effect: "All'inizio del tuo turno, e quando la scegli, alzi o abbassi i tuoi prezzi a piacere.",
  },
  elegua: {
    name: "Elegua",
    effect: "In ogni giro la riserva copre il tuo primo dono, fino a 3 capi.",
  },
  engai: {
    name: "Engai",
    effect: "La tua rendita aumenta di 2 capi.",
  },
  eshu: {
    name: "Eshu",
    effect: "Durante il tuo turno la portata è di 6 passi, per tutti i pezzi.",
  },
  gu: {
    name: "Gu",
    effect: "Ogni tua tecnologia aggiunge solo 1 RV, anche quelle che hai già.",
  },
  obatala: {
    name: "Obatala",
    effect: "Quando costruisci, puoi costruire un secondo monumento.",
  },
  qamata: {
    name: "Qamata",
    effect: "Chiunque usi una tappa, anche tu, la paga su questa carta.",
  },
  shadipinyi: {
    name: "Shadipinyi",
    effect: "Hai una seconda targa, davanti a tutte le altre, che riceve doni per te.",
  },
  "tsui-goab": {
    name: "Tsui-Goab",
    effect: "Per un innalzamento puoi usare più volte lo stesso tipo di bene.",
  },
  xango: {
    name: "Xango",
    effect:
      "Abbassa il tuo RV. Se più giocatori superano il proprio RV con lo stesso margine, vieni prima tu.",
  },
};

export const specialist: ZimbabweText["specialist"] = {
  builder: {
    name: "costruttore",
    effect:
      "In questo turno, 2 capi del costo di ogni artigiano vanno qui e ti tornano con le entrate.",
  },
  herd: {
    name: "mandria",
    effect: "Metti qui 2, 4 o 6 capi e con le entrate ne riprendi 3, 6 o 9.",
  },
  nomads: {
    name: "nomadi",
    effect: "In questo turno puoi costruire monumenti accanto ad altri monumenti.",
  },
  "rain-ceremony": {
    name: "cerimonia della pioggia",
    effect: "Metti acqua su due aree vuote adiacenti.",
  },
  shaman: {
    name: "sciamano",
    effect: "Aggiungi legno, argilla, avorio o un diamante a un'area vuota.",
  },
};

export const resource: ZimbabweText["resource"] = {
  wood: "legno",
  clay: "argilla",
  ivory: "avorio",
  diamond: "diamante",
};

export const phase: ZimbabweText["phase"] = {
  setup: "preparazione",
  gifts: "doni",
  culture: "religione e cultura",
  over: "fine della partita",
};
