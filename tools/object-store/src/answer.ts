import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { WrongDigest, type ObjectFacts, type Objects } from './objects';
import type { StoreFaults } from './object-store-interface';

/** Statuses of S3's codes. */
const STATUS: Record<string, number> = {
  NoSuchKey: 404,
  NoSuchBucket: 404,
  MethodNotAllowed: 405,
  MissingContentLength: 411,
  InvalidRange: 416,
  XAmzContentSHA256Mismatch: 400,
  AuthorizationHeaderMalformed: 400,
  SlowDown: 503,
  StorageFull: 507,
};

/** Refuses with one of S3's codes; codes that are not in the table get 403. */
export function refuse(response: ServerResponse, code: string, status = STATUS[code] ?? 403): void {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  response.writeHead(status, { 'content-type': 'application/xml', 'content-length': body.length }).end(body);
}

/** Responds for the bucket itself: whether it exists, or a page of its objects (ListObjectsV2). */
export function answerBucket(
  { method }: IncomingMessage,
  response: ServerResponse,
  {
    objects,
    query,
    bucket,
    pageSize,
  }: { objects: Objects; query: URLSearchParams; bucket: string; pageSize: number },
): void {
  if (method === 'HEAD') return void response.writeHead(200).end();
  if (method !== 'GET' || query.get('list-type') !== '2') return refuse(response, 'MethodNotAllowed');
  const limit = Math.min(Number(query.get('max-keys') ?? pageSize), pageSize);
  const after = query.get('continuation-token') ?? query.get('start-after') ?? '';
  const found = objects.list({ prefix: query.get('prefix') ?? '', after, limit: limit + 1 });
  const page = found.slice(0, limit);
  const isCut = found.length > limit;
  const rows = page.map(
    ({ key, size, etag }) =>
      `<Contents><Key>${key}</Key><ETag>&quot;${etag.slice(1, -1)}&quot;</ETag><Size>${size}</Size></Contents>`,
  );
  const next = isCut ? `<NextContinuationToken>${page.at(-1)?.key ?? ''}</NextContinuationToken>` : '';
  const body =
    '<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">' +
    `<Name>${bucket}</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${isCut}</IsTruncated>${next}${rows.join('')}</ListBucketResult>`;
  response.writeHead(200, { 'content-type': 'application/xml' }).end(body);
}

/** Responds for an object. */
export async function answerObject(
  request: IncomingMessage,
  response: ServerResponse,
  { objects, key, faults }: { objects: Objects; key: string; faults: StoreFaults },
): Promise<void> {
  if (request.method === 'PUT') return put(request, response, { objects, key, faults });
  if (request.method === 'DELETE') {
    await objects.remove(key);
    return void response.writeHead(204).end();
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 'MethodNotAllowed');
  const facts = objects.find(key);
  if (facts === null) return refuse(response, 'NoSuchKey');
  if (request.headers['if-none-match'] === facts.etag)
    return void response.writeHead(304, { etag: facts.etag }).end();
  const range = rangeOf(request.headers.range, facts.size);
  if (range === 'outside') return refuse(response, 'InvalidRange');
  response.writeHead(range ? 206 : 200, headersOf(facts, range));
  if (request.method === 'HEAD' || facts.size === 0) return void response.end();
  const end = faults.breaksAfter === undefined ? range?.end : (range?.start ?? 0) + faults.breaksAfter - 1;
  const bytes = createReadStream(objects.fileOf(key), { start: range?.start, end });
  await pipeline(bytes, response, { end: faults.breaksAfter === undefined });
  if (faults.breaksAfter !== undefined) response.destroy();
}

async function put(
  request: IncomingMessage,
  response: ServerResponse,
  { objects, key, faults }: { objects: Objects; key: string; faults: StoreFaults },
): Promise<void> {
  if (request.headers['content-length'] === undefined) return refuse(response, 'MissingContentLength');
  if (faults.isFull) return refuse(response, 'StorageFull');
  const digest = String(request.headers['x-amz-content-sha256']);
  const notes = Object.entries(request.headers).filter(([name]) => name.startsWith('x-amz-meta-'));
  try {
    const contentType = request.headers['content-type'] ?? 'binary/octet-stream';
    const facts = await objects.put(
      request,
      { key, contentType, notes: Object.fromEntries(notes.map(([name, value]) => [name, String(value)])) },
      digest === 'UNSIGNED-PAYLOAD' ? null : digest,
    );
    response.writeHead(200, { etag: facts.etag }).end();
  } catch (error) {
    if (!(error instanceof WrongDigest)) throw error;
    refuse(response, 'XAmzContentSHA256Mismatch');
  }
}

interface Range {
  start: number;
  end: number;
}

function headersOf({ size, etag, contentType, lastModified, notes }: ObjectFacts, range: Range | null) {
  return {
    etag,
    'content-type': contentType,
    'last-modified': lastModified,
    'accept-ranges': 'bytes',
    'content-length': range ? range.end - range.start + 1 : size,
    ...(range ? { 'content-range': `bytes ${range.start}-${range.end}/${size}` } : {}),
    ...notes,
  };
}

/** A single range with a start, as our readers request; null if there is none. */
function rangeOf(header: string | undefined, size: number): Range | 'outside' | null {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined) return null;
  const start = Number(first);
  return start >= size ? 'outside' : { start, end: last ? Math.min(Number(last), size - 1) : size - 1 };
}
