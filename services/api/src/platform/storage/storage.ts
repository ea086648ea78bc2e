import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings';

/** Segments of letters, digits, dash, underscore and dot, none of them starting with a dot: no way out of the folder. */
const KEY = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;
const LONGEST_KEY = 200;

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

  private pathOf(key: string): string {
    if (key.length > LONGEST_KEY || !KEY.test(key))
      throw new Error(`Not a storage key: ${JSON.stringify(key.slice(0, 80))}`);
    return path.join(this.folder, key);
  }
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}
