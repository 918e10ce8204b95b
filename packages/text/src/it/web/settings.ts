import type { SettingsText } from "../../en/web/settings.ts";
import { count } from "../grammar.ts";

export const settings: SettingsText = {
  title: "Impostazioni",
  text: "Valgono per questo dispositivo e hanno effetto subito.",
  language: "Lingua",
  asBrowser: "Come il browser",
  appearance: "Aspetto",
  theme: "Tema",
  themes: { system: "Come il dispositivo", light: "Chiaro", dark: "Scuro" },
  contrast: "Contrasto alto",
  contrastText: "Bianco e nero, linee forti.",
  patterns: "Trame marcate",
  patternsText: "Gli imperi si distinguono da trame ed emblemi forti, per chi vede pochi colori.",
  motionAndSound: "Movimento e suono",
  motion: "Movimento",
  motions: { system: "Come il dispositivo", full: "Pieno", reduced: "Fermo" },
  pace: "Passo dei bot",
  paceText: "Quanto aspettano fra due mosse, perché tu possa seguirli.",
  paces: { brisk: "Svelto", calm: "Calmo", slow: "Lento" },
  sound: "Suono",
  soundText: "Un segnale leggero quando tocca a te.",
  storage: "Partite su questo dispositivo",
  storageText:
    "Le partite le conserva questo browser e nessun altro. Cancellando i suoi dati spariscono: per sicurezza salvale in un file.",
  storageUsed: (used, games) =>
    games === 0 ? "Ancora nessuna." : `${count(games, "partita", "partite")}, ${used} occupati.`,
  persist: "Chiedi al browser di conservarle",
  persisted: "Il browser ha promesso di conservarle anche quando manca spazio.",
  notPersisted: "Quando manca spazio il browser potrebbe cancellarle.",
  persistRefused:
    "Il browser non lo promette ancora. Spesso lo fa quando l'app è installata o usata da un po'.",
  persistUnknown: "Questo browser non dice come conserva i dati.",
};
