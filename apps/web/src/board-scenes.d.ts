declare module "*.json?scenes" {
  /** The first scene whole; of the others what is not as it was before. */
  const scenes: readonly object[];
  export default scenes;
}
