import { describe, expect, test } from "vitest";
import { naiveDescribe } from "./index.ts";
import { allReady, at, BELL, play, READY, refusal, seatOf } from "./table.ts";

const SEATS = [
  { hand: ["grain-01", "grain-02", "piracy-01"], warehouse: ["wine-01"], vp: 2 },
  { hand: ["wool-01", "wool-02", "gold-01"] },
  { hand: ["ore-01", "ore-18"], buildings: ["white-G5"], cubes: { warehouse: 2 } },
];
const market = (extra: object = {}) => at({ turn: 2, phase: "trading", seats: SEATS, ...extra });
const offer = (give: object, want: object, to: "all" | number[] = "all") => ({
  kind: "offer",
  to,
  give,
  want,
});

describe("offers", () => {
  test("a deal numbers the cards as listed and kills offers whose cards have gone", () => {
    const table = play(
      market(),
      [0, offer({ cards: [4, 1] }, { goods: { wool: 1 } })],
      [0, offer({ cards: [2] }, { goods: { wool: 1 } })],
      [0, offer({ cards: [4] }, {})],
      [1, offer({ cards: [2] }, { vp: 1 }, [0])],
      [1, { kind: "accept", offer: 1, give: [2] }],
    );
    expect(naiveDescribe(table).offers).toEqual([2]);
    expect(seatOf(table, 0)).toMatchObject({ slots: [2, 3, 5], warehouse: [] });
    expect(seatOf(table, 0).hand.at(-1)).toBe("wool-02");
    expect(seatOf(table, 1).hand.slice(-2)).toEqual(["wine-01", "grain-01"]);
    expect(seatOf(table, 1).slots).toEqual([1, 3, 4, 5]);
    expect(refusal(table, 2, { kind: "accept", offer: 1 })).toBe("offer/taken");
    expect(refusal(table, 2, { kind: "accept", offer: 3 })).toBe("offer/cards-gone");
    expect(refusal(table, 0, { kind: "accept", offer: 4 })).toBe("offer/cards-gone");
  });

  test("nothing for nothing is refused, gifts are not", () => {
    const table = market();
    const zero = offer({ cards: [], vp: 0 }, { goods: { grain: 0 }, pledges: [] });
    expect(refusal(table, 0, zero)).toBe("offer/nothing");
    expect(refusal(table, 0, offer({ vp: 1 }, {}))).toBe("accepted");
    expect(refusal(table, 0, offer({}, { goods: { gold: 1 } }))).toBe("accepted");
  });

  test("values that make no sense are refused", () => {
    const table = market();
    const gold = { goods: { gold: 1 } };
    expect(refusal(table, 0, offer({ cards: [9] }, gold))).toBe("offer/unknown-card");
    expect(refusal(table, 0, offer({ cards: [1, 1] }, gold))).toBe("offer/card-twice");
    expect(refusal(table, 0, offer({ cards: [1], as: { 1: "gold" } }, gold))).toBe(
      "offer/not-piracy",
    );
    expect(refusal(table, 0, offer({ vp: 3 }, gold))).toBe("offer/vp-short");
    for (const to of [[], [0], [1, 1], [7]]) {
      expect(refusal(table, 0, offer({ vp: 1 }, gold, to))).toBe("offer/bad-addressee");
    }
    const barred = market({ options: { tradeVp: false } });
    expect(refusal(barred, 0, offer({}, { vp: 1 }))).toBe("offer/vp-barred");
    const reply = { ...offer({ vp: 1 }, gold), replyTo: 1 };
    expect(refusal(table, 1, reply)).toBe("offer/unknown-reply");
    const asked = play(table, [0, offer({ vp: 1 }, gold, [2])]);
    expect(refusal(asked, 1, reply)).toBe("offer/unknown-reply");
    expect(refusal(asked, 2, reply)).toBe("accepted");
  });

  test("Piracy passes as gold, and answers a wish for spices", () => {
    const table = play(
      market(),
      [0, offer({ cards: [3], as: { 3: "gold" } }, { goods: { gold: 1 } })],
      [1, offer({ cards: [1] }, { goods: { spices: 1 } })],
    );
    const answer = { kind: "accept", offer: 2, give: [3] };
    expect(refusal(table, 0, answer)).toBe("deal/wrong-cards");
    expect(refusal(table, 0, { ...answer, as: { 3: "spices" } })).toBe("accepted");
    const after = play(table, [1, { kind: "accept", offer: 1, give: [3] }]);
    expect(seatOf(after, 1).hand).toContain("piracy-01");
    expect(refusal(after, 1, { kind: "store", cards: [4] })).toBe("store/forbidden");
  });

  test("declining closes it for one, the last decline kills it", () => {
    const table = play(
      market(),
      [0, offer({ cards: [1] }, {}, [1, 2])],
      [1, { kind: "decline", offer: 1 }],
    );
    expect(refusal(table, 1, { kind: "accept", offer: 1 })).toBe("offer/declined");
    expect(refusal(table, 3, { kind: "decline", offer: 1 })).toBe("offer/not-yours");
    expect(naiveDescribe(table).offers).toEqual([1]);
    const dead = play(table, [2, { kind: "decline", offer: 1 }]);
    expect(naiveDescribe(dead).offers).toEqual([]);
    expect(refusal(dead, 0, { kind: "withdraw", offer: 1 })).toBe("offer/declined");
  });

  test("an offer whose points are gone stays listed but cannot be accepted", () => {
    const table = play(
      market(),
      [0, offer({ vp: 2 }, {}, [1])],
      [0, offer({ vp: 1 }, {}, [2])],
      [2, { kind: "accept", offer: 2 }],
    );
    expect(naiveDescribe(table).offers).toEqual([1]);
    expect(refusal(table, 1, { kind: "accept", offer: 1 })).toBe("deal/vp-short");
  });

  test("pledges are checked when made and when accepted", () => {
    const use = (target: number) => ({ building: "white-G5", target, use: true });
    const table = play(
      market(),
      [2, offer({ pledges: [use(0)] }, {}, [1])],
      [2, offer({ pledges: [use(3)] }, {}, [1])],
      [1, offer({}, { pledges: [use(2)] })],
      [1, { kind: "accept", offer: 1 }],
    );
    expect(naiveDescribe(table).pledges).toEqual([{ seat: 2, ...use(0) }]);
    expect(refusal(table, 1, { kind: "accept", offer: 2 })).toBe("pledge/contradicts");
    expect(refusal(table, 0, { kind: "accept", offer: 3 })).toBe("pledge/building");
    expect(refusal(table, 2, { kind: "accept", offer: 3 })).toBe("pledge/target");
    expect(refusal(table, 2, offer({ pledges: [use(2)] }, {}))).toBe("pledge/target");
    expect(refusal(table, 2, offer({ pledges: [{ ...use(0), use: false }] }, {}))).toBe(
      "pledge/contradicts",
    );
    expect(refusal(table, 2, offer({ pledges: [{ ...use(3), use: false }] }, {}))).toBe("accepted");
    expect(refusal(table, 0, offer({ pledges: [use(1)] }, {}))).toBe("pledge/building");
    const last = market({ turn: 6 });
    expect(refusal(last, 2, offer({ pledges: [use(0)] }, {}))).toBe("pledge/too-late");
  });
});

describe("the end of trading", () => {
  test("a ready seat may only take it back, and its offers stay open", () => {
    const table = play(market(), [0, offer({ cards: [1] }, {})], [0, READY]);
    expect(refusal(table, 0, { kind: "store", cards: [] })).toBe("turn/ready");
    expect(refusal(table, 0, READY)).toBe("turn/ready");
    expect(refusal(table, 1, { kind: "unready" })).toBe("turn/not-ready");
    expect(refusal(table, 1, { kind: "accept", offer: 1 })).toBe("accepted");
    expect(refusal(play(table, [0, { kind: "unready" }]), 0, READY)).toBe("accepted");
  });

  test("the warehouse holds three, five with two cubes, and not the nasty ones", () => {
    const table = market();
    expect(refusal(table, 0, { kind: "store", cards: [4, 1, 2] })).toBe("accepted");
    expect(refusal(table, 0, { kind: "store", cards: [4, 1, 2, 3] })).toBe("store/too-many");
    expect(refusal(table, 0, { kind: "store", cards: [1, 1] })).toBe("store/card-twice");
    expect(refusal(table, 0, { kind: "store", cards: [8] })).toBe("store/unknown-card");
    expect(refusal(table, 2, { kind: "store", cards: [2] })).toBe("store/forbidden");
    expect(seatOf(play(table, [0, { kind: "store", cards: [] }]), 0).warehouse).toEqual([]);
  });

  test("after the bell there is a grace for storing, for those who were ready too", () => {
    const table = play(market(), [1, READY], ["clock", BELL]);
    expect(naiveDescribe(table)).toMatchObject({ part: "grace", toAct: [0, 1, 2, 3] });
    expect(refusal(table, 0, offer({ cards: [1] }, {}))).toBe("turn/wrong-part");
    expect(refusal(table, 0, { kind: "store", cards: [1] })).toBe("accepted");
    expect(refusal(table, 1, { kind: "store", cards: [] })).toBe("accepted");
    expect(naiveDescribe(allReady(table)).phase).toBe("purchasing");
    expect(naiveDescribe(allReady(market())).phase).toBe("purchasing");
    const none = market({ options: { tradeGraceSeconds: 0 } });
    expect(naiveDescribe(play(none, ["clock", BELL])).phase).toBe("purchasing");
  });

  test("the market in rounds offers first and answers then, three times", () => {
    const table = market({ options: { market: "rounds" } });
    expect(refusal(table, 1, { kind: "accept", offer: 1 })).toBe("offer/step");
    const answers = allReady(play(table, [0, offer({ cards: [1] }, {})]));
    expect(naiveDescribe(answers)).toMatchObject({ part: "trading", offers: [1] });
    expect(refusal(answers, 1, offer({ cards: [1] }, {}))).toBe("offer/step");
    expect(refusal(answers, 0, { kind: "withdraw", offer: 1 })).toBe("accepted");
    const second = play(answers, [1, { kind: "accept", offer: 1 }], ["clock", BELL]);
    expect(refusal(second, 1, offer({ cards: [1] }, {}))).toBe("accepted");
    const last = allReady(allReady(allReady(second)));
    expect(naiveDescribe(last).part).toBe("trading");
    expect(naiveDescribe(allReady(last)).phase).toBe("purchasing");
    expect(naiveDescribe(play(last, ["clock", BELL])).part).toBe("grace");
  });
});
