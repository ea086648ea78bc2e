import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

/**
 * The bytes of an answer as they are wanted. Ends with an error when the store sends none for so long; a reader who is
 * slow, or stands still, costs nothing.
 */
export function streamBody(answer: IncomingMessage, idleMs: number): Readable {
  return Readable.from(chunksOf(answer, idleMs), { objectMode: false });
}

/** All of an answer. @throws Error when it breaks off, or is not of that size */
export async function readBody(
  answer: IncomingMessage,
  size: number | null,
  idleMs: number,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of chunksOf(answer, idleMs)) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  if (size !== null && bytes.length !== size) throw new Error('The answer of the store broke off.');
  return bytes;
}

async function* chunksOf(answer: IncomingMessage, idleMs: number): AsyncGenerator<Buffer> {
  const chunks: AsyncIterator<Buffer> = answer[Symbol.asyncIterator]();
  try {
    for (;;) {
      const timer = setTimeout(() => answer.destroy(new Error('The store stopped sending.')), idleMs);
      const next = await chunks.next().finally(() => clearTimeout(timer));
      if (next.done) return;
      yield next.value;
    }
  } finally {
    // Who reads no further leaves no connection behind.
    if (!answer.complete) answer.destroy();
  }
}
