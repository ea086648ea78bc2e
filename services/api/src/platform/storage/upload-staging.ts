import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, createReadStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ReceivedFile, type TempFolder, withDiskErrors } from './storage';

/** The SHA-256 of a file's bytes. */
export async function fileDigest(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** How much of an upload is kept in memory: metadata is at its beginning. */
const HEAD_BYTES = 262_144;

/** Stores an upload under its key. */
type SaveStagedFile = (file: string, key: string, sha256: string) => Promise<void>;

/** The local folder for uploads without a key yet. */
export class UploadStaging {
  constructor(private readonly folder: string) {}

  /** Writes a stream to its own file, hashing it. */
  async receive(bytes: Readable, keep: SaveStagedFile): Promise<ReceivedFile> {
    const part = path.join(this.folder, `${randomUUID()}.part`);
    const hash = createHash('sha256');
    const head: Buffer[] = [];
    let size = 0;
    const drop = (): Promise<void> => rm(part, { force: true });
    try {
      await withDiskErrors(async () => {
        await mkdir(this.folder, { recursive: true });
        await pipeline(
          bytes,
          async function* (source: AsyncIterable<Buffer>) {
            for await (const chunk of source) {
              if (size < HEAD_BYTES) head.push(chunk);
              size += chunk.length;
              hash.update(chunk);
              yield chunk;
            }
          },
          createWriteStream(part),
        );
      });
    } catch (error) {
      await drop();
      throw error;
    }
    const sha256 = hash.digest('hex');
    return {
      sha256,
      size,
      head: Buffer.concat(head),
      read: () => readFile(part),
      save: (key) => keep(part, key, sha256),
      discard: drop,
    };
  }

  async tempFolder(): Promise<TempFolder> {
    const folder = path.join(this.folder, randomUUID());
    await withDiskErrors(() => mkdir(folder, { recursive: true }));
    return { path: folder, remove: () => rm(folder, { recursive: true, force: true }) };
  }
}
