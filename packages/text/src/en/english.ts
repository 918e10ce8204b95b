import type { Language } from "../language.ts";
import { zimbabweBots } from "./bots.ts";
import { mediterranean } from "./mediterranean/mediterranean.ts";
import { craftsman, empire, god, phase, resource, specialist } from "./zimbabwe/cards.ts";
import { event } from "./zimbabwe/events.ts";
import { move } from "./zimbabwe/moves.ts";
import { refusal } from "./zimbabwe/refusals.ts";

export const english: Language = {
  tag: "en",
  name: "English",
  zimbabwe: {
    event,
    refusal,
    move,
    craftsman,
    god,
    specialist,
    resource,
    empire,
    phase,
    bot: zimbabweBots,
  },
  mediterranean,
};
