import type { Readable } from 'node:stream';
import { AppError } from '../errors/app-error';

/** Segments of letters, digits, dash, underscore and dot, none of them starting with a dot: no way out of the folder. */
const KEY_PATTERN = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;
const MAX_KEY_LENGTH = 200;

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
  save(key: string): Promise<void>;
  /** Removes it; not an error when it was kept. */
  discard(): Promise<void>;
}

/** A file on its way out. */
export interface OpenFile {
  /** Of the bytes that come, in bytes. */
  size: number;
  bytes: Readable;
}

/** One of the files of a storage. */
export interface StoredFile {
  key: string;
  /** In bytes. */
  size: number;
}

/** A folder of this machine for work in hand. */
export interface TempFolder {
  path: string;
  /** Removes it and all that is left in it. */
  remove(): Promise<void>;
}

/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Files by key: on disk, or in a store that all instances share. Keys name content that never changes, so that writing
 * twice is writing once. Whatever cannot be read or written for no fault of the caller is `StorageUnavailable`.
 */
export abstract class Storage {
  /** Writes the whole file or nothing; readers never see half of it. */
  abstract put(key: string, bytes: Buffer, contentType: string): Promise<void>;

  /** Takes over a finished file of this machine, such as one of a work folder. */
  abstract saveFile(file: string, key: string, contentType: string): Promise<void>;

  /** Writes a stream to a file that no key names yet, and hashes it on the way. What broke off leaves nothing behind. */
  abstract receive(bytes: Readable): Promise<ReceivedFile>;

  /** A stream of the file or of a range that lies within it, or null when there is no such file. */
  abstract open(key: string, range?: ByteRange): Promise<OpenFile | null>;

  /** All bytes at once, or null when there is no such file: for pictures, not for films. */
  abstract read(key: string): Promise<Buffer | null>;

  /** How many bytes the file has; null when there is no such file. */
  abstract size(key: string): Promise<number | null>;

  /** Removes the file; not an error when there is none. */
  abstract remove(key: string): Promise<void>;

  /** An empty folder, for a process beside this one. */
  abstract tempFolder(): Promise<TempFolder>;

  /** Where the file is on this machine, to be read only; brought into the folder if need be. Null when there is no such file. */
  abstract localFile(key: string, folder: TempFolder): Promise<string | null>;

  /** Every file there is, in no particular order. Takes long: not for requests. */
  abstract listFiles(): AsyncIterable<StoredFile>;

  /** @throws StorageUnavailable when nothing could be read or written now */
  abstract check(): Promise<void>;

  async exists(key: string): Promise<boolean> {
    return (await this.size(key)) !== null;
  }
}

/** The key, for whatever is built from it. @throws Error unless it can be one */
export function assertStorageKey(key: string): string {
  if (key.length > MAX_KEY_LENGTH || !KEY_PATTERN.test(key))
    throw new Error(`Not a storage key: ${JSON.stringify(key.slice(0, 80))}`);
  return key;
}

/** When another attempt makes sense, in seconds. */
const RETRY_AFTER_S = 5;

/** What a disk says that is full, broken or not ours to write on; the file that was asked for has no part in it. */
const DISK_CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE']);

/** Pictures cannot be read or written at the moment: the store does not answer, or the disk is full. */
export class StorageUnavailable extends AppError {
  constructor(cause: unknown) {
    super('unavailable', {
      message: 'Pictures cannot be reached at the moment. Please try again in a minute.',
      details: { missing: 'pictures' },
      retryAfterSeconds: RETRY_AFTER_S,
      cause,
    });
  }
}

/** Does something with the disk; its own troubles become `StorageUnavailable`, all others stay what they are. */
export async function withDiskErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw DISK_CODES.has(errorCode(error)) ? new StorageUnavailable(error) : error;
  }
}

/** Does something with a file; null when there is no such file. */
export async function nullIfMissing<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await withDiskErrors(work);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

function errorCode(error: unknown): string {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error;
  return hasCode && typeof error.code === 'string' ? error.code : '';
}
