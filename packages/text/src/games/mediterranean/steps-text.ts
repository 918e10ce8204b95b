import type { OnlineText } from "../../en/web/online.ts";
import type {
  BankChoice,
  BuildingId,
  CubePlace,
  CultureBox,
  DevelopmentEffect,
  DevelopmentId,
  IdeaTrack,
  Industry,
  Part,
  WorkerPlace,
} from "@sofala/mediterranean";

/** Parts of a turn in which something other than trading is decided. */
type StepPart = Exclude<Part, "trading" | "grace">;

/** The decisions of a player outside the market. */
export interface StepsText {
  readonly label: string;
  readonly choices: string;
  readonly ready: string;
  readonly unready: string;
  readonly takeBack: string;
  readonly back: string;
  readonly dismiss: string;
  readonly waitingFor: (names: readonly string[]) => string;
  /** What the players are doing that the table waits for. */
  readonly othersActivity: { readonly [P in StepPart]: string };
  /** On a button, before anything is chosen. */
  readonly pick: string;
  /** Why a server did not do something. */
  readonly problem: OnlineText["problem"];
  readonly change: ChangeText;
  readonly abilities: {
    readonly prompt: (left: number) => string;
    readonly allUsed: string;
    readonly used: string;
    readonly useAll: (left: number) => string;
    readonly skipRest: string;
  };
  readonly give: {
    readonly prompt: string;
    readonly chosen: (building: BuildingId, name: string) => string;
    readonly use: (name: string) => string;
    readonly pass: string;
    readonly pledges: string;
    readonly pledge: (
      by: string | undefined,
      building: BuildingId,
      use: boolean,
      on: string | undefined,
    ) => string;
    readonly yourTurnLater: string;
  };
  readonly flips: {
    readonly prompt: string;
    readonly keep: string;
    readonly confirm: (tracks: readonly IdeaTrack[]) => string;
    readonly board: (track: IdeaTrack) => string;
    readonly chosen: string;
    readonly destroys: (buildings: readonly BuildingId[]) => string;
    readonly destroysNothing: string;
    readonly losesSpaces: (spaces: number) => string;
    readonly handEffect: (track: IdeaTrack, spaces: number) => string;
    readonly noHandEffect: string;
    readonly buildingsOf: (idea: string) => string;
    readonly secret: string;
    readonly waiting: (tracks: readonly IdeaTrack[]) => string;
    readonly confirmDialog: {
      readonly title: (tracks: readonly IdeaTrack[]) => string;
      readonly cannotUndo: string;
      readonly confirm: string;
      readonly cancel: string;
    };
  };
  readonly bank: {
    readonly prompt: string;
    readonly choice: { readonly [C in BankChoice]: string };
    readonly poverty: (cards: number) => string;
    readonly prosperity: (cards: number) => string;
    readonly confirm: { readonly [C in BankChoice]: string };
  };
  readonly vote: {
    readonly prompt: (calamity: string) => string;
    readonly youAreTied: (calamity: string) => string;
    readonly voted: (name: string) => string;
    readonly confirm: (name: string) => string;
    readonly losses: (losses: string) => string;
    readonly round: (round: number, of: number, needed: number) => string;
    readonly penalty: (vp: number) => string;
    readonly votes: (names: readonly string[]) => string;
  };
  readonly cubes: {
    readonly prompt: (calamity: string, count: number) => string;
    readonly confirm: (chosen: number, count: number) => string;
    readonly place: (place: CubePlace) => string;
    readonly lostOf: (chosen: number, there: number) => string;
    readonly consequence: (place: CubePlace, facts: LossFacts) => string;
    readonly suggested: string;
    readonly unaffected: (places: string, calamity: string) => string;
    readonly remove: (place: string) => string;
  };
  readonly stored: {
    readonly prompt: (count: number) => string;
    readonly confirm: (chosen: number, count: number) => string;
  };
  readonly rockPaperScissors: {
    readonly prompt: (against: string) => string;
    readonly watching: (names: readonly string[]) => string;
    readonly thrown: string;
    readonly score: (first: string, wins: readonly [number, number], second: string) => string;
    readonly firstTo: (wins: number) => string;
    readonly lastThrow: (shown: string) => string;
    readonly nextOpponent: (names: readonly string[]) => string;
  };
  readonly shop: ShopText;
  readonly keyList: readonly { readonly keys: string; readonly description: string }[];
}

/** What changes, before and after. */
interface ChangeText {
  readonly name: {
    readonly [What in "vp" | "money" | "happiness" | "safety" | "available" | "price"]: string;
  };
  readonly beforeAfter: (what: string, from: string, to: string) => string;
  readonly noChange: string;
  readonly level: (level: number) => string;
  readonly destroyed: (buildings: readonly BuildingId[]) => string;
}

/** What depends on the edition and on the board when a cube is lost. */
export interface LossFacts {
  /** Safety of an army, happiness of a colosseum. */
  readonly status: number;
  /** Cards that can still be stored. */
  readonly storage: number;
  /** The price of a VP after it. */
  readonly price: number;
  /** Is it the last cube on industry? */
  readonly isLastIndustry: boolean;
}

/** Purchases. */
export interface ShopText {
  readonly prompt: string;
  readonly developments: string;
  readonly buildings: string;
  readonly industry: string;
  readonly price: (dollars: number) => string;
  readonly buy: string;
  /** If something has to be chosen first. */
  readonly buyWithChoice: string;
  readonly buyFor: (dollars: number) => string;
  readonly buyNamed: (card: DevelopmentId, dollars: number) => string;
  /** If a worker comes from those available by default. */
  readonly fromFarm: string;
  readonly build: string;
  readonly buildNamed: (building: BuildingId, dollars: number) => string;
  readonly bought: string;
  readonly built: string;
  readonly boughtBy: (names: readonly string[]) => string;
  /** What a development makes possible besides its own text; empty if nothing. */
  readonly unlocks: (effect: DevelopmentEffect) => string | undefined;
  readonly cubes: (cubes: number) => string;
  readonly buildingSlots: (
    idea: string,
    position: number,
    level: number,
    standing: number,
  ) => string;
  readonly otherFace: (idea: string, destroyed: number) => string;
  readonly otherFaceNote: string;
  readonly vpPrice: (price: number) => string;
  readonly bulk: (vp: number, price: number) => string;
  readonly vpAmount: string;
  readonly less: string;
  readonly more: string;
  readonly buyVp: (vp: number, dollars: number) => string;
  readonly moneyAfter: (dollars: number, kept: number) => string;
  readonly moneyHalved: (dollars: number, kept: number) => string;
  readonly moneyWorthless: string;
  readonly bill: string;
  readonly nothingBought: string;
  readonly builtItem: (building: BuildingId, price: number) => string;
  readonly developedItem: (card: DevelopmentId, price: number) => string;
  readonly vpItem: (vp: number, price: number) => string;
  readonly done: string;
  readonly youAreDone: string;
  readonly question: {
    readonly box: string;
    readonly industry: string;
    readonly spaces: (track: IdeaTrack) => string;
    readonly from: (number: number) => string;
  };
  readonly chosenSoFar: string;
  readonly remove: (choice: string) => string;
  readonly workerFrom: (place: WorkerPlace) => string;
  readonly workerFromFacts: (place: WorkerPlace, there: number) => string;
  readonly noMoreWorkers: string;
  readonly box: (box: CultureBox) => string;
  readonly industryFacts: (good: string, dominance: string, monopoly: string) => string;
  readonly industryName: (industry: Industry) => string;
  readonly spaces: (spaces: number) => string;
  readonly doneDialog: {
    readonly title: string;
    readonly vp: (money: number, kept: number, vp: number) => string;
    readonly lastTurnVp: (money: number, vp: number) => string;
    readonly developments: (cards: readonly DevelopmentId[]) => string;
    readonly cancel: string;
    readonly confirm: string;
  };
}
