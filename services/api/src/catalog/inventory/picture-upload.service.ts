import { Injectable } from '@nestjs/common';
import { detectImageFormat, MediaService } from '../../media';
import { AppError, Storage, StorageUnavailable, type FormSection } from '../../platform';

/** Largest file in bytes: a picture of 100 megapixels with room to spare. */
export const MAX_PICTURE_BYTES = 120 * 1024 * 1024;

/** What came of a file: the picture it became, or why it was not taken; neither for a file input that was left empty. */
export interface PictureUploadResult {
  mediaId: string | null;
  error: string | null;
}

/** Takes pictures of works in: to disk as they stream, then into derivatives. One file is in memory at a time. */
@Injectable()
export class PictureUploadService {
  constructor(
    private readonly storage: Storage,
    private readonly mediaService: MediaService,
  ) {}

  async receive(part: Extract<FormSection, { kind: 'file' }>): Promise<PictureUploadResult> {
    const file = await this.storage.receive(part.bytes);
    try {
      if (file.size === 0 && !part.fileName) return { mediaId: null, error: null };
      const fault = fileError(file, part.wasCut());
      if (fault !== null) return { mediaId: null, error: fault };
      return { mediaId: await this.mediaService.importImage(await file.read(), { alt: '' }), error: null };
    } catch (error) {
      // No fault of the file: the whole form is sent again.
      if (!(error instanceof AppError) || error instanceof StorageUnavailable) throw error;
      return { mediaId: null, error: error.message };
    } finally {
      await file.discard();
    }
  }
}

function fileError({ size, head }: { size: number; head: Buffer }, wasCut: boolean): string | null {
  if (wasCut) return `The file is larger than ${MAX_PICTURE_BYTES / 1024 / 1024} MB.`;
  if (size === 0) return 'The file is empty.';
  return detectImageFormat(head) === null ? 'The file is not a JPEG, PNG, WebP, TIFF or AVIF picture.' : null;
}
