import { ARTWORK_PICTURE_SIZES, CATALOG_PICTURE_SIZES, FRAMED_MIN_WIDTH } from '@gallery/contracts';
import { shuffleBySeed } from '@gallery/domain';
import type { ArtworkRecord } from '../../catalog';
import { derivativeUrl, type Picture } from '../../media';
import type { Preload } from '../documents/document-template';
import type { Introduction } from '../head/page-introduction';

/** Preload of the picture that an artwork page opens with. */
export function artworkPicturePreload({ artworkImages, catalogueImages }: ArtworkRecord): Preload[] {
  return picturePreload(artworkImages[0] ?? catalogueImages[0], ARTWORK_PICTURE_SIZES);
}

/**
 * Preloads of the picture that the catalogue opens with in the order of this visit: the framed one on wide windows, the
 * work itself on narrow ones.
 */
export function catalogPicturePreload(works: readonly ArtworkRecord[], seed: number): Preload[] {
  const [first] = shuffleBySeed(works, seed);
  if (!first) return [];
  const [framed] = first.catalogueImages;
  const [bare] = first.artworkImages;
  return [
    ...picturePreload(framed ?? bare, CATALOG_PICTURE_SIZES, `(min-width: ${FRAMED_MIN_WIDTH})`),
    ...picturePreload(bare ?? framed, CATALOG_PICTURE_SIZES, `not all and (min-width: ${FRAMED_MIN_WIDTH})`),
  ];
}

/** Preload of the picture that a page of the gallery's own words opens with. */
export const introductionPicturePreload = ({ picture, sizes }: Introduction): Preload[] =>
  picture === null || sizes === null ? [] : picturePreload(picture, sizes);

/** AVIF alone: a browser that cannot read it ignores the link and finds the other files in the page. */
function picturePreload(picture: Picture | undefined, sizes: string, media?: string): Preload[] {
  if (!picture) return [];
  const { id: mediaId, eventId, widths } = picture;
  const sources = widths.map(
    (width) => `${derivativeUrl({ mediaId, eventId, width, format: 'avif' })} ${width}w`,
  );
  return [
    {
      as: 'image',
      type: 'image/avif',
      imagesrcset: sources.join(', '),
      imagesizes: sizes,
      fetchpriority: 'high',
      ...(media === undefined ? {} : { media }),
    },
  ];
}
