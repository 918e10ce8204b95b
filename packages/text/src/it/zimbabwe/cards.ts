import type { ZimbabweText } from "../../games/zimbabwe/zimbabwe-text.ts";

export const craftsman: ZimbabweText["craftsman"] = {
  "wood-carver": {
    name: "intagliatore",
    good: "maschera",
    effect: "Intaglia una maschera nel legno.",
  },
  potter: {
    name: "vasaio",
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
    effect: "Taglia un diamante. Nulla sostituisce mai questo bene.",
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
      "Ricava un vaso dall'argilla e dalla ciotola di un vasaio. Con un fabbricante di vasi sulla mappa, le sole ciotole non innalzano più nulla.",
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
    effect:
      "Paghi ogni bene 1 capo, qualunque prezzo chieda il proprietario. Le tappe costano come sempre.",
  },
  atete: {
    name: "Atete",
    effect: "Una risorsa già usata una volta in questo giro può servirti ancora una volta.",
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
    effect: "Durante il tuo turno la portata è di 6 passi, per tutti gli artigiani.",
  },
  gu: {
    name: "Gu",
    effect: "Le tue tecnologie pesano 1 RV ciascuna, anche quelle già prese.",
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
    effect: "Una seconda targa, davanti a tutte le altre, raccoglie doni per te.",
  },
  "tsui-goab": {
    name: "Tsui-Goab",
    effect: "Per uno stesso innalzamento puoi portare più volte lo stesso bene.",
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
      "Fino alla fine del turno, 2 capi del costo di ogni artigiano finiscono qui e ti tornano con le entrate.",
  },
  herd: {
    name: "mandria",
    effect: "Lasci qui 2, 4 o 6 capi e con le entrate ne riprendi 3, 6 o 9.",
  },
  nomads: {
    name: "nomadi",
    effect: "Fino alla fine del turno, i monumenti che costruisci possono toccarne altri.",
  },
  "rain-ceremony": {
    name: "cerimonia della pioggia",
    effect: "Allaghi due aree vuote affiancate.",
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

export const empire: ZimbabweText["empire"] = {
  kilwa: "Kilwa",
  mutapa: "Mutapa",
  zulu: "Zulu",
  lozi: "Lozi",
  mapungubwe: "Mapungubwe",
};

export const phase: ZimbabweText["phase"] = {
  setup: "preparazione",
  gifts: "doni",
  culture: "religione e cultura",
  over: "fine della partita",
};
