import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { UploadStaging } from './upload-staging';
import {
  assertStorageKey,
  Storage,
  type ByteRange,
  type OpenFile,
  type ReceivedFile,
  type StoredFile,
  type TempFolder,
  withDiskErrors,
  nullIfMissing,
} from './storage';

/** Inside the folder, so that uploads are renamed and not copied. */
const STAGING_FOLDER = 'incoming';
/** Most pictures fit into one chunk. */
const CHUNK_BYTES = 262_144;

/** Files in a folder of this machine: for one instance, or several on one disk. */
export class DiskStorage extends Storage {
  private readonly incoming: UploadStaging;

  constructor(private readonly folder: string) {
    super();
    this.incoming = new UploadStaging(path.join(folder, STAGING_FOLDER));
  }

  async put(key: string, bytes: Buffer, _contentType: string): Promise<void> {
    const file = this.pathOf(key);
    const part = `${file}.${randomUUID()}.part`;
    try {
      await withDiskErrors(async () => {
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(part, bytes);
        await rename(part, file);
      });
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  async saveFile(from: string, key: string, _contentType: string): Promise<void> {
    const file = this.pathOf(key);
    await withDiskErrors(async () => {
      await mkdir(path.dirname(file), { recursive: true });
      await rename(from, file);
    });
  }

  receive(bytes: Readable): Promise<ReceivedFile> {
    return this.incoming.receive(bytes, (part, key) => this.saveFile(part, key, ''));
  }

  async open(key: string, range?: ByteRange): Promise<OpenFile | null> {
    const file = await nullIfMissing(() => open(this.pathOf(key)));
    if (file === null) return null;
    const size = range ? range.end - range.start + 1 : (await file.stat()).size;
    // The stream closes the file.
    return { size, bytes: file.createReadStream({ ...range, highWaterMark: CHUNK_BYTES }) };
  }

  read(key: string): Promise<Buffer | null> {
    return nullIfMissing(() => readFile(this.pathOf(key)));
  }

  async size(key: string): Promise<number | null> {
    const found = await nullIfMissing(() => stat(this.pathOf(key)));
    return found && found.size;
  }

  async remove(key: string): Promise<void> {
    await withDiskErrors(() => rm(this.pathOf(key), { force: true }));
  }

  tempFolder(): Promise<TempFolder> {
    return this.incoming.tempFolder();
  }

  async localFile(key: string): Promise<string | null> {
    return (await this.exists(key)) ? this.pathOf(key) : null;
  }

  async *listFiles(): AsyncIterable<StoredFile> {
    const entries = await nullIfMissing(() => readdir(this.folder, { recursive: true, withFileTypes: true }));
    for (const entry of entries ?? []) {
      const key = path
        .relative(this.folder, path.join(entry.parentPath, entry.name))
        .replaceAll(path.sep, '/');
      // Uploads in progress are not files of the storage.
      if (!entry.isFile() || key.startsWith(`${STAGING_FOLDER}/`) || key.endsWith('.part')) continue;
      const size = await this.size(key);
      if (size !== null) yield { key, size };
    }
  }

  async check(): Promise<void> {
    const folder = await this.tempFolder();
    await folder.remove();
  }

  private pathOf(key: string): string {
    return path.join(this.folder, assertStorageKey(key));
  }
}
