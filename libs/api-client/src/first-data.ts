/** Block of the document in which the server hands the first answer of a route along (design 5). */
const BLOCK = 'first-data';

/**
 * The answer that the document carries for this path, once: then it is gone and later reads ask the server. Undefined
 * when the document carries another path's, none, or one that `isBody` does not know.
 */
export function takeFirstData<Body>(path: string, isBody: (body: unknown) => body is Body): Body | undefined {
  const block = document.getElementById(BLOCK);
  if (!block) return undefined;
  const carried = parsed(block.textContent);
  if (!isCarried(carried) || carried.path !== path) return undefined;
  block.remove();
  return isBody(carried.body) ? carried.body : undefined;
}

const isCarried = (value: unknown): value is { path: unknown; body: unknown } =>
  typeof value === 'object' && value !== null && 'path' in value && 'body' in value;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
