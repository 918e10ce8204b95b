import type { ZimbabweText } from "../../games/zimbabwe/zimbabwe-text.ts";

export const craftsman: ZimbabweText["craftsman"] = {
  "wood-carver": {
    name: "wood carver",
    good: "mask",
    effect: "Carves a mask from wood.",
  },
  potter: {
    name: "potter",
    good: "pot",
    effect: "Shapes a pot from clay.",
  },
  "ivory-carver": {
    name: "ivory carver",
    good: "ivory carving",
    effect: "Makes a carving from ivory.",
  },
  "diamond-cutter": {
    name: "diamond cutter",
    good: "cut diamond",
    effect: "Cuts a diamond. Nothing ever replaces this good.",
  },
  sculptor: {
    name: "sculptor",
    good: "sculpture",
    effect:
      "Makes a sculpture from wood and a wood carver's mask. Once a sculptor stands, masks alone raise nothing.",
  },
  "vessel-maker": {
    name: "vessel maker",
    good: "vessel",
    effect:
      "Makes a vessel from clay and a potter's pot. Once a vessel maker stands, pots alone raise nothing.",
  },
  "throne-maker": {
    name: "throne maker",
    good: "throne",
    effect:
      "Makes a throne from wood and an ivory carving. Once a throne maker stands, carvings alone raise nothing.",
  },
};

export const god: ZimbabweText["god"] = {
  anansi: {
    name: "Anansi",
    effect: "You buy each good for 1 cattle, no matter what its owner asks. Hubs are not cheaper.",
  },
  atete: {
    name: "Atete",
    effect: "A resource that has served once this round can serve you once more.",
  },
  dziva: {
    name: "Dziva",
    effect:
      "As your turn begins, and when you choose her, move your prices up or down as you like.",
  },
  elegua: {
    name: "Elegua",
    effect: "Each round the stock covers your opening gift, as far as 3 cattle go.",
  },
  engai: {
    name: "Engai",
    effect: "Your income is 2 cattle higher.",
  },
  eshu: {
    name: "Eshu",
    effect: "While it is your turn, things up to 6 steps apart are in range, for all craftsmen.",
  },
  gu: {
    name: "Gu",
    effect: "Your technologies weigh 1 VR apiece, old ones included.",
  },
  obatala: {
    name: "Obatala",
    effect: "When you build, you may build a second monument.",
  },
  qamata: {
    name: "Qamata",
    effect: "Whoever uses a hub, you included, pays for it onto this card.",
  },
  shadipinyi: {
    name: "Shadipinyi",
    effect: "A second plaque, ahead of everyone's, gathers gifts for you.",
  },
  "tsui-goab": {
    name: "Tsui-Goab",
    effect: "You may bring the same good more than once for one raise.",
  },
  xango: {
    name: "Xango",
    effect: "Lowers your VR. When players beat their VR by the same number, you come first.",
  },
};

export const specialist: ZimbabweText["specialist"] = {
  builder: {
    name: "builder",
    effect:
      "Until your turn ends, 2 cattle from the cost of every craftsman come here and return with revenue.",
  },
  herd: {
    name: "herd",
    effect: "Leave 2, 4 or 6 cattle here and collect 3, 6 or 9 with revenue.",
  },
  nomads: {
    name: "nomads",
    effect: "Until your turn ends, the monuments you build may touch others.",
  },
  "rain-ceremony": {
    name: "rain ceremony",
    effect: "Flood two empty areas that lie side by side.",
  },
  shaman: {
    name: "shaman",
    effect: "Add wood, clay, ivory or a diamond to an empty area.",
  },
};

export const resource: ZimbabweText["resource"] = {
  wood: "wood",
  clay: "clay",
  ivory: "ivory",
  diamond: "diamond",
};

export const empire: ZimbabweText["empire"] = {
  kilwa: "Kilwa",
  mutapa: "Mutapa",
  zulu: "Zulu",
  lozi: "Lozi",
  mapungubwe: "Mapungubwe",
};

export const phase: ZimbabweText["phase"] = {
  setup: "set-up",
  gifts: "gifts",
  culture: "religion and culture",
  over: "end of the game",
};
