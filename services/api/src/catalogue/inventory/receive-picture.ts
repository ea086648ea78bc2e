import { Injectable } from '@nestjs/common';
import { imageFormat, MediaService } from '../../media';
import { AppError, Storage, StorageAway, type FormPart } from '../../platform';

/** Largest file in bytes: a picture of 100 megapixels with room to spare. */
export const MAX_PICTURE_BYTES = 120 * 1024 * 1024;

/** What came of a file: the picture it became, or why it was not taken; neither for a file input that was left empty. */
export interface ReceivedPicture {
  mediaId: string | null;
  fault: string | null;
}

/** Takes pictures of works in: to disk as they stream, then into derivatives. One file is in memory at a time. */
@Injectable()
export class ReceivePicture {
  constructor(
    private readonly storage: Storage,
    private readonly media: MediaService,
  ) {}

  async receive(part: Extract<FormPart, { kind: 'file' }>): Promise<ReceivedPicture> {
    const file = await this.storage.receive(part.bytes);
    try {
      if (file.size === 0 && !part.fileName) return { mediaId: null, fault: null };
      const fault = fileFault(file, part.wasCut());
      if (fault !== null) return { mediaId: null, fault };
      return { mediaId: await this.media.importImage(await file.read(), { alt: '' }), fault: null };
    } catch (error) {
      // No fault of the file: the whole form is sent again.
      if (!(error instanceof AppError) || error instanceof StorageAway) throw error;
      return { mediaId: null, fault: error.message };
    } finally {
      await file.drop();
    }
  }
}

function fileFault({ size, head }: { size: number; head: Buffer }, wasCut: boolean): string | null {
  if (wasCut) return `The file is larger than ${MAX_PICTURE_BYTES / 1024 / 1024} MB.`;
  if (size === 0) return 'The file is empty.';
  return imageFormat(head) === null ? 'The file is not a JPEG, PNG, WebP, TIFF or AVIF picture.' : null;
}
