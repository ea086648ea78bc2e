import { documentBlock, type DocumentBlock } from './document-blocks';

/** Block with the page's first responses, by the path of their call. */
const INITIAL_DATA_BLOCK = 'first-data';

/** Responses that were not used yet. */
const unusedAnswers = new WeakMap<DocumentBlock, Map<string, unknown>>();

/**
 * Returns the document's response for a path, once: later reads call the server. Undefined if there is none, or if
 * `isBody` rejects it.
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
