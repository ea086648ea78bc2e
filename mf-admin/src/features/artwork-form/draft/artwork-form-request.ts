import type { ArtworkFormParts, PrintSizePart, UpdateArtworkForm } from '@gallery/contracts';
import {
  CUSTOM_SIZE_LABELS,
  DEFAULT_EXTRA_EDITION_COUNTS,
  mapEditionTexts,
  mapSizeTexts,
  normalizeEditionCountInput,
  normalizePriceInput,
  parseArtworkYear,
  type ArtworkFormMode,
  artworkYearError,
} from '@gallery/domain';
import type { ArtworkDraft, ExtraDraft, PictureDraft, SizeDraft } from './artwork-draft';

/** A draft as the call sends it: lists and objects as JSON, empty counts and prices replaced by their defaults. */
export function toArtworkFormData(draft: ArtworkDraft, form: ArtworkFormMode, currentYear: number): FormData {
  const { special } = draft;
  const fields: Partial<Record<keyof UpdateArtworkForm, string>> = {
    title: draft.title,
    series: draft.series,
    description: draft.description,
    year: String(parseArtworkYear(draft.year, currentYear)),
    tags: draft.tags,
    tier: draft.tier,
    priceOverride: String(draft.priceOverride),
    orientation: draft.orientation,
    sizeType: draft.sizeType,
    frameStyle: draft.frameStyle,
    customFrameStyle: draft.customFrameStyle,
    includeChromaluxe: String(draft.includeChromaluxe),
    includeSpecialEdition: String(special.isIncluded),
    isFeatured: String(draft.isFeatured),
    availability: draft.availability,
    liveStatus: draft.liveStatus,
    galleryCredit: draft.galleryCredit,
    purchaseLink: draft.purchaseLink,
    artistProofs: draft.artistProofs,
    notes: draft.notes,
    ...(draft.medium.trim() ? { medium: draft.medium } : {}),
    ...(draft.version === null ? {} : { version: String(draft.version) }),
  };
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  for (const [name, part] of Object.entries(toFormParts(draft, form)))
    data.append(name, JSON.stringify(part));
  return data;
}

/** What is sent as JSON. */
function toFormParts(
  { sizes, customSizes, special, artworkPictures, cataloguePictures }: ArtworkDraft,
  form: ArtworkFormMode,
): Partial<ArtworkFormParts> {
  return {
    printSizes: Object.fromEntries(Object.entries(sizes).map(([size, draft]) => [size, toPrintSize(draft)])),
    customSizes: customSizes.map((custom, index) =>
      custom.isIncluded
        ? {
            ...toExtraSize(custom, DEFAULT_EXTRA_EDITION_COUNTS.custom),
            ...mapSizeTexts((name) => custom[name]),
            label: CUSTOM_SIZE_LABELS[index],
          }
        : null,
    ),
    ...(special.isIncluded
      ? {
          specialEdition: {
            ...toExtraSize(special, DEFAULT_EXTRA_EDITION_COUNTS.special[form]),
            ...mapEditionTexts((name) => special[name]),
            name: special.name,
          },
        }
      : {}),
    pictures: {
      artwork: artworkPictures.map(toPictureReference),
      catalogue: cataloguePictures.map(toPictureReference),
    },
  };
}

const toPrintSize = (draft: SizeDraft): PrintSizePart => ({
  enabled: draft.enabled,
  price: normalizePriceInput(draft.price),
  // A count that was left empty is the size's usual one, which the server knows best: it says what is wrong.
  editionCount: draft.editionCount.trim(),
  framedSize: draft.framedSize,
  frameStyle: draft.frameStyle,
  ...mapSizeTexts((name) => draft[name]),
});

const toExtraSize = (draft: ExtraDraft, fallback: number) => ({
  imageSize: draft.imageSize,
  frameSize: draft.frameSize,
  frameStyle: draft.frameStyle,
  price: normalizePriceInput(draft.price),
  editionCount: normalizeEditionCountInput(draft.editionCount, fallback),
});

const toPictureReference = ({ picture, alt }: PictureDraft) => ({ mediaId: picture.id, alt });

/** What is wrong with a form, by field; the server's errors have the same names. */
export type FieldErrors = Readonly<Record<string, string>>;

const REQUIRED_ERROR = 'Title and Series are required';

/** Errors that are found without the server; empty when the form can be sent. A draft may lack what its page needs. */
export function validateArtworkDraft(
  draft: ArtworkDraft,
  form: ArtworkFormMode,
  currentYear: number,
): FieldErrors {
  const wrongYear = artworkYearError(parseArtworkYear(draft.year, currentYear), form, currentYear);
  const wrongYearError: FieldErrors = wrongYear === null ? {} : { year: wrongYear };
  if (draft.liveStatus === 'draft') return wrongYearError;
  return {
    ...(draft.title.trim() ? {} : { title: REQUIRED_ERROR }),
    ...(draft.series.trim() ? {} : { series: REQUIRED_ERROR }),
    ...(draft.artworkPictures.length > 0 ? {} : { artworkImages: 'At least one artwork image is required' }),
    ...wrongYearError,
  };
}
