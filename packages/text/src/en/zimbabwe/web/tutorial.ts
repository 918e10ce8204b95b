import type { ZimbabweTutorialText } from "../../../games/zimbabwe/tutorial-text.ts";
import { count } from "../../grammar.ts";
import { tutor } from "../../web/tutor.ts";

export const tutorial: ZimbabweTutorialText = {
  ...tutor,
  intro:
    "Ten short lessons on small maps, about ten minutes in total. You play Kilwa; Zulu follows a script.",
  players: ["Kilwa", "Zulu"],
  finished: {
    title: "Tutorial complete",
    text: "Well played. You now know every part of the game. Next, find out what pays off: a first game has no specialists and six easy gods.",
    firstGame: "Play a first game",
    rules: "Read the rules",
  },
  captions: {
    dismiss: "Got it",
    vr: {
      title: "VR: the points you need",
      text: (vr) =>
        `Your victory requirement is ${vr}. Gods and technologies that you take raise it. You win if your VP reach your VR at the end of a round.`,
    },
    plaques: {
      title: "Plaques: what comes back",
      text: () =>
        "Give more than the others to move first. The cattle of each gift are dealt onto the plaques one by one, and you take those on yours at the end of this phase.",
    },
    vp: {
      title: "VP: the points you have",
      text: (vp) =>
        `You have ${vp} VP. A monument is worth 1, 3, 7, 13 or 21 VP, depending on its level, so one high monument beats several low ones.`,
    },
    revenue: {
      title: "Revenue: the + beside your cattle",
      text: () =>
        "At the end of each round you take the cattle on your cards, plus as many as the level of your highest monument.",
    },
    goods: {
      title: "To go: how far you are",
      text: (vp, goods) =>
        `You still need ${vp} VP: about ${count(goods, "good")}, because every good that raises a monument brings 2 VP.`,
    },
  },
  lessons: {
    gifts: {
      title: "Gifts",
      summary: "A first monument, and who moves first.",
      stepTexts: {
        welcome:
          "You play Kilwa. To win, your victory points (VP) must reach your victory requirement (VR) at the end of a round. Your VR starts at 20, and the cards you take will change it.",
        place:
          "The VR markers are stacked at random, and yours is on top, so you place first. Put your first monument on any of the four starting areas.",
        queue:
          "Every round starts with gifts: the player who gives most plays first. Zulu placed last, so they open with 1 cattle. Gifts go onto the plaques one by one, and the first plaque is Zulu's own.",
        give: "Give 2 or 3 cattle. They go onto the plaques from where the last gift stopped: the next plaque is yours.",
        order:
          "Zulu could not give more and passed automatically. You play first this round, and part of your gift came back from your plaque. Players who pass still get a share of what others give.",
      },
      nudges: {
        pass: "Passing is often wise early on. But try a gift here: give 2 or 3 cattle.",
      },
    },
    monument: {
      title: "A monument",
      summary: "The parts of a turn, and building.",
      stepTexts: {
        turn: "On your turn you may choose one god or specialist, use your specialists, and take one main action: build a monument, place craftsmen, or raise monuments.",
        build:
          "Build a monument. It costs nothing. Any empty land works, as long as it does not touch another monument, not even at a corner.",
        built:
          "You have one more VP on the track. A monument is worth 1, 3, 7, 13 or 21 VP, depending on its level. This is only the beginning.",
        end: "That was your main action. You can undo everything until you end your turn. End your turn now.",
        revenue:
          "Zulu placed a potter. Then everybody collected revenue: your income equals the level of your highest monument, so you got 1 cattle. Nobody has reached their VR, so round 2 begins.",
      },
      nudges: {
        build:
          "You could do that, but this lesson is about building: choose a site for a monument.",
        end: "Cards come later. End your turn.",
      },
    },
    craftsman: {
      title: "A craftsman",
      summary: "Technology, a price and a customer.",
      stepTexts: {
        craftsmen:
          "Craftsmen make the goods you need to raise monuments. A potter needs clay within 3 steps of their tile, diagonals included, that no other potter has in range.",
        place:
          "Place a potter near the clay at b3 and set a price from 1 to 3. A potter costs 2 cattle. The tile can be horizontal or vertical.",
        card: "With your first potter you took a technology card, which raised your VR by 3. The potter gives 1 VP. Everybody pays the price on the card for a pot, including you.",
        end: "End your turn and see who needs a pot.",
        sold: "Zulu bought your pot and raised their monument. The cattle went onto your card, and at revenue you took them. Others pay to use what you build, and you can use what they build.",
      },
      nudges: {
        "other-craft":
          "Save that for another time. In this lesson, place a potter; the clay at b3 is marked.",
        other: "Place a potter near the clay at b3 first.",
        end: "One craftsman is enough here. End your turn.",
      },
    },
    raise: {
      title: "Raising",
      summary: "Buying goods for your monuments.",
      stepTexts: {
        goods:
          "To raise a monument, you need as many different goods as its current level. Zulu's potter charges 2 for a pot, your own ivory carver 1 for a carving. Both are in range of both your monuments.",
        one: "Raise the monument at c5 from level 1 to 2. You need one good of your choice.",
        two: "You can raise more monuments in the same action. To go from level 2 to 3, the monument at f1 needs two different goods: a pot and a carving. Each uses a resource that is still unused this round.",
        end: "You gained 2 and 4 VP: every good is worth 2. End your turn.",
        income:
          "At revenue you got back what you paid your own carver, and your income is now 3, for your highest monument. Zulu kept what you paid for pots.",
      },
      nudges: {
        "first-small": "Start with one good: raise c5, so that you have enough left for f1.",
        other: "You could do that, but this turn is for raising.",
        end: "End your turn to see the revenue.",
      },
    },
    hub: {
      title: "Hubs",
      summary: "Reach further with monuments.",
      stepTexts: {
        range:
          "Your monument at b3 needs a pot, but the potter is 6 steps away and the range is 3. Any monument on the way to a craftsman can be a hub: from there, you count 3 steps again.",
        raise:
          "Zulu's monument at e3 is 3 steps from yours and 3 from the potter. Raise b3, using it as a hub.",
        paid: "You paid 1 for the pot and 1 to the stock for the hub. Your own hubs cost the same, and you pay for each good separately. Hubs never help craftsmen reach resources: the clay must be within 3 steps of the potter.",
      },
      nudges: { raise: "Raise the monument at b3; use the hub at e3." },
    },
    water: {
      title: "Water",
      summary: "Any river is one step, no matter how long.",
      stepTexts: {
        steps:
          "Water areas that share a side form one body of water. It takes one step to enter and one step to leave, and moving inside is free. So it is only 2 steps from one end of this river to the other.",
        build:
          "Zulu's ivory carver is at the end of the river. Build a monument within range of the carver: anywhere along the river, or one row further away.",
        end: "Good. End your turn; you were last this round.",
        raise:
          "A new round. Zulu passed, so you play first without giving anything. Raise your new monument: the carving travels along the river, without any hub.",
        river:
          "Monuments and craftsmen on a shore have a long reach. Water areas that only touch at a corner are separate bodies of water.",
      },
      nudges: {
        "too-far":
          "From there the carver is more than 3 steps away. Try a place closer to the river.",
        build: "Build a monument first, near the river.",
        end: "End your turn; the river will still be there.",
        raise: "Now raise a monument with a carving from the ivory carver.",
      },
    },
    specialist: {
      title: "A specialist",
      summary: "Rain joins two lakes.",
      stepTexts: {
        five: "There are five specialists, one card each. Taking a card raises your VR permanently; then you can pay its fee to use it once per turn. You must use a specialist in the turn you choose it.",
        choose:
          "Your monument at a3 cannot reach the potter: there is dry land between the two lakes. Choose the rain ceremony.",
        rain: "Pay 3 cattle and place water on two adjacent empty areas, so that the two lakes join.",
        raise: "Now it is a single body of water, and the potter is 2 steps away. Raise a3.",
        end: "You can use a specialist before or after your main action, but not during it. End your turn.",
        "back-again":
          "The 3 cattle went onto the card and came back at revenue. Your VR stays 1 higher, and everybody can use the lake.",
      },
      nudges: {
        "other-specialist": "Useful, but not here. The lakes need rain: choose the rain ceremony.",
        choose: "Choose a specialist first: the rain ceremony.",
        elsewhere: "That would not join the lakes. Place the water between them, in one row.",
        rain: "You chose the rain ceremony and must use it this turn: place the water.",
        raise: "The potter is in range now: raise a3.",
      },
    },
    god: {
      title: "A god",
      summary: "A power for the whole game, at a price.",
      stepTexts: {
        dear: "Zulu charges 3 for everything. To raise f1 you need a pot and a carving. That is 6 cattle, and you have 4.",
        choose:
          "You can adore one god per game. Each god changes a rule for you and changes your VR, which can never exceed 40. Choose one that makes these goods affordable.",
        raise:
          "With Anansi you pay 1 for every good, whatever the price. It works immediately: raise f1 for 2 cattle.",
        end: "You gained 4 VP. End your turn.",
        road: "Your VR is 5 higher: the price of a god that helps with every future raise. For each card, ask yourself what it will gain you before the game ends. You cannot choose a god and a specialist in the same turn.",
      },
      nudges: {
        "other-god":
          "An interesting god, but the goods for f1 would still be too expensive. Try another.",
        choose: "Choose a god first: one that makes the goods affordable.",
        raise: "Raise the monument at f1; you can pay for it now.",
      },
    },
    secondary: {
      title: "Secondary craftsmen",
      summary: "A better good replaces a simple one.",
      stepTexts: {
        pair: "Zulu can buy masks from their own wood carver for 1 cattle, and is about to raise g5. A sculptor makes sculptures from masks. Once there is a sculptor, nobody can raise monuments with masks alone.",
        place:
          "Place a sculptor, with wood in range and a route to the wood carver. It costs 4 cattle and gives 2 VP. Stay close to Zulu's monument, so that you can sell.",
        end: "End your turn.",
        sold: "Zulu needed a sculpture: they paid your sculptor, paid for a mask as well, and used two wood resources. Secondary craftsmen slow down the leader and earn cattle with every sale. You cannot place the first primary craftsman of a line and its secondary in the same turn.",
      },
      nudges: {
        "too-far":
          "Zulu could not reach the sculptor there, or could not pay for the route. Move it closer.",
        place: "Place a sculptor; the wood is marked.",
        end: "End your turn and see what Zulu does.",
      },
    },
    winning: {
      title: "Winning",
      summary: "One last round that decides the game.",
      stepTexts: {
        count:
          "You have 16 VP and a VR of 23; Zulu has 23 VP and a VR of 25. This round decides the game. A raise from level 3 to 4 needs three goods, and there is only one ivory on the map. The player who goes first gets it.",
        give: "Zulu gave 1. Give more, so that you play first. You will need about 5 cattle afterwards.",
        reach:
          "Make your VP reach your VR. Raising a level 3 monument gives 6 VP, raising a2 gives 2, and Xango lowers your VR by 2. Do these in any order you like.",
        end: "You have reached your VR. The others still get their turns; the winner is decided after revenue. End your turn.",
        won: "Zulu reached their VR too, but you are further above yours, so you win. Next, play a first game against bots. The rules are always one tap away.",
      },
      nudges: {
        pass: "Then Zulu would play first and take the only ivory. Give more than 1.",
        "other-god": "It is too late for that god to help. Xango lowers your VR by 2.",
        reach:
          "You would not reach your VR that way. Save the ivory for a level 3 monument, and do all your raising either before or after choosing a god.",
        end: "You have what you need. End your turn.",
      },
    },
  },
};
