import path from 'node:path';
import { detectImageFormat } from '../../media';

/** Largest file in bytes: a JPEG of 100 megapixels with room to spare. */
export const MAX_IMPORT_FILE_BYTES = 120 * 1024 * 1024;

/** Raw files begin as TIFF does and hold a small preview, which nobody wants to see sold. */
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

/** What is known of a file once it has arrived. */
export interface UploadedFile {
  fileName: string;
  /** In bytes. */
  size: number;
  /** It went on after the limit. */
  wasCut: boolean;
  /** Its first bytes. */
  head: Buffer;
}

/**
 * Why a file is not taken, in words for the owner; null when it is. Looks at the first bytes, whatever the name says;
 * whether the rest is whole shows when its pictures are made.
 */
export function findFileError({ fileName, size, wasCut, head }: UploadedFile): string | null {
  if (wasCut) return `The file is larger than ${MAX_IMPORT_FILE_BYTES / 1024 / 1024} MB.`;
  if (size === 0) return 'The file is empty.';
  if (RAW_EXTENSIONS.has(path.extname(fileName).toLowerCase()))
    return 'Raw files are not taken. Please send the camera’s JPEG, or an export.';
  if (detectImageFormat(head) === null) return 'The file is not a JPEG, PNG, WebP, TIFF or AVIF picture.';
  return null;
}
