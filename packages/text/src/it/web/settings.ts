import type { SettingsText } from "../../en/web/settings.ts";
import { count } from "../grammar.ts";

export const settings: SettingsText = {
  title: "Impostazioni",
  text: "Salvate su questo dispositivo.",
  language: "Lingua",
  asBrowser: "Come il browser",
  appearance: "Aspetto",
  theme: "Tema",
  themes: { system: "Come il dispositivo", light: "Chiaro", dark: "Scuro" },
  contrast: "Contrasto alto",
  contrastText: "Bianco e nero con linee marcate.",
  patterns: "Trame evidenti",
  patternsText: "Trame ed emblemi evidenti distinguono gli imperi anche senza i colori.",
  motionAndSound: "Animazioni e suoni",
  motion: "Animazioni",
  motions: { system: "Come il dispositivo", full: "Complete", reduced: "Disattivate" },
  pace: "Velocità dei bot",
  paceText: "Quanto aspettano i bot fra una mossa e l'altra, perché tu possa seguirli.",
  paces: { brisk: "Alta", calm: "Normale", slow: "Bassa" },
  soundText: "La campanella suona quando tocca a te e prima che chiuda il mercato.",
  soundChoices: { off: "Nessuno", bell: "Solo la campanella", all: "Tutti" },
  volume: "Volume",
  volumes: { quiet: "Basso", normal: "Medio", loud: "Alto" },
  keyboard: "Tastiera",
  shortcuts: "Scorciatoie a tasto singolo",
  shortcutsText: "Disattivale se detti il testo o se ti capita di premere tasti per sbaglio.",
  storage: "Partite su questo dispositivo",
  storageText:
    "Le tue partite sono salvate solo in questo browser. Se ne cancelli i dati, spariscono: per sicurezza scaricane una copia.",
  storageUsed: (used, games) =>
    games === 0
      ? "Ancora nessuna partita."
      : `${count(games, "partita", "partite")}, ${used} occupati.`,
  persist: "Proteggi le mie partite",
  persisted: "Il browser conserverà le partite anche se lo spazio scarseggia.",
  notPersisted: "Se lo spazio scarseggia, il browser potrebbe eliminare le partite.",
  persistRefused:
    "Il browser non ha ancora accettato. Spesso lo fa dopo che hai installato l'app o l'hai usata per un po'.",
  persistUnknown: "Questo browser non dice se protegge le partite salvate.",
};
