import {
  withChromaluxe,
  withSizeType,
  withTier,
  type ArtworkFormMode,
  type PriceBookPrices,
  type SizeType,
} from '@gallery/domain';
import { toFormSizes, withSizes, type ArtworkDraft } from './artwork-draft';

/** What a form does by itself when someone chooses something; what was typed elsewhere stays. */
export type DraftRule = (draft: ArtworkDraft) => ArtworkDraft;

/** Chromaluxe enables the metal print of the artwork's shape and disables the other one. */
export const chooseChromaluxe =
  (isIncluded: boolean): DraftRule =>
  (draft) => {
    const before = toFormSizes(draft.sizes);
    const sizes = withSizes(draft.sizes, withChromaluxe(before, isIncluded, isSquare(draft)), before);
    return { ...draft, includeChromaluxe: isIncluded, sizes };
  };

/** The create form asks for the orientation; Chromaluxe follows it as it follows the size type. */
export const chooseOrientation =
  (orientation: ArtworkDraft['orientation']): DraftRule =>
  (draft) => {
    const turned: ArtworkDraft = {
      ...draft,
      orientation,
      sizeType: orientation === 'square' ? 'square' : 'standard',
    };
    return draft.includeChromaluxe ? chooseChromaluxe(true)(turned) : turned;
  };

/** The edit form asks for the size type, which decides the minis; Chromaluxe follows. */
export const chooseSizeType =
  (sizeType: SizeType): DraftRule =>
  (draft) => {
    const before = toFormSizes(draft.sizes);
    const sizes = withSizes(draft.sizes, withSizeType(before, sizeType, draft.includeChromaluxe), before);
    return { ...draft, sizeType, sizes };
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

const isSquare = ({ sizeType }: ArtworkDraft): boolean => sizeType === 'square';
