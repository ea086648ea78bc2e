import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { PictureStoreSettings } from '../config/picture-settings';
import { digestOfFile } from './digest-of-file';
import { Incoming } from './incoming';
import { S3Client, type OnS3Call, type S3Body } from './s3-client';
import { listedPage, type ListedPage } from './s3-list';
import { S3_PATIENCE, type S3Patience } from './s3-patience';
import { steadily, wholeAnswer } from './s3-reading';
import {
  checkedKey,
  Storage,
  type ByteRange,
  type OpenFile,
  type ReceivedFile,
  type StoredFile,
  type WorkFolder,
} from './storage';
import { onDisk } from './storage-away';

/** Files up to this are read as a whole before the first byte goes out: nearly all pictures, and no film. In bytes. */
const AT_ONCE = 1_048_576;
/** What is read into memory has at most this size, in bytes: as large as an original may be, and a little more. */
const LONGEST_READ = 128 * 1_048_576;
/** What a file's sender says its bytes' digest is, kept with the object. */
const DIGEST_NOTE = 'x-amz-meta-sha256';

interface S3Options {
  /** Folder for what is under way. */
  incoming: string;
  patience?: S3Patience;
  /** Hears of every call. */
  onCall?: OnS3Call;
}

/** Files in an S3-compatible store, which any number of instances share. */
export class S3Storage extends Storage implements OnApplicationShutdown {
  private readonly client: S3Client;
  private readonly incoming: Incoming;
  private readonly idleMs: number;

  constructor(settings: PictureStoreSettings, { incoming, patience = S3_PATIENCE, onCall }: S3Options) {
    super();
    this.client = new S3Client(settings, patience, onCall);
    this.incoming = new Incoming(incoming);
    this.idleMs = patience.idleMs;
  }

  onApplicationShutdown(): void {
    this.client.close();
  }

  put(key: string, bytes: Buffer, contentType: string): Promise<void> {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return this.send(key, contentType, { from: bytes, size: bytes.length, sha256 });
  }

  async keep(file: string, key: string, contentType: string): Promise<void> {
    await this.putFile(file, key, { contentType, sha256: await digestOfFile(file) });
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
    return this.client.call({ method: 'GET', key: checkedKey(key), headers }, async (answer) => {
      const size = sizeOf(answer);
      if (size > AT_ONCE) return { size, bytes: steadily(answer, this.idleMs) };
      return { size, bytes: Readable.from([await wholeAnswer(answer, size, this.idleMs)]) };
    });
  }

  read(key: string): Promise<Buffer | null> {
    return this.client.call({ method: 'GET', key: checkedKey(key) }, (answer) => {
      const size = sizeOf(answer);
      if (size > LONGEST_READ) answer.destroy(new Error(`${key} is too large to be read at once.`));
      return wholeAnswer(answer, size, this.idleMs);
    });
  }

  size(key: string): Promise<number | null> {
    return this.client.call({ method: 'HEAD', key: checkedKey(key) }, async (answer) => {
      answer.resume();
      return sizeOf(answer);
    });
  }

  /** The digest that a file was stored with; null when there is no such file, or it was stored by something else. */
  async digest(key: string): Promise<string | null> {
    return this.client.call({ method: 'HEAD', key: checkedKey(key) }, async (answer) => {
      answer.resume();
      const note = answer.headers[DIGEST_NOTE];
      return typeof note === 'string' ? note : null;
    });
  }

  async remove(key: string): Promise<void> {
    await this.client.call({ method: 'DELETE', key: checkedKey(key) }, drained);
  }

  workFolder(): Promise<WorkFolder> {
    return this.incoming.workFolder();
  }

  async localFile(key: string, folder: WorkFolder): Promise<string | null> {
    const file = path.join(folder.path, path.basename(checkedKey(key)));
    return this.client.call({ method: 'GET', key }, async (answer) => {
      await onDisk(() => pipeline(steadily(answer, this.idleMs), createWriteStream(file)));
      return file;
    });
  }

  async *files(): AsyncIterable<StoredFile> {
    for (let from: string | null = ''; from !== null;) {
      const page: ListedPage | null = await this.page(from);
      yield* page?.files ?? [];
      from = page?.next ?? null;
    }
  }

  async check(): Promise<void> {
    await this.client.call({ method: 'HEAD' }, drained);
  }

  private page(from: string): Promise<ListedPage | null> {
    const query = { 'list-type': '2', ...(from === '' ? {} : { 'continuation-token': from }) };
    return this.client.call({ method: 'GET', query }, async (answer) =>
      listedPage((await wholeAnswer(answer, null, this.idleMs)).toString()),
    );
  }

  /** Puts a file of this machine, which stays where it is; the store refuses it unless it has that digest. */
  async putFile(
    file: string,
    key: string,
    { contentType, sha256 }: { contentType: string; sha256: string },
  ): Promise<void> {
    const { size } = await stat(file);
    await this.send(key, contentType, { from: file, size, sha256 });
  }

  private async send(key: string, contentType: string, body: S3Body): Promise<void> {
    const headers = { 'content-type': contentType, [DIGEST_NOTE]: body.sha256 };
    await this.client.call({ method: 'PUT', key: checkedKey(key), headers, body }, drained);
  }
}

const sizeOf = ({ headers }: IncomingMessage): number => Number(headers['content-length']);

async function drained(answer: IncomingMessage): Promise<void> {
  answer.resume();
}
