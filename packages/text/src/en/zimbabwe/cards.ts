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
    effect: "Cuts a diamond. No other good ever replaces it.",
  },
  sculptor: {
    name: "sculptor",
    good: "sculpture",
    effect:
      "Makes a sculpture from wood and a wood carver's mask. Once a sculptor is on the map, masks alone no longer raise monuments.",
  },
  "vessel-maker": {
    name: "vessel maker",
    good: "vessel",
    effect:
      "Makes a vessel from clay and a potter's pot. Once a vessel maker is on the map, pots alone no longer raise monuments.",
  },
  "throne-maker": {
    name: "throne maker",
    good: "throne",
    effect:
      "Makes a throne from wood and an ivory carving. Once a throne maker is on the map, carvings alone no longer raise monuments.",
  },
};

export const god: ZimbabweText["god"] = {
  anansi: {
    name: "Anansi",
    effect:
      "You buy each good for 1 cattle, whatever its owner charges. Hubs cost the same as usual.",
  },
  atete: {
    name: "Atete",
    effect: "You can use a resource that has already been used once this round.",
  },
  dziva: {
    name: "Dziva",
    effect: "Raise or lower your prices freely at the start of your turn and when you choose her.",
  },
  elegua: {
    name: "Elegua",
    effect: "Each round, the stock pays up to 3 cattle of your first gift.",
  },
  engai: {
    name: "Engai",
    effect: "Your income is 2 cattle higher.",
  },
  eshu: {
    name: "Eshu",
    effect: "During your turn, the range is 6 steps for all pieces.",
  },
  gu: {
    name: "Gu",
    effect: "Each of your technologies adds only 1 VR, including those you already have.",
  },
  obatala: {
    name: "Obatala",
    effect: "When you build, you may build a second monument.",
  },
  qamata: {
    name: "Qamata",
    effect: "Whenever anybody uses a hub, including you, the payment goes onto this card.",
  },
  shadipinyi: {
    name: "Shadipinyi",
    effect: "You get a second plaque, ahead of everyone else's, that receives gifts for you.",
  },
  "tsui-goab": {
    name: "Tsui-Goab",
    effect: "You may use the same kind of good more than once for a raise.",
  },
  xango: {
    name: "Xango",
    effect: "Lowers your VR. If players exceed their VR by the same amount, you are ranked first.",
  },
};

export const specialist: ZimbabweText["specialist"] = {
  builder: {
    name: "builder",
    effect: "This turn, 2 cattle of every craftsman's cost go here and return to you at revenue.",
  },
  herd: {
    name: "herd",
    effect: "Place 2, 4 or 6 cattle here and collect 3, 6 or 9 at revenue.",
  },
  nomads: {
    name: "nomads",
    effect: "This turn, you may build monuments next to other monuments.",
  },
  "rain-ceremony": {
    name: "rain ceremony",
    effect: "Place water on two adjacent empty areas.",
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

export const phase: ZimbabweText["phase"] = {
  setup: "set-up",
  gifts: "gifts",
  culture: "religion and culture",
  over: "end of the game",
};
