import type { MediterraneanTutorialText } from "../../../games/mediterranean/tutorial-text.ts";
import { tutor } from "../../web/tutor.ts";

export const mediterraneanTutorial: MediterraneanTutorialText = {
  ...tutor,
  intro:
    "One turn in eleven short lessons, about eight minutes. You trade with Bruno and Chiara, who follow a script; Dario does not trade.",
  players: ["Livia", "Bruno", "Chiara", "Dario"],
  phoneHints: {
    mats: "Pull up the panel to see the players.",
    goods: "It is under “Market”.",
    answer: "It is under “To you”.",
  },
  finished: {
    title: "Tutorial complete",
    text: "Well traded. You now know every part of a turn. Next, learn to read the other players: a first game without a clock gives you time to look around.",
    firstGame: "Play a first game",
    rules: "Read the rules",
  },
  lessons: {
    turn: {
      title: "A turn",
      summary: "Who is playing, and what everybody can see.",
      stepTexts: {
        welcome:
          "You are Livia, and you lead one of four young civilisations around the Mediterranean. Goods are worth more in sets, so everybody wants to trade. Bruno and Chiara will trade with you; Dario will not.",
        phases:
          "A game has six turns. In each turn you draw cards from farms and cities, use your buildings in the civic phase, trade in the market, reveal all cards in the resolution, and buy. We join turn 2 as the market opens.",
        mats: "This is what everybody can see: each player's victory points (VP) and money, government and religion, happiness and safety. Calamities strike the least happy and the least safe player, if they are below START, the 0 on the scales at the top.",
      },
      nudges: {},
    },
    hand: {
      title: "Your hand",
      summary: "Sets, and what the cards hide.",
      stepTexts: {
        sets: "These are your cards, sorted into sets. A set pays more with every card: one grain $1, two $3, three $6, four $10. So a third grain is worth more to you than a single ore. For Bruno it may be the other way round.",
        bottoms:
          "Each card has a bottom that only its holder can see. Most are arrows for your government or religion; one of yours gives 1 VP. Your wine hides Barbarian Fury, which costs 2 safety when it is revealed. Nobody may say what is at the bottom of a card.",
      },
      nudges: {},
    },
    offer: {
      title: "An offer to you",
      summary: "Read an offer card and accept it.",
      stepTexts: {
        card: "Two offers have arrived. Chiara is asking everyone for wool. Bruno makes an offer to you alone: one grain for your ore. The card shows what you would have: three grain for $6 instead of two for $3. You cannot see the bottom of his grain.",
        accept: "Accept Bruno's offer. The cards change hands immediately, and the deal is final.",
      },
      nudges: {
        decline:
          "It is often right to be careful, but this offer is good: a third grain for a single ore.",
        other: "Accept Bruno's offer first.",
      },
    },
    making: {
      title: "Your own offer",
      summary: "Trade a single card for one that completes a set.",
      stepTexts: {
        goal: "Now you can see the bottom of the grain: an arrow for Venus, which does no harm. Chiara is still looking for wool. You have a single wool, and a fourth timber would help your set.",
        compose:
          "Offer Chiara your wool for one timber: choose the wool in your hand, add one timber to what you want, choose Chiara and send.",
      },
      nudges: {
        whom: "Make the offer to Chiara: she is looking for wool.",
        give: "Give only the wool: that is what Chiara is looking for.",
        want: "Ask for one timber: then you have four.",
        other: "First make Chiara the offer: your wool for one timber.",
      },
    },
    request: {
      title: "Who has …?",
      summary: "Ask everyone, and answer a reply.",
      stepTexts: {
        ask: "Chiara agreed right away. If you do not know who has a good, ask everyone. You need a fourth grain: choose grain in the row of goods.",
        answer:
          "Bruno replies: one grain for your salt. The fourth grain is worth $4 more, the salt alone only $1. Accept. Your request stays on the market until you withdraw it or the market closes.",
      },
      nudges: {
        ask: "Ask only for grain: that is the set you are building.",
        decline: "Then you would still have only three grain. Accept this one.",
        other: "Bruno is waiting for your answer: accept his offer.",
      },
    },
    danger: {
      title: "Dangers",
      summary: "Cards that everybody wants to get rid of.",
      stepTexts: {
        look: "Look at the bottom of the new grain: Poverty, which costs 1 happiness when it is revealed. Bruno was glad to get rid of it. For $4 you can live with that.",
        pass: "Barbarian Fury at the bottom of your wine is worse, and it cannot be stored. Chiara collects wine: offer her the wine for one dye.",
        beware:
          "Chiara wanted wine and got wine; she sees its bottom only now. You must give the goods you promised, but bottoms are the buyer's risk. Only Piracy can be passed off as spices or gold.",
      },
      nudges: {
        whom: "Make the offer to Chiara: she collects wine.",
        give: "Give only the wine: that is the card you want to get rid of.",
        want: "Ask for one dye: one civic good for another.",
        other: "First offer Chiara the wine for one dye.",
      },
    },
    warehouse: {
      title: "The warehouse",
      summary: "Save cards for the next turn.",
      stepTexts: {
        store:
          "After the market all cards are revealed, except those in the warehouse. One cube there gives you room for three. Your single dye is worth $2 now; next turn it may be part of a set. Store it.",
        stored:
          "Stored cards return to your hand next turn. Depression, Barbarian Fury, Piracy and a few others cannot be stored: you must trade them away or reveal them.",
      },
      nudges: {
        set: "That card is worth more in its set. Store the dye.",
        other: "You are done trading. Store the dye.",
      },
    },
    bell: {
      title: "The end of the market",
      summary: "Revealed cards: money, arrows, calamities.",
      stepTexts: {
        bell: "A real market lasts four minutes. When it closes, all offers end, and you have ten more seconds to store cards. It closes sooner if everybody is ready: Dario has been ready all along, and Bruno and Chiara are ready now.",
        ready:
          "Press Ready. All cards will be revealed, and you will see what they bring, step by step.",
        money:
          "Four grain and four timber earned $20. Arrows moved your government to democracy 4 and your religion to Venus 3. Prosperity gave 1 VP, and Poverty cost 1 happiness.",
        calamity:
          "Then the calamities struck. Dario was the least happy and lost $5 to a tax strike. Chiara, with the Fury from your wine, was the least safe, and barbarians took 3 VP from her. A struck player's marker returns to START.",
      },
      nudges: { other: "You have what you need. Press Ready." },
    },
    purchases: {
      title: "Purchases",
      summary: "Developments, buildings, victory points.",
      stepTexts: {
        shop: "Now you turn money into progress, and everybody buys at the same time. Every player can buy each of this turn's six developments once. Most need a worker: an available cube, or one from a farm.",
        develop:
          "Buy a development. Market Town is good early on: its city gives you a civic card every turn.",
        build:
          "Now build a building, further down. Your marker's level says how many buildings you can have on that board, and you have room on both. A building gives you workers and an ability. Choose one whose ability you can use on yourself.",
        vp: "With a cube on industry you can buy victory points: $4 each at first, less with every Industry development. Buy at least one.",
        done: "You lose half of the money you do not spend. Buy more if you like, then press Done.",
      },
      nudges: {
        develop: "That comes later. Buy a development first.",
        build: "That can wait. Build something first.",
        ability:
          "A good building, but its ability affects others or culture. Choose one that you can use yourself in a moment.",
        vp: "You could do that, but buy at least one victory point now.",
        done: "Buy victory points with the rest, or press Done.",
      },
    },
    civic: {
      title: "Civic affairs",
      summary: "Use buildings and flip boards.",
      stepTexts: {
        use: "Turn 3 has begun: your money was halved, you drew new cards, and the dye is back. In the civic phase you can use every building once. Use yours, then press Ready.",
        flips:
          "Now everybody can flip their government or religion board, secretly and at the same time. The other side has different buildings, but its marker starts at 0, and all your buildings on that board are destroyed. Arrows that push the marker past 0 do the same.",
        keep: "You have only just started to build. Keep both boards.",
      },
      nudges: {
        use: "Use your building first. It costs nothing.",
        flip: "You would lose the spaces you have gained and every building on that board. Keep both boards.",
      },
    },
    winning: {
      title: "Winning",
      summary: "Six turns, and a note about the numbers.",
      stepTexts: {
        six: "The market is open again, and this continues for six turns. Then the player with the most VP wins. Ties are broken by culture, then buildings, and for first place by rock, paper, scissors. Money and stored cards are worth nothing at the end.",
        stated:
          "A note about the numbers: the rulebook of this prototype states some values but shows others only in pictures that are not available. We reconstructed those and marked them with † wherever they appear: how many cards have each bottom, the levels of the boards, and nearly all prices and effects of buildings and developments. The rules say which is which.",
      },
      nudges: {},
    },
  },
};
