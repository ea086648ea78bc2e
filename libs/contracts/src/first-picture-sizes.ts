/**
 * How wide a page's first picture is laid out. The page's `sizes` and the document's preload must be equal, or the
 * browser loads two files.
 */

/** The catalog's first picture: nine of twelve columns, a whole row from 48rem; from there on the framed picture, else the artwork. */
export const CATALOG_PICTURE_SIZES =
  '(min-width: 112rem) 74.6rem, (min-width: 64rem) 65vw, (min-width: 48rem) 90vw, (min-width: 40rem) 44vw, 90vw';

/** Viewport width from which the catalog shows framed pictures (768 px). */
export const FRAMED_MIN_WIDTH = '48rem';

interface PictureShape {
  width: number;
  height: number;
}

/** Whether the artwork page gives the picture all twelve columns, with the purchase beneath. */
export const isLandscapePicture = ({ width, height }: PictureShape): boolean => width / height >= 1.15;

/**
 * The artwork page's picture: on desktops as high as the window allows, landscapes over the whole page and others beside
 * the purchase; the full width on phones.
 */
export function artworkPictureSizes(picture: PictureShape): string {
  const heightOfWindow = `${Math.round((100 * picture.width) / picture.height)}vh`;
  return isLandscapePicture(picture)
    ? `(min-width: 64rem) min(100rem, 87vw, ${heightOfWindow}), 100vw`
    : `(min-width: 64rem) min(62rem, 53vw, ${heightOfWindow}), 100vw`;
}

/**
 * The film's poster on the landing page. Phones crop a tall part of it: a file of the viewport's width would be too
 * coarse.
 */
export const HERO_POSTER_SIZES = '(min-width: 48rem) 100vw, 150vw';

/**
 * The banner of the about page, cropped to 4:3 on phones. Its full height takes 180vw; a file a sixth narrower looks the same
 * there and has two fifths fewer bytes.
 */
export const ABOUT_BANNER_SIZES = '(min-width: 48rem) 100vw, 150vw';

/** The services' pictures of the commercial page: at most seven of twelve columns, and cropped to one height. */
export const SERVICE_PICTURE_SIZES =
  '(min-width: 112rem) 41rem, (min-width: 64rem) 37vw, (min-width: 40rem) 52vw, 90vw';
