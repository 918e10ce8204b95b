import { mediterranean } from "@sofala/mediterranean";
import { secretSeating } from "../../../online/remote-hidden-table.ts";

/** How the Mediterranean is sat at on a server. */
export const seating = secretSeating(mediterranean);
