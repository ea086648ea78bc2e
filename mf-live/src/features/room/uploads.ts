import type { UploadedPicture } from '@gallery/api-client';
import type { EventPhoto } from '@gallery/contracts';

/** The id of the photograph that an upload is, as far as it says so. */
export const uploadId = (upload: UploadedPicture): string =>
  typeof upload === 'string' ? upload : upload.driveId || upload.url;

/** Uploads as photographs, each once. What only they know has no number, no time and no print. */
export function foldUploads(uploads: readonly UploadedPicture[]): EventPhoto[] {
  const byId = new Map(uploads.map((upload) => [uploadId(upload), asPhoto(upload)]));
  return [...byId.values()];
}

function asPhoto(upload: UploadedPicture): EventPhoto {
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
    // What is not known of a picture counts as square.
    orientation: 'square',
    picture: null,
  };
}
