/** A photo of somebody's wall. It never leaves the browser: there is no address it could be fetched from. */
export interface WallPhoto {
  bitmap: ImageBitmap;
  name: string;
}

/** Pixels of the longer side; more would cost memory and show nothing more. */
const MAX_SIDE_PIXELS = 2_400;

/** What is said about a file that the browser cannot show; HEIC is what iPhones save unless told otherwise. */
export const UNREADABLE_PHOTO_MESSAGE =
  'This file cannot be shown. Choose a JPEG, PNG, WebP or AVIF picture; export a HEIC photo as JPEG first.';

/** The file as pixels, upright as its camera was held; fails when the browser cannot read it. */
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
  // Forty-eight megapixels are 190 MB: they are given back at once, not when memory is swept.
  whole.close();
  return { bitmap, name: file.name };
}
