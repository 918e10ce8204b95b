/** The rules alone, so that a dynamic import does not keep the whole package. */
export { tsoro } from "@sofala/tsoro";
