import { lastSetupOf } from "../../../setup/start-game.ts";
import { mediterraneanSetup } from "./table-setup.ts";

/** The last set-up with bots. */
export const lastSetup = () => lastSetupOf(mediterraneanSetup);
