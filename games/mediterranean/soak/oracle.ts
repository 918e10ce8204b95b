/**
 * `npm run soak -- oracle [--games N]`: the naive engine of the tests plays along in many more
 * games than in the tests.
 */
import { soakTest } from "@sofala/engine/testing/soak";

soakTest("games/mediterranean/test/oracle.test.ts", "200");
