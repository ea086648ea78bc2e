import type { LiveUploadImage } from '@gallery/api-client';
import type { EventPhoto } from '@gallery/contracts';

/** The photo id of an upload, if it has one. */
export const uploadId = (upload: LiveUploadImage): string =>
  typeof upload === 'string' ? upload : upload.driveId || upload.url;

/** Uploads as photos, each once. They have no number, no time and no print. */
export function photosFromUploads(uploads: readonly LiveUploadImage[]): EventPhoto[] {
  const byId = new Map(uploads.map((upload) => [uploadId(upload), toEventPhoto(upload)]));
  return [...byId.values()];
}

function toEventPhoto(upload: LiveUploadImage): EventPhoto {
  return {
    id: uploadId(upload),
    imageUrl: typeof upload === 'string' ? upload : upload.url,
    caption: '',
    createdAt: '',
    isAvailableForOrder: false,
    orderCount: 0,
    photographer: '',
    seq: 0,
    revision: 0,
    isWithdrawn: false,
    capturedAt: '',
    // A picture of unknown size counts as square.
    orientation: 'square',
    picture: null,
  };
}
