/** JSON that the server wrote into the document, by block name: `gallery`, `visit`, `first-data`. */
export type DocumentBlocks = ReadonlyMap<string, DocumentBlock>;

/** A script element of the document, or its stand-in during server rendering. */
export interface DocumentBlock {
  readonly textContent: string | null;
}

declare global {
  /**
   * Blocks of the page being rendered. Global, because the shell and each remote have their own copy of this code.
   */
  var renderedBlocks: DocumentBlocks | undefined;
}

/** Null when the document has no such block. */
export function documentBlock(name: string): DocumentBlock | null {
  if (globalThis.renderedBlocks) return globalThis.renderedBlocks.get(name) ?? null;
  return typeof document === 'undefined' ? null : document.getElementById(name);
}

/** Server only: sets the blocks of the page being rendered. One page at a time. */
export function setDocumentBlocks(blocks: Readonly<Record<string, string>>): void {
  globalThis.renderedBlocks = new Map(
    Object.entries(blocks).map(([name, textContent]) => [name, { textContent }]),
  );
}
