import type { Rolldown } from "vite";

/** What the page begins with is one file; a module that a worker begins with too stays outside, for a worker must not begin the page. */
export function shell(id: string, graph: Rolldown.ChunkingContext): "shell" | undefined {
  const entries = entriesTo(id, graph);
  return entries.every((entry) => entry.endsWith(".html")) ? "shell" : undefined;
}

/** The entries that import a module at once, be it through others. */
function entriesTo(id: string, graph: Rolldown.ChunkingContext): readonly string[] {
  const seen = new Set([id]);
  for (const each of seen) {
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) seen.add(importer);
  }
  return [...seen].filter((each) => graph.getModuleInfo(each)?.isEntry === true);
}
