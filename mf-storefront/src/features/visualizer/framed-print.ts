import type { ArtworkRecord, EditionOption, Picture } from '@gallery/contracts';
import {
  parseDimensions,
  framedDimensionsOf,
  UNTITLED_ARTWORK,
  type FramedDimensions,
} from '@gallery/domain';
import type { WallSettings } from './wall-settings';

/** The frame option without a frame; also the label of minis and metal prints. */
export const UNFRAMED = 'Unframed';

/** An artwork with the edition and the frame shown. */
export interface FramedPrint {
  artwork: ArtworkRecord;
  title: string;
  edition: EditionOption;
  /** Editions with a readable size. */
  editions: readonly EditionOption[];
  frame: string;
  /** Frames to choose from, `Unframed` last. */
  frames: readonly string[];
  picture: Picture | null;
  hanging: FramedDimensions;
}

/** Artworks with at least one displayable edition. */
export const displayableArtworks = (artworks: readonly ArtworkRecord[]): ArtworkRecord[] =>
  artworks.filter((artwork) => displayableEditions(artwork).length > 0);

/**
 * The print for these settings; settings that the artwork does not offer fall back to its own. Null without
 * artworks.
 */
export function resolveFramedPrint(
  artworks: readonly ArtworkRecord[],
  choices: WallSettings,
): FramedPrint | null {
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
  const ratio = picture ? picture.width / picture.height : ratioOf(edition.size);
  const hanging = framedDimensionsOf(edition.size, frame === UNFRAMED ? null : edition.frameSize, ratio);
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

const displayableEditions = (artwork: ArtworkRecord): EditionOption[] =>
  artwork.editionOptions.filter((edition) => parseDimensions(edition.size) !== null);

function frameOptions(edition: EditionOption): readonly string[] {
  if (edition.frameSize === null) return [UNFRAMED];
  return [...new Set([defaultFrame(edition), ...edition.frameStyles, UNFRAMED])];
}

const defaultFrame = (edition: EditionOption): string =>
  edition.frameSize === null ? UNFRAMED : edition.frameColor;

function ratioOf(size: string): number {
  const extent = parseDimensions(size);
  return extent ? extent.width / extent.height : 1;
}
