import type { TurnReason } from "@sofala/zimbabwe";
import type { SeatNames } from "../../../card-text.ts";
import type { ZimbabweAdviceText } from "../../../en/zimbabwe/web/advice.ts";
import { sentenceByTag, type Sentences } from "../../../sentences.ts";
import {
  capitalize,
  cattle,
  count,
  list,
  ordinal,
  seatName,
  seatNames,
  the,
  toPerson,
} from "../../grammar.ts";
import { advice as shared } from "../../web/advice.ts";
import { god, resource } from "../cards.ts";
import { specialistNoun } from "../fragments.ts";
import { resources } from "../resources.ts";

type Clauses = Sentences<"kind", TurnReason, readonly [names: SeatNames]>;

const CLAUSES: Clauses = {
  wins: () => "vince la partita",
  "reaches-vr": ({ vr }) => `ti porta al tuo RV di ${vr}`,
  "stops-win": ({ rival }, names) =>
    `impedisce ${toPerson(seatName(names, rival))} di vincere in questo giro`,
  vp: ({ vp, vr }) => {
    if (vr === 0) return `porta subito ${vp} PV`;
    return vr < 0
      ? `porta subito ${vp} PV e abbassa il tuo RV di ${-vr}`
      : `porta subito ${vp} PV, ma alza il tuo RV di ${vr}`;
  },
  income: ({ cattle: more, god: chosen }) => {
    const gain = `${cattle(more)} in più a ogni giro`;
    return chosen === undefined ? `ti dà ${gain}` : `ti dà ${god[chosen].name}: ${gain}`;
  },
  god: ({ god: chosen }) => `ti dà ${god[chosen].name}`,
  specialist: (card) => `ti dà ${the(specialistNoun(card.specialist))}`,
  cost: ({ cattle: paid, returns }) =>
    returns === paid
      ? `costa ${cattle(paid)}, che ti ${paid === 1 ? "ritorna" : "ritornano tutti"}`
      : `costa ${cattle(paid)}, di cui ${returns} ti ${returns === 1 ? "ritorna" : "ritornano"}`,
  profit: ({ cattle: more }) => `ti porta ${cattle(more)} in più alla fine di questo giro`,
  "next-raise": ({ cost }) =>
    `ti permette di innalzare un monumento al prossimo giro con ${cattle(cost)}`,
  "cheaper-raise": ({ by, cost }) =>
    `ti fa risparmiare ${cattle(by)} sul prossimo innalzamento (${cost} invece di ${cost + by})`,
  "stops-raise": ({ rival }, names) =>
    `impedisce ${toPerson(seatName(names, rival))} di innalzare un monumento in questo giro`,
  "takes-resource": ({ rival, resource: kind }, names) =>
    `lascia ${seatName(names, rival)} senza ${resources(kind, 0)} in questo giro`,
  "costlier-raise": ({ rival, by }, names) =>
    `fa costare ${cattle(by)} in più il prossimo innalzamento di ${seatName(names, rival)}`,
  sells: ({ rivals, resource: kind }, names) =>
    `ti permette di vendere beni di ${resource[kind]} ${list(seatNames(names, rivals).map(toPerson))}`,
  sooner: ({ rounds }) =>
    `avvicina la tua vittoria di circa ${count(Math.round(rounds), "giro", "giri")}`,
  "keeps-cattle": (kept) => `ti lascia ${cattle(kept.cattle)} per dopo`,
  order: ({ place, cattle: gained }) => {
    const change = gained > 0 ? ` e ti porta ${cattle(gained)}` : "";
    const cost = gained < 0 ? ` e ti costa ${cattle(-gained)}` : "";
    return `ti dà la ${ordinal(place)} posizione nell'ordine di turno${change}${cost}, se tutti gli altri passano adesso`;
  },
  near: ({ count: found, resources: kinds }) =>
    `ha vicino ${count(found, "risorsa", "risorse")}: ${list(kinds.map((kind) => resource[kind]))}`,
  chance: ({ chance }) => `vince circa ${Math.round(chance * 100)} partite simulate su 100`,
};

const clause = sentenceByTag<"kind", TurnReason, readonly [names: SeatNames]>("kind", CLAUSES);

export const zimbabweAdvice: ZimbabweAdviceText = {
  ...shared,
  reasons: (reasons, names) =>
    `${capitalize(list(reasons.map((reason) => clause(reason, names))))}.`,
};
