import { AppError } from '../errors/app-error';

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
