import type { ZimbabweTutorialText } from "../../../games/zimbabwe/tutorial-text.ts";
import { tutor } from "../../web/tutor.ts";

export const tutorial: ZimbabweTutorialText = {
  ...tutor,
  intro:
    "Ten short lessons on small maps, about ten minutes in all. You lead Kilwa; Zulu follows a script.",
  players: ["Kilwa", "Zulu"],
  finished: {
    title: "That was the tutorial",
    text: "Well played. You know every part of the game now; what remains is to judge what is worth it. A first game leaves the specialists out and has six gods that are easy to grasp.",
    firstGame: "Play a first game",
    rules: "Read the rules",
  },
  lessons: {
    gifts: {
      title: "Gifts",
      summary: "A first monument, and who moves first.",
      stepTexts: {
        welcome:
          "You lead Kilwa. To win, your victory points (VP) must reach your victory requirement (VR) at the end of a round. VR starts at 20, and the cards you take will change it.",
        place:
          "Your marker is on top of the VR stack, so you place first. Put your first monument on any of the four starting areas.",
        queue:
          "Every round begins with gifts: who gives most moves first. Zulu placed last and so opens with 1 cattle. Gifts are dealt onto the plaques one by one, and the first plaque is Zulu's own.",
        give: "Give 2 or 3 cattle. Dealing goes on where it stopped: the next plaque is yours.",
        order:
          "Zulu could not give more and passed by itself. You are first this round, and part of your gift came back from your plaque. Whoever passes gets a share of what others give.",
      },
      nudges: {
        pass: "Passing is often wise early on. Here, see what a gift does: give 2 or 3 cattle.",
      },
    },
    monument: {
      title: "A monument",
      summary: "The parts of a turn, and building.",
      stepTexts: {
        turn: "In your turn you may choose one god or specialist, use your specialists, and take one main action: build a monument, place craftsmen, or raise monuments.",
        build:
          "Build a monument: it costs nothing. Any empty land will do, as long as it touches no other monument, not even at a corner.",
        built:
          "One more VP on the track. A monument is worth 1, 3, 7, 13 or 21 VP by its level: the first is only a beginning.",
        end: "That was your main action. Until you end the turn, everything in it can be taken back. End your turn now.",
        revenue:
          "Zulu placed a potter. Then came revenue: an income as high as your highest monument, so 1 cattle. Nobody has reached their VR, and round 2 begins.",
      },
      nudges: {
        build: "You could, but this lesson is about building: choose a place for a monument.",
        end: "There will be time for cards later. End your turn.",
      },
    },
    craftsman: {
      title: "A craftsman",
      summary: "Technology, price, and a customer.",
      stepTexts: {
        craftsmen:
          "Craftsmen make the goods that monuments are raised with. A potter needs clay within 3 steps of his tile, diagonals included, that no other potter has in range.",
        place:
          "Place a potter near the clay at b3 and set a price from 1 to 3. He costs 2 cattle. His tile may lie across or stand upright.",
        card: "With your first potter you took his technology card: your VR is 3 higher. The potter brings 1 VP. The price on the card is what everybody pays for a pot, you included.",
        end: "End your turn, and see who needs a pot.",
        sold: "Zulu bought your pot and raised its monument. The cattle lay on your card until revenue and are in your hand now. Others pay for what you build, and you may use what they build.",
      },
      nudges: {
        "other-craft": "Another time. For this lesson place a potter; the clay at b3 is marked.",
        other: "First the craftsman: place a potter near the clay at b3.",
        end: "One craftsman is enough here. End your turn.",
      },
    },
    raise: {
      title: "Raising",
      summary: "Buying goods for your monuments.",
      stepTexts: {
        goods:
          "A raise takes as many goods as the monument has levels, and they must differ. Zulu's potter asks 2 for a pot, your own ivory carver 1 for a carving. Both are in range of both your monuments.",
        one: "Raise the monument at c5 from level 1 to 2. One good is enough, whichever you like.",
        two: "In the same action you may raise others. The monument at f1 goes from level 2 to 3 and needs two different goods: a pot and a carving. Each uses a resource that is still free this round.",
        end: "That made 2 and 4 VP: every good is worth 2. End your turn.",
        income:
          "What you paid your own carver came back to you with revenue, and your income is 3 now, for your highest monument. Zulu kept what you paid for pots.",
      },
      nudges: {
        "first-small": "Begin with one good: raise c5, so that enough is left for f1.",
        other: "Possible, but raising is what this turn is for.",
        end: "End your turn to see the revenue.",
      },
    },
    hub: {
      title: "Hubs",
      summary: "Reaching further over monuments.",
      stepTexts: {
        range:
          "Your monument at b3 wants a pot, but the potter is 6 steps away and range is 3. On the way to a craftsman every monument is a hub: from it, range begins anew.",
        raise:
          "Zulu's monument at e3 lies 3 steps from yours and 3 from the potter. Raise b3 over this hub.",
        paid: "You paid 1 for the pot and 1 for the hub, to the stock. Hubs of your own cost the same, and each good pays for its own way. To a resource no hub ever leads: the clay must be within 3 steps of the potter.",
      },
      nudges: { raise: "Raise the monument at b3; the way leads over e3." },
    },
    water: {
      title: "Water",
      summary: "A river is one step, however long.",
      stepTexts: {
        steps:
          "Water joined side to side is one body. One step takes you in, inside you move freely, one step takes you out. From one end of this river to the other it is 2 steps.",
        build:
          "Zulu's ivory carver stands at the river's end. Build a monument that has him in range: anywhere along the river, or one row further.",
        end: "Good. End your turn; this round you were last.",
        raise:
          "A new round. Zulu passed, so you are first without a gift. Raise your new monument: a carving comes along the river, without any hub.",
        river:
          "Sites on a shore reach far, and so do craftsmen there. Bodies of water that only meet at a corner are two.",
      },
      nudges: {
        "too-far":
          "From there the carver is more than 3 steps away. Try a place closer to the river.",
        build: "Build a monument first, near the river.",
        end: "End your turn, the river will wait.",
        raise: "Now raise a monument with a carving from the ivory carver.",
      },
    },
    specialist: {
      title: "A specialist",
      summary: "Rain joins two lakes.",
      stepTexts: {
        five: "Five specialists, each once. A card adds to your VR for good; a fee onto it buys its help, once a turn. A specialist you choose must be used in that same turn.",
        choose:
          "Your monument at a3 cannot reach the potter: two lakes with dry land between them. Choose the rain ceremony.",
        rain: "Pay the 3 cattle and let it rain on two empty areas side by side. Join the two lakes.",
        raise: "Now it is one body of water, and the potter is 2 steps away. Raise a3.",
        end: "A specialist comes before or after the main action, not in its middle. End your turn.",
        "back-again":
          "The 3 cattle lay on the card and came back with revenue. What stays is 1 more VR, and a lake for everyone.",
      },
      nudges: {
        "other-specialist": "Worth knowing, but the lakes need rain: choose the rain ceremony.",
        choose: "First a specialist: choose the rain ceremony.",
        elsewhere: "There the lakes stay apart. Put the water between them, in one row.",
        rain: "The rain ceremony was chosen and must be used this turn: let it rain.",
        raise: "The potter is in range now: raise a3.",
      },
    },
    god: {
      title: "A god",
      summary: "A gift for the whole game, and its weight.",
      stepTexts: {
        dear: "Zulu asks 3 for everything. Raising f1 takes a pot and a carving, 6 cattle, and you have 4.",
        choose:
          "You may adore one god in the whole game. Each changes a rule for you and changes your VR, up to 40 at most. Choose one that makes the goods affordable.",
        raise:
          "Anansi pays 1 for every good, whatever the price. It works at once: raise f1, for 2 cattle.",
        end: "Four VP. End your turn.",
        road: "Your VR is 5 higher, the price of a god that helps in every raise to come. Ask of each card what it will bring before the game ends. You cannot choose a god and a specialist in one turn.",
      },
      nudges: {
        "other-god": "A god to think about, but the goods for f1 would stay too dear. Try another.",
        choose: "First a god: one under whom you can pay for the goods.",
        raise: "Raise the monument at f1; you can pay for it now.",
      },
    },
    secondary: {
      title: "Secondary craftsmen",
      summary: "A better good drives out the simple one.",
      stepTexts: {
        pair: "Zulu has masks of its own for 1 cattle and is about to raise g5. A sculptor makes sculptures from masks. Once one stands, masks alone raise nothing, for anybody.",
        place:
          "Place a sculptor: 4 cattle, 2 VP, with wood in range and a way to the wood carver. Stay near Zulu's monument: you want to sell.",
        end: "End your turn.",
        sold: "Zulu needed a sculpture: it paid your sculptor, paid a mask besides, and used two woods. Secondary craftsmen slow a leader down and earn on every sale. First primary and secondary cannot be placed in the same turn.",
      },
      nudges: {
        "too-far": "There Zulu could not reach it, or not pay the way. Move the sculptor closer.",
        place: "Place a sculptor; wood is marked.",
        end: "End your turn and see what Zulu does.",
      },
    },
    winning: {
      title: "Winning",
      summary: "A last round, for real.",
      stepTexts: {
        count:
          "You have 16 VP and VR 23; Zulu has 23 VP and VR 25. This round decides. A raise from level 3 to 4 needs three goods, and there is one ivory on the map: who moves first gets it.",
        give: "Zulu has given 1. Give more, so that you move first. You will need about 5 cattle afterwards.",
        reach:
          "Bring your VP to your VR. Raising a monument of level 3 brings 6 VP, raising a2 brings 2, and Xango lowers your VR by 2. Do what it takes, in an order you like.",
        end: "You have reached your VR. The others still have their turns; it is checked after revenue. End your turn.",
        won: "Zulu reached its VR too, but what counts is who is further above it: you have won. Play a first game against bots next; the rules are a tap away at any time.",
      },
      nudges: {
        pass: "Then Zulu moves first and takes the only ivory. Give more than 1.",
        "other-god": "That god comes too late to help. Xango lowers your VR by 2.",
        reach:
          "You would not reach your VR that way. Keep the ivory for a monument of level 3, and raise before or after choosing a god, not around it.",
        end: "You have what you need. End your turn.",
      },
    },
  },
};
