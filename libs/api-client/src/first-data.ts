import { documentBlock, type DocumentBlock } from './document-blocks';

/** Block in which the server hands the first answers of a page along, by the path of their call (design 5). */
const BLOCK = 'first-data';

/** The answers of a block that nobody has taken yet. */
const untaken = new WeakMap<DocumentBlock, Map<string, unknown>>();

/**
 * The answer that the document carries for this path, once: then it is gone and later reads ask the server. Undefined
 * when the document carries none for it, or one that `isBody` does not know.
 */
export function takeFirstData<Body>(path: string, isBody: (body: unknown) => body is Body): Body | undefined {
  const block = documentBlock(BLOCK);
  if (!block) return undefined;
  const answers = untaken.get(block) ?? parsed(block.textContent);
  untaken.set(block, answers);
  const body = answers.get(path);
  answers.delete(path);
  return isBody(body) ? body : undefined;
}

function parsed(text: string | null): Map<string, unknown> {
  try {
    const answers: unknown = JSON.parse(text ?? '');
    return new Map(typeof answers === 'object' && answers !== null ? Object.entries(answers) : []);
  } catch {
    return new Map();
  }
}
