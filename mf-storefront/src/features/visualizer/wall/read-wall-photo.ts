/** A photo of a wall. It never leaves the browser: it has no address. */
export interface WallPhoto {
  bitmap: ImageBitmap;
  name: string;
}

/** Pixels of the longer side; more would only cost memory. */
const MAX_SIDE_PIXELS = 2_400;

/** Shown for a file that the browser cannot read; HEIC is the default of iPhones. */
export const UNREADABLE_PHOTO_MESSAGE =
  'This file could not be opened. Choose a JPEG, PNG, WebP or AVIF image; export a HEIC photo as JPEG first.';

/** The decoded file with its EXIF orientation applied; rejects if the browser cannot read it. */
export async function readWallPhoto(file: File): Promise<WallPhoto> {
  const upright: ImageBitmapOptions = { imageOrientation: 'from-image' };
  const whole = await createImageBitmap(file, upright);
  const shrink = MAX_SIDE_PIXELS / Math.max(whole.width, whole.height);
  if (shrink >= 1) return { bitmap: whole, name: file.name };
  const bitmap = await createImageBitmap(whole, {
    resizeWidth: Math.round(whole.width * shrink),
    resizeHeight: Math.round(whole.height * shrink),
    resizeQuality: 'high',
  });
  // 48 megapixels are 190 MB: freed at once, not by garbage collection.
  whole.close();
  return { bitmap, name: file.name };
}
