import type { ArtworkRecord, EditionOption, EventPhotoEditions, Picture } from '@gallery/contracts';
import {
  parseDimensions,
  framedDimensionsOf,
  UNTITLED_ARTWORK,
  type FramedDimensions,
} from '@gallery/domain';
import type { WallSettings } from './wall-settings';

/** The frame option without a frame; also the label of minis and metal prints. */
export const UNFRAMED = 'Unframed';

/** What can hang: an artwork, or an event photo in its sizes. */
export interface DisplayableArtwork extends Pick<
  ArtworkRecord,
  'slug' | 'title' | 'series' | 'artworkImages' | 'catalogueImages'
> {
  editionOptions: readonly Pick<EditionOption, 'size' | 'frameSize' | 'frameColor' | 'frameStyles'>[];
}

/** An artwork with the edition and the frame shown. */
export interface FramedPrint<Artwork extends DisplayableArtwork = DisplayableArtwork> {
  artwork: Artwork;
  title: string;
  edition: Artwork['editionOptions'][number];
  /** Editions with a readable size. */
  editions: readonly Artwork['editionOptions'][number][];
  frame: string;
  /** Frames to choose from, `Unframed` last. */
  frames: readonly string[];
  picture: Picture | null;
  hanging: FramedDimensions;
}

/** Artworks with at least one displayable edition. */
export const displayableArtworks = <Artwork extends DisplayableArtwork>(
  artworks: readonly Artwork[],
): Artwork[] => artworks.filter((artwork) => displayableEditions(artwork).length > 0);

/**
 * The print for these settings; settings that the artwork does not offer fall back to its own. Null without
 * artworks.
 */
export function resolveFramedPrint<Artwork extends DisplayableArtwork>(
  artworks: readonly Artwork[],
  choices: Pick<WallSettings, 'work' | 'size' | 'frame'>,
): FramedPrint<Artwork> | null {
  const artwork = artworks.find((artwork) => artwork.slug === choices.work) ?? artworks[0];
  if (!artwork) return null;
  const editions = displayableEditions(artwork);
  const edition =
    editions.find((option) => option.size === choices.size) ??
    editions.find((option) => option.frameSize !== null) ??
    editions[0];
  if (!edition) return null;
  const frames = frameOptions(edition);
  const frame = frames.find((style) => style === choices.frame) ?? defaultFrame(edition);
  const picture = artwork.artworkImages[0] ?? artwork.catalogueImages[0] ?? null;
  const hanging = framedDimensionsOf(
    { size: edition.size, frameSize: edition.frameSize, frameStyle: frame },
    picture ? picture.width / picture.height : undefined,
  );
  if (!hanging) return null;
  return {
    artwork,
    title: artwork.title || UNTITLED_ARTWORK,
    edition,
    editions,
    frame,
    frames,
    picture,
    hanging,
  };
}

const displayableEditions = <Artwork extends DisplayableArtwork>({
  editionOptions,
}: Artwork): Artwork['editionOptions'][number][] =>
  editionOptions.filter((edition) => parseDimensions(edition.size) !== null);

type FramedEdition = DisplayableArtwork['editionOptions'][number];

function frameOptions(edition: FramedEdition): readonly string[] {
  if (edition.frameSize === null) return [UNFRAMED];
  return [...new Set([defaultFrame(edition), ...edition.frameStyles, UNFRAMED])];
}

const defaultFrame = (edition: FramedEdition): string =>
  edition.frameSize === null ? UNFRAMED : edition.frameColor;

/** An event photo in the sizes and frames of its purchase sheet. */
export function toDisplayableArtwork(photoId: string, sheet: EventPhotoEditions): DisplayableArtwork {
  return {
    slug: photoId,
    title: sheet.title,
    series: sheet.series,
    artworkImages: sheet.picture ? [sheet.picture] : [],
    catalogueImages: [],
    editionOptions: sheet.options.map(({ size, framedSize, frameOptions: frames }) => ({
      size,
      frameSize: framedSize,
      frameColor: frames[0]?.frameType ?? UNFRAMED,
      frameStyles: frames.map(({ frameType }) => frameType),
    })),
  };
}
