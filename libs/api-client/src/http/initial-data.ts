import { documentBlock, type DocumentBlock } from './document-blocks';

/** Block in which the server hands the first answers of a page along, by the path of their call (design 5). */
const INITIAL_DATA_BLOCK = 'first-data';

/** The answers of a block that nobody has taken yet. */
const unusedAnswers = new WeakMap<DocumentBlock, Map<string, unknown>>();

/**
 * The answer that the document carries for this path, once: then it is gone and later reads ask the server. Undefined
 * when the document carries none for it, or one that `isBody` does not know.
 */
export function takeInitialData<Body>(
  path: string,
  isBody: (body: unknown) => body is Body,
): Body | undefined {
  const block = documentBlock(INITIAL_DATA_BLOCK);
  if (!block) return undefined;
  const responses = unusedAnswers.get(block) ?? parseInitialData(block.textContent);
  unusedAnswers.set(block, responses);
  const body = responses.get(path);
  responses.delete(path);
  return isBody(body) ? body : undefined;
}

function parseInitialData(text: string | null): Map<string, unknown> {
  try {
    const responses: unknown = JSON.parse(text ?? '');
    return new Map(typeof responses === 'object' && responses !== null ? Object.entries(responses) : []);
  } catch {
    return new Map();
  }
}
