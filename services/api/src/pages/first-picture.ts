import { ARTWORK_PICTURE_SIZES, CATALOGUE_PLATE_SIZES, FRAMED_FROM } from '@gallery/contracts';
import { shuffleBySeed } from '@gallery/domain';
import type { ArtworkRecord } from '../catalogue';
import { derivativeUrl, type Picture } from '../media';
import type { Preload } from './document';
import type { Introduction } from './head/introduction';

/** Preload of the picture that an artwork page opens with. */
export function artworkPicture({ artworkImages, catalogueImages }: ArtworkRecord): Preload[] {
  return preload(artworkImages[0] ?? catalogueImages[0], ARTWORK_PICTURE_SIZES);
}

/**
 * Preloads of the picture that the catalogue opens with in the order of this visit: the framed one on wide windows, the
 * work itself on narrow ones.
 */
export function cataloguePicture(works: readonly ArtworkRecord[], seed: number): Preload[] {
  const [first] = shuffleBySeed(works, seed);
  if (!first) return [];
  const [framed] = first.catalogueImages;
  const [bare] = first.artworkImages;
  return [
    ...preload(framed ?? bare, CATALOGUE_PLATE_SIZES, `(min-width: ${FRAMED_FROM})`),
    ...preload(bare ?? framed, CATALOGUE_PLATE_SIZES, `not all and (min-width: ${FRAMED_FROM})`),
  ];
}

/** Preload of the picture that a page of the gallery's own words opens with. */
export const introducingPicture = ({ picture, sizes }: Introduction): Preload[] =>
  picture === null || sizes === null ? [] : preload(picture, sizes);

/** AVIF alone: a browser that cannot read it ignores the link and finds the other files in the page. */
function preload(picture: Picture | undefined, sizes: string, media?: string): Preload[] {
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
