import type { Rolldown } from "vite";

/** Puts the modules that the page starts with into one file, except those a worker imports, because a worker must not start the page. */
export function shell(id: string, graph: Rolldown.ChunkingContext): "shell" | undefined {
  const entries = entriesTo(id, graph);
  return entries.every((entry) => entry.endsWith(".html")) ? "shell" : undefined;
}

/** The entries that import a module statically, directly or indirectly. */
function entriesTo(id: string, graph: Rolldown.ChunkingContext): readonly string[] {
  const seen = new Set([id]);
  for (const each of seen) {
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) seen.add(importer);
  }
  return [...seen].filter((each) => graph.getModuleInfo(each)?.isEntry === true);
}
