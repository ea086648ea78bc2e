/** JSON text that the server has written into the document, by the name of its block: `gallery`, `visit`, `first-data`. */
export type DocumentBlocks = ReadonlyMap<string, DocumentBlock>;

/** A script element of the document, or what stands in for it while the server renders. */
export interface DocumentBlock {
  readonly textContent: string | null;
}

declare global {
  /** Blocks of the page that the server renders now. Global, because shell and remotes each have a copy of this code. */
  var renderedBlocks: DocumentBlocks | undefined;
}

/** The block of this name in the document, or in the one that is being rendered; null when it has none. */
export function documentBlock(name: string): DocumentBlock | null {
  if (globalThis.renderedBlocks) return globalThis.renderedBlocks.get(name) ?? null;
  return typeof document === 'undefined' ? null : document.getElementById(name);
}

/** Server only: from now on blocks are read from here. One page at a time. */
export function setDocumentBlocks(blocks: Readonly<Record<string, string>>): void {
  globalThis.renderedBlocks = new Map(
    Object.entries(blocks).map(([name, textContent]) => [name, { textContent }]),
  );
}
