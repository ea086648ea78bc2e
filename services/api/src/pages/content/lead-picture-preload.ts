import { artworkPictureSizes, CATALOG_PICTURE_SIZES, FRAMED_MIN_WIDTH } from '@gallery/contracts';
import { inCatalogOrder } from '@gallery/domain';
import type { ArtworkRecord } from '../../catalog';
import { derivativeUrl, type Picture } from '../../media';
import type { Preload } from '../documents/document-template';
import type { Introduction } from '../head/page-head';

export function artworkPicturePreload({ artworkImages, catalogueImages }: ArtworkRecord): Preload[] {
  const first = artworkImages[0] ?? catalogueImages[0];
  return first ? picturePreload(first, artworkPictureSizes(first)) : [];
}

/** The first picture of the catalog in this visit's order: framed in wide windows, unframed in narrow ones. */
export function catalogPicturePreload(artworks: readonly ArtworkRecord[], seed: number): Preload[] {
  const [first] = inCatalogOrder(artworks, seed);
  if (!first) return [];
  const [framed] = first.catalogueImages;
  const [bare] = first.artworkImages;
  return [
    ...picturePreload(framed ?? bare, CATALOG_PICTURE_SIZES, `(min-width: ${FRAMED_MIN_WIDTH})`),
    ...picturePreload(bare ?? framed, CATALOG_PICTURE_SIZES, `not all and (min-width: ${FRAMED_MIN_WIDTH})`),
  ];
}

export const introductionPicturePreload = ({ picture, sizes }: Introduction): Preload[] =>
  picture === null || sizes === null ? [] : picturePreload(picture, sizes);

/** AVIF only: other browsers ignore the link and find the JPEG in the page. */
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
