import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings';

/** Segments of letters, digits, dash, underscore and dot, none of them starting with a dot: no way out of the folder. */
const KEY = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;
const LONGEST_KEY = 200;

/** How much of a received file is kept at hand: cameras write their notes at its beginning. */
const HEAD_BYTES = 262_144;

/** A file that has arrived and has no name yet: either keep it or drop it. */
export interface ReceivedFile {
  sha256: string;
  /** In bytes. */
  size: number;
  /** The first bytes of it, some hundred thousand. */
  head: Buffer;
  /** All of its bytes, until it is kept or dropped. */
  read(): Promise<Buffer>;
  /** Gives it its key. A file that is there already is replaced. */
  keep(key: string): Promise<void>;
  /** Removes it; not an error when it was kept. */
  drop(): Promise<void>;
}

/** Files by key, on disk under DATA_DIR/media. Keys name content that never changes (hash in the name). */
@Injectable()
export class Storage {
  private readonly folder: string;

  constructor(settings: Settings) {
    this.folder = path.join(settings.dataDir, 'media');
  }

  /** Writes the whole file or nothing; readers never see half of it. The content type is for drivers that keep one. */
  async put(key: string, bytes: Buffer, _contentType: string): Promise<void> {
    const file = this.pathOf(key);
    const part = `${file}.${randomUUID()}.part`;
    await mkdir(path.dirname(file), { recursive: true });
    try {
      await writeFile(part, bytes);
      await rename(part, file);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  /** Writes a stream to a file that no key names yet, and hashes it on the way. What broke off leaves nothing behind. */
  async receive(bytes: Readable): Promise<ReceivedFile> {
    const part = path.join(this.folder, 'incoming', `${randomUUID()}.part`);
    await mkdir(path.dirname(part), { recursive: true });
    const hash = createHash('sha256');
    const head: Buffer[] = [];
    let size = 0;
    const drop = (): Promise<void> => rm(part, { force: true });
    try {
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
    } catch (error) {
      await drop();
      throw error;
    }
    const keep = async (key: string): Promise<void> => {
      const file = this.pathOf(key);
      await mkdir(path.dirname(file), { recursive: true });
      await rename(part, file);
    };
    return {
      sha256: hash.digest('hex'),
      size,
      head: Buffer.concat(head),
      read: () => readFile(part),
      keep,
      drop,
    };
  }

  /** The bytes, or null when there is no such file. */
  async read(key: string): Promise<Buffer | null> {
    try {
      return await readFile(this.pathOf(key));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async exists(key: string): Promise<boolean> {
    try {
      await access(this.pathOf(key));
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  }

  /** How many bytes the file has; null when there is no such file. */
  async size(key: string): Promise<number | null> {
    try {
      return (await stat(this.pathOf(key))).size;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /** A stream of the file or of its bytes from `start` to `end`, both included; ask `size` first, for it errors with ENOENT when there is none. */
  stream(key: string, bytes?: { start: number; end: number }): Readable {
    return createReadStream(this.pathOf(key), bytes);
  }

  /** Removes the file; not an error when there is none. */
  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  /** Where the file of a key is on this machine, for a process beside this one. */
  pathOf(key: string): string {
    if (key.length > LONGEST_KEY || !KEY.test(key))
      throw new Error(`Not a storage key: ${JSON.stringify(key.slice(0, 80))}`);
    return path.join(this.folder, key);
  }
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}
