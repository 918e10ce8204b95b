/** The worker: runs bots and computes plans, so that the page is never blocked. */
import { handleRequests } from "../../../workers/handle-requests.ts";
import { zimbabweHandlers } from "./request-handlers.ts";

handleRequests(zimbabweHandlers);
