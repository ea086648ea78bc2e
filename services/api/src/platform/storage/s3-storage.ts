import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { ObjectStoreSettings } from '../config/media-settings';
import { fileDigest, UploadStaging } from './upload-staging';
import { S3Client, type OnS3Call, type S3Body, S3_TIMEOUTS, type S3Timeouts } from './s3-client';
import {
  assertStorageKey,
  Storage,
  type ByteRange,
  type OpenFile,
  type ReceivedFile,
  type StoredFile,
  type TempFolder,
  withDiskErrors,
} from './storage';

/** One page of a bucket's objects. */
interface ListedPage {
  files: StoredFile[];
  /** Where the next page begins; null on the last one. */
  next: string | null;
}

const OBJECT_PATTERN = /<Contents>.*?<Key>([^<]+)<\/Key>.*?<Size>(\d+)<\/Size>.*?<\/Contents>/gs;
const NEXT_TOKEN_PATTERN = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/;

/** Parses the XML of ListObjectsV2. Our keys have no characters that XML escapes. */
function parseListPage(xml: string): ListedPage {
  const files = [...xml.matchAll(OBJECT_PATTERN)].map(([, key = '', size]) => ({ key, size: Number(size) }));
  return { files, next: NEXT_TOKEN_PATTERN.exec(xml)?.[1] ?? null };
}

/** Streams a response on demand. Fails when the store sends nothing for `idleMs`; a slow reader costs nothing. */
function streamBody(answer: IncomingMessage, idleMs: number): Readable {
  return Readable.from(chunksOf(answer, idleMs), { objectMode: false });
}

/** A whole response. @throws Error when it breaks off, or has another size */
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
    // Readers that stop early leave no connection open.
    if (!answer.complete) answer.destroy();
  }
}

/** Files up to this size are read before the first byte is sent: nearly all pictures, and no videos. */
const BUFFERED_BYTES = 1_048_576;
/** The largest file that is read into memory: a little more than an original may have. */
const MAX_READ_BYTES = 128 * 1_048_576;
/** The digest of the uploaded bytes, stored with the object. */
const DIGEST_HEADER = 'x-amz-meta-sha256';

interface S3Options {
  /** Folder for uploads in progress. */
  incoming: string;
  patience?: S3Timeouts;
  /** Hears of every call. */
  onCall?: OnS3Call;
}

/** Files in an S3-compatible store, which any number of instances share. */
export class S3Storage extends Storage implements OnApplicationShutdown {
  private readonly client: S3Client;
  private readonly incoming: UploadStaging;
  private readonly idleMs: number;

  constructor(settings: ObjectStoreSettings, { incoming, patience = S3_TIMEOUTS, onCall }: S3Options) {
    super();
    this.client = new S3Client(settings, patience, onCall);
    this.incoming = new UploadStaging(incoming);
    this.idleMs = patience.idleMs;
  }

  onApplicationShutdown(): void {
    this.client.close();
  }

  put(key: string, bytes: Buffer, contentType: string): Promise<void> {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return this.send(key, contentType, { from: bytes, size: bytes.length, sha256 });
  }

  async saveFile(file: string, key: string, contentType: string): Promise<void> {
    await this.putFile(file, key, { contentType, sha256: await fileDigest(file) });
    await rm(file, { force: true });
  }

  receive(bytes: Readable): Promise<ReceivedFile> {
    return this.incoming.receive(bytes, async (part, key, sha256) => {
      await this.putFile(part, key, { contentType: 'application/octet-stream', sha256 });
      await rm(part, { force: true });
    });
  }

  open(key: string, range?: ByteRange): Promise<OpenFile | null> {
    const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {};
    return this.client.call({ method: 'GET', key: assertStorageKey(key), headers }, async (answer) => {
      const size = contentLength(answer);
      if (size > BUFFERED_BYTES) return { size, bytes: streamBody(answer, this.idleMs) };
      return { size, bytes: Readable.from([await readBody(answer, size, this.idleMs)]) };
    });
  }

  read(key: string): Promise<Buffer | null> {
    return this.client.call({ method: 'GET', key: assertStorageKey(key) }, (answer) => {
      const size = contentLength(answer);
      if (size > MAX_READ_BYTES) answer.destroy(new Error(`${key} is too large to be read at once.`));
      return readBody(answer, size, this.idleMs);
    });
  }

  size(key: string): Promise<number | null> {
    return this.client.call({ method: 'HEAD', key: assertStorageKey(key) }, async (answer) => {
      answer.resume();
      return contentLength(answer);
    });
  }

  /** The digest that a file was stored with; null when there is no such file, or another program stored it. */
  async digest(key: string): Promise<string | null> {
    return this.client.call({ method: 'HEAD', key: assertStorageKey(key) }, async (answer) => {
      answer.resume();
      const note = answer.headers[DIGEST_HEADER];
      return typeof note === 'string' ? note : null;
    });
  }

  async remove(key: string): Promise<void> {
    await this.client.call({ method: 'DELETE', key: assertStorageKey(key) }, discardBody);
  }

  tempFolder(): Promise<TempFolder> {
    return this.incoming.tempFolder();
  }

  async localFile(key: string, folder: TempFolder): Promise<string | null> {
    const file = path.join(folder.path, path.basename(assertStorageKey(key)));
    return this.client.call({ method: 'GET', key }, async (answer) => {
      await withDiskErrors(() => pipeline(streamBody(answer, this.idleMs), createWriteStream(file)));
      return file;
    });
  }

  async *listFiles(): AsyncIterable<StoredFile> {
    for (let from: string | null = ''; from !== null;) {
      const page: ListedPage | null = await this.page(from);
      yield* page?.files ?? [];
      from = page?.next ?? null;
    }
  }

  async check(): Promise<void> {
    await this.client.call({ method: 'HEAD' }, discardBody);
  }

  private page(from: string): Promise<ListedPage | null> {
    const query = { 'list-type': '2', ...(from === '' ? {} : { 'continuation-token': from }) };
    return this.client.call({ method: 'GET', query }, async (answer) =>
      parseListPage((await readBody(answer, null, this.idleMs)).toString()),
    );
  }

  /** Uploads a local file, which stays where it is; the store refuses it unless its digest matches. */
  async putFile(
    file: string,
    key: string,
    { contentType, sha256 }: { contentType: string; sha256: string },
  ): Promise<void> {
    const { size } = await stat(file);
    await this.send(key, contentType, { from: file, size, sha256 });
  }

  private async send(key: string, contentType: string, body: S3Body): Promise<void> {
    const headers = { 'content-type': contentType, [DIGEST_HEADER]: body.sha256 };
    await this.client.call({ method: 'PUT', key: assertStorageKey(key), headers, body }, discardBody);
  }
}

const contentLength = ({ headers }: IncomingMessage): number => Number(headers['content-length']);

async function discardBody(answer: IncomingMessage): Promise<void> {
  answer.resume();
}
