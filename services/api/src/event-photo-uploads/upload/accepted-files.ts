import path from 'node:path';
import { detectImageFormat } from '../../media';
import { MAX_FILE_BYTES } from '../event-photo-uploads-policy';

/** Raw files begin like TIFF files and contain a small preview, which must not be sold. */
const RAW_EXTENSIONS = new Set([
  '.nef',
  '.nrw',
  '.cr2',
  '.cr3',
  '.arw',
  '.sr2',
  '.dng',
  '.orf',
  '.rw2',
  '.pef',
  '.raf',
  '.3fr',
  '.iiq',
]);

export interface UploadedFile {
  fileName: string;
  /** In bytes. */
  size: number;
  /** It was longer than the limit. */
  wasCut: boolean;
  /** Its first bytes. */
  head: Buffer;
}

/**
 * Why a file is not accepted, in words for staff; null when it is. Checks the first bytes, whatever the name says; rendering
 * shows whether the rest is intact.
 */
export function findFileError({ fileName, size, wasCut, head }: UploadedFile): string | null {
  if (wasCut) return `The file is larger than ${MAX_FILE_BYTES / 1024 / 1024} MB.`;
  if (size === 0) return 'The file is empty.';
  if (RAW_EXTENSIONS.has(path.extname(fileName).toLowerCase()))
    return 'Raw files are not taken. Please send the camera’s JPEG, or an export.';
  if (detectImageFormat(head) === null) return 'The file is not a JPEG, PNG, WebP, TIFF or AVIF picture.';
  return null;
}
