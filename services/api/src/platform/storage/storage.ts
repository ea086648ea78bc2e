import type { Readable } from 'node:stream';
import { AppError } from '../errors/app-error';

/**
 * Segments of letters, digits, dash, underscore and dot, none starting with a dot, so that no key leads out of the
 * folder.
 */
const KEY_PATTERN = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;
const MAX_KEY_LENGTH = 200;

/** An uploaded file without a key yet: save or discard it. */
export interface ReceivedFile {
  sha256: string;
  /** In bytes. */
  size: number;
  /** Its first bytes, up to some hundred thousand. */
  head: Buffer;
  /** All of its bytes, until it is saved or discarded. */
  read(): Promise<Buffer>;
  /** Gives it its key. An existing file is replaced. */
  save(key: string): Promise<void>;
  /** Removes it; no error when it was saved. */
  discard(): Promise<void>;
}

/** A file that is being sent. */
export interface OpenFile {
  /** Number of bytes in the stream. */
  size: number;
  bytes: Readable;
}

/** One of the files of a storage. */
export interface StoredFile {
  key: string;
  /** In bytes. */
  size: number;
}

/** A local folder for temporary files. */
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
 * Files by key: on disk, or in a store that all instances share. The content of a key never changes, so that writing
 * twice does no harm. Failures that are not the caller's are `StorageUnavailable`.
 */
export abstract class Storage {
  /** Writes the file atomically. */
  abstract put(key: string, bytes: Buffer, contentType: string): Promise<void>;

  /** Moves a finished local file into the storage. */
  abstract saveFile(file: string, key: string, contentType: string): Promise<void>;

  /** Writes a stream to a file without a key yet, and hashes it. A broken upload leaves nothing behind. */
  abstract receive(bytes: Readable): Promise<ReceivedFile>;

  /** A stream of the file or of a range that lies within it, or null when there is no such file. */
  abstract open(key: string, range?: ByteRange): Promise<OpenFile | null>;

  /** All bytes at once, or null when there is no such file: for pictures, not for videos. */
  abstract read(key: string): Promise<Buffer | null>;

  /** How many bytes the file has; null when there is no such file. */
  abstract size(key: string): Promise<number | null>;

  /** Removes the file; not an error when there is none. */
  abstract remove(key: string): Promise<void>;

  /** An empty folder, for a child process. */
  abstract tempFolder(): Promise<TempFolder>;

  /**
   * The path of a local copy, for reading only; downloaded into the folder if need be. Null when there is no such file.
   */
  abstract localFile(key: string, folder: TempFolder): Promise<string | null>;

  /** Every file there is, in no particular order. Takes long: not for requests. */
  abstract listFiles(): AsyncIterable<StoredFile>;

  /** @throws StorageUnavailable when nothing could be read or written now */
  abstract check(): Promise<void>;

  async exists(key: string): Promise<boolean> {
    return (await this.size(key)) !== null;
  }
}

/** @returns the key @throws Error unless it is a valid one */
export function assertStorageKey(key: string): string {
  if (key.length > MAX_KEY_LENGTH || !KEY_PATTERN.test(key))
    throw new Error(`Not a storage key: ${JSON.stringify(key.slice(0, 80))}`);
  return key;
}

/** When another attempt makes sense, in seconds. */
const RETRY_AFTER_S = 5;

/** Errors of a disk that is full, broken or read-only, whatever the file. */
const DISK_CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE']);

/** Files cannot be read or written at the moment: the store does not answer, or the disk is full. */
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

/** Turns the disk's own errors into `StorageUnavailable`; others are rethrown. */
export async function withDiskErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw DISK_CODES.has(errorCode(error)) ? new StorageUnavailable(error) : error;
  }
}

/** Null when there is no such file. */
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
