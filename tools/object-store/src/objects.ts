import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** An object's metadata. */
export interface ObjectFacts {
  key: string;
  /** In bytes. */
  size: number;
  /** As in S3: the MD5 of the bytes, in quotes. */
  etag: string;
  contentType: string;
  lastModified: string;
  /** The sender's metadata by lower-case name: `x-amz-meta-…`. */
  notes: Record<string, string>;
}

/** The bytes do not match the announced digest. */
export class WrongDigest extends Error {}

/** Stores objects in a folder: the bytes under a digest of the key, the metadata in a file beside them. */
export class Objects {
  private constructor(
    private readonly dir: string,
    private readonly facts: Map<string, ObjectFacts>,
  ) {}

  static async in(dir: string): Promise<Objects> {
    await mkdir(dir, { recursive: true });
    const names = (await readdir(dir)).filter((name) => name.endsWith('.json'));
    const facts = await Promise.all(names.map((name) => factsIn(path.join(dir, name))));
    return new Objects(dir, new Map(facts.map((each) => [each.key, each])));
  }

  /** Writes atomically. @throws WrongDigest unless the bytes match `sha256`; null skips the check */
  async put(
    bytes: Readable,
    { key, contentType, notes }: Pick<ObjectFacts, 'key' | 'contentType' | 'notes'>,
    sha256: string | null,
  ): Promise<ObjectFacts> {
    const part = path.join(this.dir, `${randomUUID()}.part`);
    const [md5, sha] = [createHash('md5'), createHash('sha256')];
    let size = 0;
    try {
      await pipeline(
        bytes,
        async function* (source: AsyncIterable<Buffer>) {
          for await (const chunk of source) {
            md5.update(chunk);
            sha.update(chunk);
            size += chunk.length;
            yield chunk;
          }
        },
        createWriteStream(part),
      );
      if (sha256 !== null && sha.digest('hex') !== sha256) throw new WrongDigest();
      const etag = `"${md5.digest('hex')}"`;
      const lastModified = new Date().toUTCString();
      const facts = { key, size, etag, contentType, lastModified, notes };
      await rename(part, this.fileOf(key));
      await writeFile(`${this.fileOf(key)}.json`, JSON.stringify(facts));
      this.facts.set(key, facts);
      return facts;
    } finally {
      await rm(part, { force: true });
    }
  }

  find(key: string): ObjectFacts | null {
    return this.facts.get(key) ?? null;
  }

  async remove(key: string): Promise<void> {
    this.facts.delete(key);
    await rm(`${this.fileOf(key)}.json`, { force: true });
    await rm(this.fileOf(key), { force: true });
  }

  /** The objects with keys after `after`, in key order. */
  list({ prefix, after, limit }: { prefix: string; after: string; limit: number }): ObjectFacts[] {
    return [...this.facts.values()]
      .filter(({ key }) => key.startsWith(prefix) && key > after)
      .toSorted((one, other) => (one.key < other.key ? -1 : 1))
      .slice(0, limit);
  }

  fileOf(key: string): string {
    return path.join(this.dir, createHash('sha256').update(key).digest('hex'));
  }
}

async function factsIn(file: string): Promise<ObjectFacts> {
  const facts: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!areFacts(facts)) throw new Error(`${file} does not say what an object is.`);
  return facts;
}

const areFacts = (value: unknown): value is ObjectFacts =>
  typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string';
