declare module "*.json?scenes" {
  /** The first scene in full; of each other one only what changed. */
  const scenes: readonly object[];
  export default scenes;
}
