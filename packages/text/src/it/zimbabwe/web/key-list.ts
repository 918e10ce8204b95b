import type { ZimbabweLaterText } from "../../../en/zimbabwe/web/later.ts";

export const keyList: ZimbabweLaterText["keyList"] = [
  { keys: "g", description: "Scegli una divinità o uno specialista" },
  { keys: "b", description: "Costruisci un monumento" },
  { keys: "c", description: "Piazza artigiani; r ruota la tessera" },
  { keys: "r", description: "Innalza monumenti" },
  { keys: "e", description: "Termina il turno" },
  { keys: "u", description: "Annulla" },
  { keys: "U", description: "Ripeti" },
  { keys: "y p", description: "Dona, o passa" },
  { keys: "+ −", description: "Aumenta o riduci il dono" },
  { keys: "Esc", description: "Annulla l'azione in corso" },
  { keys: "← ↑ ↓ →", description: "Muoviti sul tabellone" },
  { keys: "Invio", description: "Scegli l'area" },
  { keys: "n p", description: "Area disponibile successiva o precedente" },
  { keys: "i", description: "Mostra ciò che è a portata dell'area" },
  { keys: "+ − 0", description: "Ingrandisci, rimpicciolisci, mostra tutto" },
  { keys: "[ ]", description: "Mossa precedente o successiva" },
  { keys: "s", description: "Salta le mosse mostrate" },
  { keys: "l", description: "Lenti" },
  {
    keys: "h",
    description: "Chiedi a un bot che cosa fare (non online)",
  },
  { keys: "/", description: "Cerca nelle regole" },
  { keys: "?", description: "Mostra questo elenco" },
];
