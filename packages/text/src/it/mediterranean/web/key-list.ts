import type { MediterraneanLaterText } from "../../../en/mediterranean/web/later.ts";

export const keyList: MediterraneanLaterText["keyList"] = [
  { keys: "O", description: "Fai un'offerta" },
  { keys: "R", description: "Segnala che hai finito, o annulla" },
  { keys: "J K", description: "Vai all'offerta successiva o precedente" },
  { keys: "A", description: "Accetta l'offerta selezionata" },
  { keys: "C", description: "Rispondi con una controfferta" },
  { keys: "D", description: "Rifiuta l'offerta selezionata" },
  { keys: "W", description: "Ritira la tua offerta selezionata" },
  { keys: "S", description: "Conserva la carta selezionata, o riprendila" },
  { keys: "1 … 9", description: "Seleziona la scelta con quel numero" },
  { keys: "Invio", description: "Premi il pulsante principale" },
  { keys: "Esc", description: "Torna indietro di un passo" },
  { keys: "+ −", description: "Compra più o meno PV" },
  { keys: "u", description: "Annulla l'ultima decisione" },
  { keys: "?", description: "Mostra le scorciatoie da tastiera" },
  { keys: "s", description: "Salta le mosse che vengono mostrate" },
  { keys: "/", description: "Apri il regolamento" },
  { keys: "Tab", description: "Vai da una parte all'altra" },
];
