import {
  hasDefaultSizes,
  orientationOfPicture,
  withChromaluxe,
  withOrientation,
  withSizeType,
  withTier,
  type ArtworkFormMode,
  type ArtworkFrameStyle,
  type PriceBookPrices,
  type SizeType,
} from '@gallery/domain';
import { toFormSizes, withSizes, type ArtworkDraft, type PictureDraft } from './artwork-draft';

/** What a form changes by itself when someone makes a choice; what was typed elsewhere stays. */
export type DraftRule = (draft: ArtworkDraft) => ArtworkDraft;

/** Chromaluxe enables the metal print of the artwork's shape and disables the other one. */
export const chooseChromaluxe =
  (isIncluded: boolean): DraftRule =>
  (draft) => {
    const before = toFormSizes(draft.sizes);
    const sizes = withSizes(draft.sizes, withChromaluxe(before, isIncluded, isSquare(draft)), before);
    return { ...draft, includeChromaluxe: isIncluded, sizes };
  };

/** In the create form the size type and Chromaluxe follow the orientation; the edit form has a size type of its own. */
export const chooseOrientation =
  (orientation: ArtworkDraft['orientation'], form: ArtworkFormMode): DraftRule =>
  (draft) => {
    if (form === 'edit') return { ...draft, orientation };
    const turned: ArtworkDraft = {
      ...draft,
      orientation,
      sizeType: orientation === 'square' ? 'square' : 'standard',
    };
    return draft.includeChromaluxe ? chooseChromaluxe(true)(turned) : turned;
  };

/** The sizes that had the artwork's frame get its new one. */
export const chooseFrameStyle =
  (frameStyle: ArtworkFrameStyle): DraftRule =>
  (draft) => ({
    ...draft,
    frameStyle,
    sizes: Object.fromEntries(
      Object.entries(draft.sizes).map(([size, each]) => [
        size,
        each.frameStyle === draft.frameStyle ? { ...each, frameStyle } : each,
      ]),
    ),
  });

/** The first picture of a new artwork proposes orientation and sizes, unless someone has chosen them already. */
export const changeArtworkPictures =
  (next: (pictures: PictureDraft[]) => PictureDraft[], form: ArtworkFormMode): DraftRule =>
  (draft) => {
    const changed = { ...draft, artworkPictures: next(draft.artworkPictures) };
    const [first] = changed.artworkPictures;
    const before = toFormSizes(draft.sizes);
    const isProposed =
      form === 'create' &&
      first !== undefined &&
      draft.artworkPictures.length === 0 &&
      draft.orientation === 'landscape' &&
      hasDefaultSizes(before);
    if (!isProposed) return changed;
    const orientation = orientationOfPicture(first.picture);
    const sizes = withSizes(draft.sizes, withOrientation(before, orientation), before);
    return { ...chooseOrientation(orientation, form)(changed), sizes };
  };

/** The edit form asks for the size type, which decides the minis; Chromaluxe and orientation follow. */
export const chooseSizeType =
  (sizeType: SizeType): DraftRule =>
  (draft) => {
    const before = toFormSizes(draft.sizes);
    const sizes = withSizes(draft.sizes, withSizeType(before, sizeType, draft.includeChromaluxe), before);
    return { ...draft, sizeType, orientation: orientationOf(sizeType) ?? draft.orientation, sizes };
  };

/** The tier resets prices, unless they are overridden. */
export const chooseTier =
  (tier: string, form: ArtworkFormMode, book: PriceBookPrices): DraftRule =>
  (draft) => {
    const before = toFormSizes(draft.sizes);
    const { priceOverride } = draft;
    const sizes = withSizes(draft.sizes, withTier(before, { book, tier, priceOverride, form }), before);
    return { ...draft, tier, sizes };
  };

/** Prices that are no longer overridden are those of the tier again. */
export const choosePriceOverride =
  (priceOverride: boolean, form: ArtworkFormMode, book: PriceBookPrices): DraftRule =>
  (draft) => {
    const chosen = { ...draft, priceOverride };
    return priceOverride ? chosen : chooseTier(draft.tier, form, book)(chosen);
  };

/** A custom size type says nothing about the picture's shape. */
const orientationOf = (sizeType: SizeType): ArtworkDraft['orientation'] | null => {
  if (sizeType === 'custom') return null;
  return sizeType === 'square' ? 'square' : 'landscape';
};

const isSquare = ({ sizeType }: ArtworkDraft): boolean => sizeType === 'square';
