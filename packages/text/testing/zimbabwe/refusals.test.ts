import type { Refusal } from "@sofala/zimbabwe";
import { describe, expect, test } from "vitest";
import { languages } from "../../src/index.ts";
import { SENTENCE, SLIPS, TAGS, isShared, type Said } from "../said.ts";

const NAMES = ["Kilwa", "Zulu", "Ann"];

/** At least one of every code, with what a person would answer. */
const ANSWERS: { readonly [Code in Refusal["code"]]: readonly Example<Code>[] } = {
  "move/malformed": [
    [
      { path: "$.at", reason: "a cell is missing" },
      {
        en: "This move cannot be read: a cell is missing ($.at).",
        it: "Questa mossa non si può leggere: c'è un errore in $.at.",
      },
    ],
  ],
  "game/over": [[{}, { en: "The game is over.", it: "La partita è finita." }]],
  "turn/not-yours": [[{ active: 1 }, { en: "It is Zulu's turn.", it: "È il turno di Zulu." }]],
  "turn/wrong-phase": [
    [
      { phase: "setup" },
      {
        en: "During set-up only first monuments are placed.",
        it: "Durante la preparazione si piazzano solo i primi monumenti.",
      },
    ],
    [
      { phase: "gifts" },
      { en: "In phase I you give or pass.", it: "Nella fase I si dona o si passa." },
    ],
    [
      { phase: "culture" },
      {
        en: "Phase II has no gifts and no first monuments.",
        it: "Nella fase II non ci sono né doni né primi monumenti.",
      },
    ],
    [{ phase: "over" }, { en: "The game is over.", it: "La partita è finita." }],
  ],
  "cell/off-map": [[{ at: "z9" }, { en: "z9 is not on the map.", it: "z9 non è sulla mappa." }]],
  "start/not-a-starting-area": [
    [{ at: "c4" }, { en: "c4 is not a starting area.", it: "c4 non è un'area di partenza." }],
  ],
  "start/taken": [
    [
      { at: "c4" },
      { en: "The starting area c4 is taken.", it: "L'area di partenza c4 è occupata." },
    ],
  ],
  "gift/too-small": [
    [
      { least: 1 },
      { en: "The gift must be at least 1 cattle.", it: "Il dono deve essere di almeno 1 capo." },
    ],
    [
      { least: 4 },
      { en: "The gift must be at least 4 cattle.", it: "Il dono deve essere di almeno 4 capi." },
    ],
  ],
  "cattle/too-few": [
    [
      { need: 4, have: 3 },
      { en: "Needs 4 cattle; you have 3.", it: "Servono 4 capi; ne hai 3." },
    ],
    [
      { need: 1, have: 0 },
      { en: "Needs 1 cattle; you have none.", it: "Serve 1 capo; non ne hai." },
    ],
  ],
  "prices/empty": [
    [{}, { en: "At least one price must be named.", it: "Indica almeno un prezzo." }],
  ],
  "prices/card-missing": [
    [
      { craftsman: "sculptor" },
      { en: "You have no sculptor card.", it: "Non hai la carta dello scultore." },
    ],
  ],
  "prices/must-rise": [
    [
      { craftsman: "potter", price: 2 },
      {
        en: "The potter's price is 2; here it can only go up.",
        it: "Il prezzo del vasaio è 2; qui può solo salire.",
      },
    ],
  ],
  "prices/dziva-only": [
    [
      {},
      {
        en: "Only those who adore Dziva set their prices freely.",
        it: "Solo chi adora Dziva fissa i prezzi liberamente.",
      },
    ],
  ],
  "prices/too-late": [
    [
      {},
      {
        en: "With Dziva, prices come first in the turn, or right after she is chosen.",
        it: "Con Dziva i prezzi si fissano all'inizio del turno o subito dopo averla scelta.",
      },
    ],
  ],
  "card/one-per-turn": [
    [
      {},
      {
        en: "One god or specialist can be chosen in a turn.",
        it: "In un turno si sceglie una sola divinità o un solo specialista.",
      },
    ],
  ],
  "god/already-adoring": [
    [
      { god: "gu" },
      {
        en: "You adore Gu, and one god is the limit.",
        it: "Adori già Gu, e si può avere una sola divinità.",
      },
    ],
  ],
  "god/not-available": [
    [
      { god: "tsui-goab" },
      { en: "Tsui-Goab is not on offer.", it: "Tsui-Goab non è disponibile." },
    ],
  ],
  "vr/too-high": [
    [
      { vr: 42, limit: 40 },
      {
        en: "This would bring your VR to 42; 40 is the limit.",
        it: "Il tuo RV salirebbe a 42; il limite è 40.",
      },
    ],
  ],
  "specialist/not-available": [
    [
      { specialist: "shaman" },
      { en: "The shaman is not on offer.", it: "Lo sciamano non è disponibile." },
    ],
    [
      { specialist: "nomads" },
      { en: "The nomads are not on offer.", it: "I nomadi non sono disponibili." },
    ],
    [
      { specialist: "rain-ceremony" },
      {
        en: "The rain ceremony is not on offer.",
        it: "La cerimonia della pioggia non è disponibile.",
      },
    ],
  ],
  "specialist/not-owned": [
    [{ specialist: "herd" }, { en: "You do not have the herd.", it: "Non hai la mandria." }],
  ],
  "specialist/already-used": [
    [
      { specialist: "herd" },
      { en: "The herd has been used this turn.", it: "In questo turno hai già usato la mandria." },
    ],
    [
      { specialist: "nomads" },
      { en: "The nomads have been used this turn.", it: "In questo turno hai già usato i nomadi." },
    ],
  ],
  "specialist/nothing-to-place": [
    [
      { specialist: "rain-ceremony" },
      {
        en: "The rain ceremony has nothing left to place, or nowhere to place it.",
        it:
          "Con la cerimonia della pioggia non resta nulla da piazzare, o nessun posto dove " +
          "farlo.",
      },
    ],
  ],
  "specialist/must-be-used": [
    [
      { specialist: "shaman" },
      {
        en: "The shaman was chosen this turn and must be used before it ends.",
        it: "Prima di terminare il turno devi usare lo sciamano che hai scelto.",
      },
    ],
    [
      { specialist: "nomads" },
      {
        en: "The nomads were chosen this turn and must be used before it ends.",
        it: "Prima di terminare il turno devi usare i nomadi che hai scelto.",
      },
    ],
  ],
  "specialist/must-stay-payable": [
    [
      { specialist: "shaman", need: 5, have: 4 },
      {
        en: "With the shaman still to pay, this needs 5 cattle; you have 4.",
        it: "Con lo sciamano ancora da pagare servono 5 capi; ne hai 4.",
      },
    ],
    [
      { specialist: "nomads", need: 1, have: 0 },
      {
        en: "With the nomads still to pay, this needs 1 cattle; you have 0.",
        it: "Con i nomadi ancora da pagare serve 1 capo; non ne hai.",
      },
    ],
  ],
  "specialist/must-stay-placeable": [
    [
      { specialist: "rain-ceremony" },
      {
        en: "This would leave the rain ceremony nowhere to place a tile.",
        it: "Così non resterebbe posto per la tessera della cerimonia della pioggia.",
      },
    ],
    [
      { specialist: "shaman" },
      {
        en: "This would leave the shaman nowhere to place a tile.",
        it: "Così non resterebbe posto per la tessera dello sciamano.",
      },
    ],
  ],
  "supply/no-resource-left": [
    [
      { resource: "diamond" },
      { en: "No diamond tile is left.", it: "Le tessere diamante sono finite." },
    ],
    [{ resource: "ivory" }, { en: "No ivory tile is left.", it: "Le tessere avorio sono finite." }],
  ],
  "rain/not-neighbours": [
    [
      { cells: ["c3", "e3"] },
      { en: "c3 and e3 do not share a side.", it: "c3 ed e3 non hanno un lato in comune." },
    ],
  ],
  "main/one-per-turn": [
    [
      { taken: "build" },
      {
        en: "There is one main action in a turn; this turn's went to building.",
        it: "C'è una sola azione principale per turno; in questo hai scelto di costruire.",
      },
    ],
    [
      { taken: "raise" },
      {
        en: "There is one main action in a turn; this turn's went to raising.",
        it:
          "C'è una sola azione principale per turno; in questo hai scelto di innalzare " +
          "monumenti.",
      },
    ],
    [
      { taken: "place" },
      {
        en: "There is one main action in a turn; this turn's went to placing craftsmen.",
        it:
          "C'è una sola azione principale per turno; in questo hai scelto di piazzare " +
          "artigiani.",
      },
    ],
  ],
  "main/interrupted": [
    [
      { taken: "place" },
      {
        en: "Something else came in between, so placing craftsmen is over for this turn.",
        it: "L'azione è stata interrotta: in questo turno non puoi più piazzare artigiani.",
      },
    ],
  ],
  "main/prices-raised": [
    [
      {},
      {
        en: "After raising prices, no more craftsmen are placed this turn.",
        it: "Dopo aver alzato i prezzi, in questo turno non si piazzano altri artigiani.",
      },
    ],
  ],
  "land/not-empty": [
    [
      { at: "c4", because: "off-map" },
      { en: "c4 is not on the map.", it: "c4 non è sulla mappa." },
    ],
    [
      { at: "c4", because: "water" },
      { en: "c4 is water.", it: "c4 è acqua." },
    ],
    [
      { at: "c4", because: "resource" },
      { en: "c4 holds a resource.", it: "c4 ospita una risorsa." },
    ],
    [
      { at: "c4", because: "start" },
      {
        en: "c4 is a starting area and must stay free.",
        it: "c4 è un'area di partenza e deve restare libera.",
      },
    ],
    [
      { at: "c4", because: "monument" },
      { en: "c4 holds a monument.", it: "c4 ospita un monumento." },
    ],
    [
      { at: "c4", because: "craftsman" },
      { en: "c4 is taken by a craftsman.", it: "c4 ospita un artigiano." },
    ],
  ],
  "monument/enough-built": [
    [
      { limit: 1 },
      {
        en: "No more than 1 new monument in a turn.",
        it: "Al massimo 1 nuovo monumento per turno.",
      },
    ],
    [
      { limit: 2 },
      {
        en: "No more than 2 new monuments in a turn.",
        it: "Al massimo 2 nuovi monumenti per turno.",
      },
    ],
  ],
  "monument/zoning": [
    [
      { at: "g7", near: "f6" },
      { en: "g7 touches the monument at f6.", it: "g7 tocca il monumento in f6." },
    ],
  ],
  "craft/no-card-left": [
    [
      { craftsman: "potter" },
      { en: "No potter card is left.", it: "Le carte del vasaio sono finite." },
    ],
  ],
  "craft/no-tile-left": [
    [
      { craftsman: "wood-carver" },
      { en: "No wood carver tile is left.", it: "Le tessere dell'intagliatore sono finite." },
    ],
  ],
  "craft/not-rotatable": [
    [
      { craftsman: "sculptor" },
      {
        en: "The sculptor tile is square and cannot be turned.",
        it: "La tessera dello scultore è quadrata e non si può ruotare.",
      },
    ],
  ],
  "craft/price-missing": [
    [
      { craftsman: "potter" },
      {
        en: "The new potter card needs a price from 1 to 3.",
        it: "La nuova carta del vasaio richiede un prezzo da 1 a 3.",
      },
    ],
  ],
  "craft/price-not-asked": [
    [
      { craftsman: "potter" },
      {
        en: "You have the potter card already; its price stays as it is.",
        it: "Hai già la carta del vasaio; il suo prezzo resta com'è.",
      },
    ],
  ],
  "craft/no-free-resource": [
    [
      { craftsman: "potter", resource: "clay", range: 3 },
      {
        en: "No clay within 3 steps that no potter claims.",
        it: "Entro 3 passi non c'è argilla fuori dalla portata di ogni altro vasaio.",
      },
    ],
    [
      { craftsman: "diamond-cutter", resource: "diamond", range: 6 },
      {
        en: "No diamond within 6 steps that no diamond cutter claims.",
        it:
          "Entro 6 passi non c'è un diamante fuori dalla portata di ogni altro tagliatore di " +
          "diamanti.",
      },
    ],
  ],
  "craft/no-primary-before": [
    [
      { craftsman: "throne-maker", primary: "ivory-carver" },
      {
        en: "A throne maker needs an ivory carver who was on the map before this turn.",
        it:
          "Per un fabbricante di troni serve un intagliatore d'avorio già sulla mappa prima di " +
          "questo turno.",
      },
    ],
  ],
  "craft/primary-out-of-reach": [
    [
      { craftsman: "sculptor", primary: "wood-carver" },
      {
        en: "No wood carver within reach of the sculptor, even over hubs.",
        it: "Nessun intagliatore è raggiungibile dallo scultore, nemmeno attraverso tappe.",
      },
    ],
  ],
  "raise/no-monument": [
    [{ at: "c4" }, { en: "There is no monument at c4.", it: "In c4 non c'è nessun monumento." }],
  ],
  "raise/foreign": [
    [
      { at: "c4", owner: 2 },
      { en: "The monument at c4 belongs to Ann.", it: "Il monumento in c4 è di Ann." },
    ],
  ],
  "raise/complete": [
    [
      { at: "c4" },
      {
        en: "The monument at c4 is at its highest level.",
        it: "Il monumento in c4 è già al livello più alto.",
      },
    ],
  ],
  "raise/once-per-turn": [
    [
      { at: "c4" },
      {
        en: "The monument at c4 has been raised this turn.",
        it: "Il monumento in c4 è già stato innalzato in questo turno.",
      },
    ],
  ],
  "raise/number-of-goods": [
    [
      { need: 1, have: 2 },
      { en: "This raise takes 1 good, not 2.", it: "Questo innalzamento richiede 1 bene, non 2." },
    ],
    [
      { need: 3, have: 2 },
      { en: "This raise takes 3 goods, not 2.", it: "Questo innalzamento richiede 3 beni, non 2." },
    ],
  ],
  "raise/same-good": [
    [
      { resource: "ivory" },
      {
        en: "A raise takes only one good of the ivory line.",
        it: "Un innalzamento prende un solo bene della linea dell'avorio.",
      },
    ],
    [
      { resource: "clay" },
      {
        en: "A raise takes only one good of the clay line.",
        it: "Un innalzamento prende un solo bene della linea dell'argilla.",
      },
    ],
    [
      { resource: "diamond" },
      {
        en: "A raise takes only one good of the diamond line.",
        it: "Un innalzamento prende un solo bene della linea del diamante.",
      },
    ],
  ],
  "raise/no-craftsman": [
    [{ at: "c4" }, { en: "There is no craftsman at c4.", it: "In c4 non c'è nessun artigiano." }],
  ],
  "raise/superseded": [
    [
      { craftsman: "wood-carver", by: "sculptor" },
      {
        en: "With a sculptor on the map, the wood carver's good alone raises nothing.",
        it: "Con uno scultore sulla mappa, il solo bene dell'intagliatore non innalza più nulla.",
      },
    ],
  ],
  "raise/primary-missing": [
    [
      { craftsman: "throne-maker", primary: "ivory-carver" },
      {
        en: "The throne maker needs a good from an ivory carver.",
        it: "Il fabbricante di troni richiede il bene di un intagliatore d'avorio.",
      },
    ],
  ],
  "raise/primary-not-asked": [
    [
      { craftsman: "potter" },
      {
        en: "The potter needs no other craftsman's good.",
        it: "Il vasaio non richiede il bene di un altro artigiano.",
      },
    ],
  ],
  "raise/wrong-primary": [
    [
      { craftsman: "sculptor", primary: "wood-carver", found: "ivory-carver" },
      {
        en: "The sculptor needs a good from a wood carver, not from an ivory carver.",
        it: "Lo scultore richiede il bene di un intagliatore, non di un intagliatore d'avorio.",
      },
    ],
  ],
  "raise/out-of-reach": [
    [
      { from: "g7", to: "c4" },
      { en: "c4 is out of reach from g7.", it: "c4 non è raggiungibile da g7." },
    ],
  ],
  "raise/not-a-hub": [
    [
      { at: "c4" },
      {
        en: "There is no monument at c4 to be a hub.",
        it: "In c4 non c'è un monumento che faccia da tappa.",
      },
    ],
  ],
  "raise/hub-twice": [
    [
      { at: "c4" },
      {
        en: "c4 can be a hub only once on the same way.",
        it: "c4 può fare da tappa una volta sola sullo stesso percorso.",
      },
    ],
  ],
  "raise/own-hub": [
    [
      { at: "g7" },
      {
        en: "g7 is the monument being raised and cannot be a hub on its own way.",
        it: "g7 è il monumento da innalzare e non può fare da tappa sul proprio percorso.",
      },
    ],
  ],
  "raise/wrong-resource": [
    [
      { at: "c4", resource: "clay" },
      { en: "There is no clay at c4.", it: "In c4 non c'è argilla." },
    ],
    [
      { at: "c4", resource: "diamond" },
      { en: "There is no diamond at c4.", it: "In c4 non c'è un diamante." },
    ],
  ],
  "raise/resource-out-of-range": [
    [
      { at: "c4", craftsman: "h9", range: 3 },
      {
        en: "c4 is more than 3 steps from the craftsman at h9.",
        it: "c4 dista più di 3 passi dall'artigiano in h9.",
      },
    ],
  ],
  "raise/resource-used": [
    [
      { at: "c4" },
      {
        en: "The resource at c4 has been used this round.",
        it: "La risorsa in c4 è già stata usata in questo giro.",
      },
    ],
  ],
};

type Without<Variant> = Variant extends unknown ? Omit<Variant, "code"> : never;
/** A refusal without its code, and what is said. */
type Example<Code extends Refusal["code"]> = readonly [
  data: Without<Extract<Refusal, { readonly code: Code }>>,
  said: Said,
];

describe.each(TAGS)("%s", (tag) => {
  const text = languages[tag].zimbabwe;

  describe.each(Object.entries(ANSWERS))("%s", (code, examples) => {
    test.each(examples.map(([data, said]) => ({ data, expected: said[tag] })))(
      "$expected",
      ({ data, expected }) => {
        const said = text.refusal({ code, ...data } as Refusal, NAMES);
        expect(said).toBe(expected);
        expect(said).toMatch(SENTENCE);
        expect(said).not.toMatch(SLIPS);
      },
    );
  });
});

test("every language has its own words", () => {
  const said = Object.values<readonly (readonly [unknown, Said])[]>(ANSWERS).flatMap((examples) =>
    examples.map(([, each]) => each),
  );
  expect(said.filter(isShared)).toEqual([]);
});
