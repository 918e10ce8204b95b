import type { ReplayText } from "../../en/web/replay.ts";

export const replay: ReplayText = {
  controlsLabel: "Comandi di riproduzione",
  slider: "Mosse",
  move: (move, of) => `Mossa ${move} di ${of}`,
  beforeFirstMove: "Il tabellone com'era all'inizio.",
  round: "Giro",
  roundName: (round) => `Giro ${round}`,
  setUp: "Preparazione",
  speed: "Velocità",
  speeds: { slow: "Velocità bassa", normal: "Velocità normale", fast: "Velocità alta" },
  first: "Vai all'inizio",
  turnBack: "Turno precedente",
  back: "Mossa precedente",
  play: "Avvia",
  pause: "Pausa",
  forward: "Mossa successiva",
  turnForward: "Turno successivo",
  last: "Vai alla fine",
  continueHere: "Continua da qui",
  analyseHere: "Analizza da qui",
  result: "Risultato",
  toGame: "Torna alla partita",
  continueDialog: {
    title: "Continua da qui",
    text: (move) =>
      `Inizia una nuova partita che continua dopo la mossa ${move}. Quella originale non cambia.`,
    seat: (name) => `Chi gioca per ${name}?`,
    start: "Continua a giocare",
  },
  keyList: [
    { keys: "← →", description: "Mossa precedente o successiva" },
    { keys: "↑ ↓", description: "Turno precedente o successivo (o Pag su e Pag giù)" },
    { keys: "Inizio Fine", description: "Vai all'inizio o alla fine" },
    { keys: "Spazio", description: "Avvia o ferma" },
    {
      keys: "[ ]",
      description: "Mossa precedente o successiva mentre le frecce muovono sul tabellone",
    },
    { keys: "?", description: "Mostra questo elenco" },
  ],
};
