/** `npm run soak -- oracle`: the naive engine plays along in many more games than in `npm test`. */
import { soakTest } from "@sofala/engine/testing/soak";

soakTest("games/zimbabwe/test/oracle.test.ts");
