import type { Event } from "@sofala/zimbabwe";
import { describe, expect, test } from "vitest";
import { languages } from "../../src/index.ts";
import { SENTENCE, SLIPS, TAGS, isShared, type Said } from "../said.ts";

const NAMES = ["Kilwa", "Zulu", "Ann"];

/** At least one of every kind, with what a person would write. */
const LOG: { readonly [Kind in Event["kind"]]: readonly Example<Kind>[] } = {
  "first-monument-placed": [
    [
      { seat: 0, at: "g9" },
      { en: "Kilwa places a first monument at g9.", it: "Kilwa piazza il primo monumento in g9." },
    ],
  ],
  "gift-given": [
    [
      { seat: 1, cattle: 5, fromStock: 0, plaques: [2, 2, 1] },
      {
        en: "Zulu gives 5 cattle; the plaques receive 2, 2 and 1.",
        it: "Zulu dona 5 capi; le targhe ne ricevono 2, 2 e 1.",
      },
    ],
    [
      { seat: 1, cattle: 5, fromStock: 3, plaques: [1, 2, 2] },
      {
        en: "Zulu gives 5 cattle, 3 of them from the stock; the plaques receive 1, 2 and 2.",
        it: "Zulu dona 5 capi, di cui 3 dalla riserva; le targhe ne ricevono 1, 2 e 2.",
      },
    ],
    [
      { seat: 2, cattle: 1, fromStock: 1, plaques: [1, 0, 0] },
      {
        en: "Ann gives 1 cattle from the stock; the plaques receive 1, 0 and 0.",
        it: "Ann dona 1 capo dalla riserva; le targhe ne ricevono 1, 0 e 0.",
      },
    ],
  ],
  passed: [
    [
      { seat: 2, place: 3, automatic: false },
      { en: "Ann passes and will play third.", it: "Ann passa e giocherà in terza posizione." },
    ],
    [
      { seat: 1, place: 2, automatic: true },
      {
        en: "Zulu cannot give enough, passes and will play second.",
        it: "Zulu non può donare abbastanza, passa e giocherà in seconda posizione.",
      },
    ],
  ],
  "gifts-ended": [
    [
      { turnOrder: [1, 0, 2], received: [4, 3, 0] },
      {
        en:
          "Play goes in the order Zulu, Kilwa and Ann; from the plaques they take 3, 4 and 0 " +
          "cattle.",
        it: "Si gioca nell'ordine Zulu, Kilwa e Ann; dalle targhe prendono 3, 4 e 0 capi.",
      },
    ],
    [
      { turnOrder: [1, 0], received: [0, 0] },
      {
        en: "Play goes in the order Zulu and Kilwa; the plaques are empty.",
        it: "Si gioca nell'ordine Zulu e Kilwa; le targhe sono vuote.",
      },
    ],
  ],
  "prices-set": [
    [
      { seat: 0, prices: { potter: 2 } },
      { en: "Kilwa sets the potter's price to 2.", it: "Kilwa fissa il prezzo del vasaio a 2." },
    ],
    [
      { seat: 0, prices: { sculptor: 3, potter: 1, "ivory-carver": 2 } },
      {
        en: "Kilwa sets the potter's price to 1, the ivory carver's to 2 and the sculptor's to 3.",
        it:
          "Kilwa fissa il prezzo del vasaio a 1, quello dell'intagliatore d'avorio a 2 e quello " +
          "dello scultore a 3.",
      },
    ],
  ],
  "god-chosen": [
    [
      { seat: 0, god: "tsui-goab", vr: 26 },
      {
        en: "Kilwa adores Tsui-Goab; VR is now 26.",
        it: "Kilwa adora Tsui-Goab; il suo RV è ora 26.",
      },
    ],
    [
      { seat: 1, god: "xango", vr: 18 },
      { en: "Zulu adores Xango; VR is now 18.", it: "Zulu adora Xango; il suo RV è ora 18." },
    ],
  ],
  "specialist-chosen": [
    [
      { seat: 1, specialist: "nomads", vr: 21 },
      {
        en: "Zulu chooses the nomads; VR is now 21.",
        it: "Zulu sceglie i nomadi; il suo RV è ora 21.",
      },
    ],
    [
      { seat: 2, specialist: "shaman", vr: 23 },
      {
        en: "Ann chooses the shaman; VR is now 23.",
        it: "Ann sceglie lo sciamano; il suo RV è ora 23.",
      },
    ],
  ],
  "specialist-used": [
    [
      { seat: 1, specialist: "rain-ceremony" },
      { en: "Zulu uses the rain ceremony.", it: "Zulu usa la cerimonia della pioggia." },
    ],
  ],
  "herd-grown": [
    [
      { seat: 2, cattle: 3 },
      { en: "Ann's herd grows by 3 cattle.", it: "La mandria di Ann cresce di 3 capi." },
    ],
  ],
  "resource-placed": [
    [
      { resource: "clay", at: "d5" },
      { en: "New on the map: clay at d5.", it: "Nuova risorsa sulla mappa: argilla in d5." },
    ],
    [
      { resource: "diamond", at: "a1" },
      { en: "New on the map: diamond at a1.", it: "Nuova risorsa sulla mappa: diamante in a1." },
    ],
  ],
  "water-placed": [
    [
      { cells: ["c3", "c4"] },
      { en: "Rain brings water to c3 and c4.", it: "La pioggia porta acqua in c3 e c4." },
    ],
  ],
  "cattle-paid": [
    [
      { seat: 0, cattle: 1, recipient: { to: "stock" } },
      { en: "Kilwa pays 1 cattle to the stock.", it: "Kilwa paga 1 capo alla riserva." },
    ],
    [
      { seat: 0, cattle: 2, recipient: { to: "technology", seat: 1, craftsman: "ivory-carver" } },
      {
        en: "Kilwa pays 2 cattle onto Zulu's ivory carver card.",
        it: "Kilwa paga 2 capi sulla carta dell'intagliatore d'avorio di Zulu.",
      },
    ],
    [
      { seat: 2, cattle: 4, recipient: { to: "specialist", seat: 2, specialist: "herd" } },
      {
        en: "Ann pays 4 cattle onto their own herd card.",
        it: "Ann paga 4 capi sulla propria carta della mandria.",
      },
    ],
    [
      { seat: 0, cattle: 2, recipient: { to: "god", seat: 2, god: "qamata" } },
      {
        en: "Kilwa pays 2 cattle onto Ann's Qamata card.",
        it: "Kilwa paga 2 capi sulla carta di Qamata di Ann.",
      },
    ],
  ],
  "monument-built": [
    [
      { seat: 0, at: "g7" },
      { en: "Kilwa builds a monument at g7.", it: "Kilwa costruisce un monumento in g7." },
    ],
  ],
  "technology-taken": [
    [
      { seat: 0, craftsman: "vessel-maker", card: 2, price: 3, vr: 27 },
      {
        en: "Kilwa takes the second vessel maker card and sets its price to 3; VR is now 27.",
        it:
          "Kilwa prende la seconda carta del fabbricante di vasi e ne fissa il prezzo a 3; il " +
          "suo RV è ora 27.",
      },
    ],
  ],
  "craftsman-placed": [
    [
      { seat: 0, craftsman: "ivory-carver", at: "d5", vertical: false, vp: 1 },
      {
        en: "Kilwa places an ivory carver at d5 for 1 VP.",
        it: "Kilwa piazza un intagliatore d'avorio in d5 per 1 PV.",
      },
    ],
    [
      { seat: 0, craftsman: "throne-maker", at: "d5", vertical: true, vp: 2 },
      {
        en: "Kilwa places a throne maker at d5, upright, for 2 VP.",
        it: "Kilwa piazza un fabbricante di troni in d5, in verticale, per 2 PV.",
      },
    ],
    [
      { seat: 1, craftsman: "sculptor", at: "e2", vertical: false, vp: 2 },
      {
        en: "Zulu places a sculptor at e2 for 2 VP.",
        it: "Zulu piazza uno scultore in e2 per 2 PV.",
      },
    ],
  ],
  "resource-used": [
    [
      { at: "e6", by: "d5" },
      {
        en: "The craftsman at d5 uses the resource at e6.",
        it: "L'artigiano in d5 usa la risorsa in e6.",
      },
    ],
  ],
  "monument-raised": [
    [
      {
        seat: 0,
        at: "g7",
        level: 2,
        cattle: 1,
        vp: 2,
        goods: [{ craftsman: "c4", resource: "b2" }],
      },
      {
        en: "Kilwa raises g7 to level 2 for 1 cattle, gaining 2 VP: a good from c4.",
        it: "Kilwa innalza g7 al livello 2 per 1 capo e guadagna 2 PV: un bene da c4.",
      },
    ],
    [
      {
        seat: 0,
        at: "g7",
        level: 3,
        cattle: 6,
        vp: 4,
        goods: [
          { craftsman: "c4", resource: "b2", hubs: ["f6", "e5"] },
          {
            craftsman: "h9",
            resource: "i9",
            hubs: [],
            primary: { craftsman: "k3", resource: "k5", hubs: ["j8"] },
          },
        ],
      },
      {
        en:
          "Kilwa raises g7 to level 3 for 6 cattle, gaining 4 VP: goods from c4 over f6 and e5 " +
          "and from h9 (supplied by k3 over j8).",
        it:
          "Kilwa innalza g7 al livello 3 per 6 capi e guadagna 4 PV: beni da c4 via f6 ed e5 e " +
          "da h9 (rifornito da k3 via j8).",
      },
    ],
  ],
  "turn-ended": [[{ seat: 1 }, { en: "Zulu ends the turn.", it: "Zulu termina il turno." }]],
  "revenue-collected": [
    [
      { seat: 1, fromCards: 4, income: 3 },
      {
        en: "Zulu collects 4 cattle from cards and 3 of income.",
        it: "Zulu incassa 4 capi dalle carte e 3 di rendita.",
      },
    ],
    [
      { seat: 1, fromCards: 0, income: 1 },
      { en: "Zulu collects 1 cattle of income.", it: "Zulu incassa 1 capo di rendita." },
    ],
    [
      { seat: 1, fromCards: 4, income: 0 },
      { en: "Zulu collects 4 cattle from cards.", it: "Zulu incassa 4 capi dalle carte." },
    ],
    [
      { seat: 1, fromCards: 0, income: 0 },
      { en: "Zulu collects no cattle of income.", it: "Zulu non incassa nessun capo." },
    ],
  ],
  "round-began": [
    [
      { round: 3, queue: [2, 0, 1] },
      {
        en: "Round 3 begins; the queue is Ann, Kilwa and Zulu.",
        it: "Comincia il giro 3; la fila è Ann, Kilwa e Zulu.",
      },
    ],
  ],
  "game-ended": [
    [
      { ranking: [[1], [0], [2]], limited: false },
      { en: "Zulu wins, followed by Kilwa and Ann.", it: "Zulu vince davanti a Kilwa, poi Ann." },
    ],
    [
      { ranking: [[1], [0, 2]], limited: true },
      {
        en: "The last round is over: Zulu wins, followed by Kilwa level with Ann.",
        it: "L'ultimo giro è finito: Zulu vince davanti a Kilwa e Ann a pari merito.",
      },
    ],
    [
      { ranking: [[0, 2], [1]], limited: false },
      {
        en: "Kilwa and Ann win together, followed by Zulu.",
        it: "Kilwa e Ann vincono insieme davanti a Zulu.",
      },
    ],
  ],
};

type Without<Variant> = Variant extends unknown ? Omit<Variant, "kind"> : never;
/** An event without its kind, and what is said. */
type Example<Kind extends Event["kind"]> = readonly [
  data: Without<Extract<Event, { readonly kind: Kind }>>,
  said: Said,
];

describe.each(TAGS)("%s", (tag) => {
  const text = languages[tag].zimbabwe;

  describe.each(Object.entries(LOG))("%s", (kind, examples) => {
    test.each(examples.map(([data, said]) => ({ data, expected: said[tag] })))(
      "$expected",
      ({ data, expected }) => {
        const said = text.event({ kind, ...data } as Event, NAMES);
        expect(said).toBe(expected);
        expect(said).toMatch(SENTENCE);
        expect(said).not.toMatch(SLIPS);
      },
    );
  });

  test("a seat without a name goes by its number", () => {
    expect(text.event({ kind: "turn-ended", seat: 4 }, NAMES)).toMatch(/^\p{Lu}\w+ 4 /u);
  });
});

test("every language has its own words", () => {
  const said = Object.values<readonly (readonly [unknown, Said])[]>(LOG).flatMap((examples) =>
    examples.map(([, each]) => each),
  );
  expect(said.filter(isShared)).toEqual([]);
});
