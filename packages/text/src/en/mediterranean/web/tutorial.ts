import type { MediterraneanTutorialText } from "../../../games/mediterranean/tutorial-text.ts";
import { tutor } from "../../web/tutor.ts";

export const mediterraneanTutorial: MediterraneanTutorialText = {
  ...tutor,
  intro:
    "One turn of the market in eleven short lessons, about eight minutes. You trade with Bruno and Chiara, who follow a script; Dario keeps to himself.",
  players: ["Livia", "Bruno", "Chiara", "Dario"],
  phoneHints: {
    mats: "Draw up the sheet to see the players.",
    goods: "It is under “Market”.",
    answer: "It is under “To you”.",
  },
  finished: {
    title: "That was the tutorial",
    text: "Well traded. You know every part of a turn now; what remains is to read the others. A first market without a clock leaves you time to look around.",
    firstGame: "Set up a first market",
    rules: "Read the rules",
  },
  lessons: {
    turn: {
      title: "A turn",
      summary: "Who sits here, and what everybody can see.",
      stepTexts: {
        welcome:
          "You are Livia, and you lead one of four young peoples around the sea. Goods are worth more in sets, so everybody wants to swap. Bruno and Chiara will trade with you; Dario keeps to himself.",
        phases:
          "A game has six turns. In each of them farms and cities bring cards, then come civic affairs, the market, the resolution in which all cards are turned up, and purchases. We join in turn 2, as the market opens.",
        mats: "Here is what all can see: everybody's victory points (VP) and money, government and religion, happiness and safety. Whoever is unhappiest or least safe, below START, will be struck by a calamity.",
      },
      nudges: {},
    },
    hand: {
      title: "Your hand",
      summary: "Sets, and what is under the cards.",
      stepTexts: {
        sets: "Your cards, sorted into sets. A set pays more with every card: one grain $1, two $3, three $6, four $10. So a third grain is worth more to you than a lone ore, and with Bruno it may be the other way round.",
        bottoms:
          "Under each card is something that only its holder sees. Most are arrows for your government or religion, one of yours is a VP. Your wine hides Barbarian Fury: turned up, it costs 2 safety. Nobody may say what is under a card.",
      },
      nudges: {},
    },
    offer: {
      title: "An offer to you",
      summary: "Reading a slip, and accepting it.",
      stepTexts: {
        card: "Two slips have come. Chiara asks everyone for wool. Bruno makes an offer to you alone: one grain for your ore. It says what you would have: three grain for $6 instead of two for $3. What is under his grain you cannot know.",
        accept: "Accept Bruno's offer. In that moment the cards change hands, and it is final.",
      },
      nudges: {
        decline: "Caution is often right. This one is good, though: a third grain for a lone ore.",
        other: "One thing after another: first accept Bruno's offer.",
      },
    },
    making: {
      title: "Your own offer",
      summary: "Giving what is alone for what makes a set.",
      stepTexts: {
        goal: "Now you see what was under the grain: an arrow for Venus, no harm in that. Chiara still looks for wool. Your wool is alone, and your three timber would like a fourth.",
        compose:
          "Offer Chiara your wool for one timber: press the wool in your hand, add one timber to what you want, choose Chiara, and send.",
      },
      nudges: {
        whom: "Chiara must be among those it is for: she is the one who looks for wool.",
        give: "Give the wool, and only that: it is what Chiara looks for.",
        want: "Ask for one timber: with it you have four.",
        other: "Make Chiara the offer first: your wool for one timber.",
      },
    },
    request: {
      title: "Who has …?",
      summary: "Asking everyone, and a reply.",
      stepTexts: {
        ask: "Chiara agreed at once. Where you do not know who has something, ask everyone. Your grain wants a fourth: press grain in the row of goods.",
        answer:
          "Bruno replies: one grain for your salt. The fourth grain brings $4 more, the salt alone $1. Accept. Your question stays on the market until you withdraw it or the market ends.",
      },
      nudges: {
        ask: "Ask for grain, and for nothing else: that is the set you are building.",
        decline: "Then you would stay with three grain. Accept this one.",
        other: "Bruno is waiting for your answer: accept his offer.",
      },
    },
    danger: {
      title: "Dangers",
      summary: "What others are glad to be rid of, and so are you.",
      stepTexts: {
        look: "Look under the new grain: Poverty, which costs 1 happiness when it is turned up. Bruno was glad to be rid of it. For $4 you can live with that.",
        pass: "Barbarian Fury under your wine is worse, and it cannot be stored. Chiara collects wine: offer her the wine for one dye.",
        beware:
          "Chiara asked for wine and got wine; what is under it she sees only now. Types must be true, bottoms are the risk of whoever takes the card. Only Piracy may be passed off as spices or gold.",
      },
      nudges: {
        whom: "Chiara must be among those it is for: she collects wine.",
        give: "Give the wine, and only that: it is what you want to be rid of.",
        want: "Ask for one dye: a civic good for another.",
        other: "First the wine: offer it to Chiara for one dye.",
      },
    },
    warehouse: {
      title: "The warehouse",
      summary: "What may wait for the next turn.",
      stepTexts: {
        store:
          "After the market all cards are turned up, except those in the warehouse. One cube there gives room for three. Your dye alone is worth $2 now; next turn it may have company. Store it.",
        stored:
          "What is stored comes back to your hand next turn. Depression, Barbarian Fury, Piracy and a few others cannot be stored: they must be traded away, or turned up.",
      },
      nudges: {
        set: "That card is worth more in its set now. Store the dye.",
        other: "The trading is done. Store the dye.",
      },
    },
    bell: {
      title: "The bell",
      summary: "Cards turned up: money, arrows, calamities.",
      stepTexts: {
        bell: "A real market lasts four minutes. At the bell all offers end, and ten seconds are left for storing. It ends sooner when everybody is ready: Dario has been all along, Bruno and Chiara are now.",
        ready:
          "Say that you are ready. All cards will be turned up, and you will be shown what they bring, part by part.",
        money:
          "Four grain and four timber made $20. Arrows took your government to democracy 4 and your religion to Venus 3. Prosperity brought 1 VP, and Poverty cost 1 happiness.",
        calamity:
          "Then the calamities. Dario was the unhappiest and lost $5 to a tax strike. Chiara, with the Fury from your wine, was least safe, and barbarians took 3 VP from her. Whoever has lost something goes back to START.",
      },
      nudges: { other: "You have what you came for. Say that you are ready." },
    },
    purchases: {
      title: "Purchases",
      summary: "Developments, buildings, victory points.",
      stepTexts: {
        shop: "Now money becomes progress, for all at the same time. Each of the six developments of the turn can be bought once by everybody. Most need a worker: a cube that is available, or one from a farm.",
        develop:
          "Buy a development. Market Town is a good one early on: its city brings you a civic card every turn.",
        build:
          "Now a building, further down. The level of your marker says how many may stand on its board, and you have room on both. It brings workers and an ability. Build one whose ability is for yourself.",
        vp: "A cube on industry lets you buy victory points: $4 each at first, less with every Industry development. Buy at least one.",
        done: "Of the money you do not spend, half is lost. Buy more if you like, and then say that you are done.",
      },
      nudges: {
        develop: "All in good time. Buy a development first.",
        build: "That can wait. Build something first.",
        ability:
          "A fine building, but its ability is for others, or for culture. Take one that you can use yourself in a moment.",
        vp: "Possible, but now buy at least one victory point.",
        done: "Buy victory points with the rest, or say that you are done.",
      },
    },
    civic: {
      title: "Civic affairs",
      summary: "Using buildings, and turning boards over.",
      stepTexts: {
        use: "Turn 3 has begun: half of your money is gone, new cards have come, and the dye is back. In the civic phase every building works once. Use yours, then say that you are ready.",
        flips:
          "Now everybody may turn over a board, government or religion, in secret and all at once. The other face has buildings of its own; but the marker begins at 0, and all your buildings on that board are destroyed. Arrows that push it past 0 do the same.",
        keep: "You have just begun to build. Turn nothing over.",
      },
      nudges: {
        use: "First use your building; it costs nothing.",
        flip: "That would cost you the spaces you have gained, and every building on that board. Turn nothing over.",
      },
    },
    winning: {
      title: "Winning",
      summary: "Six turns, and a word about the numbers.",
      stepTexts: {
        six: "The market is open again, and so it goes for six turns. Then whoever has most VP wins; equal VP go by culture, then buildings, and for the first place by rock, paper, scissors. Money and stored cards are worth nothing in the end.",
        stated:
          "A plain word about the numbers: the rulebook of this prototype states some values and shows others only in pictures that are not to be had. Those are reconstructed and marked † wherever they stand: how many cards hide what, the levels of the boards, nearly all prices and effects of buildings and developments. The rules list which is which.",
      },
      nudges: {},
    },
  },
};
