import {
  toCents,
  CUSTOM_SIZE_LABELS,
  DEFAULT_EXTRA_EDITION_COUNTS,
  ARTWORK_FORM_SIZES,
  fitsIntoFrame,
  formEditionKind,
  mapEditionTexts,
  mapSizeTexts,
  parseSize,
  priceEntry,
  shippingClassOf,
  type ArtworkFormMode,
  type CustomSizeLabel,
  type EditionTexts,
  type ProposedEdition,
  type PriceBookPrices,
  type ArtworkFrameStyle,
} from '@gallery/domain';
import { FRAME_TOO_SMALL, UNSIZED } from '../artworks/new-artwork';
import type { UpdateArtworkForm } from './dto/artwork-form.dto';
import type { CustomSizePart, PrintSizePart, SpecialEditionPart } from './dto/artwork-form-parts.dto';
import {
  parseCustomSizes,
  parsePrintSizes,
  parseSpecialEdition,
  type FormErrors,
} from './artwork-form-parts';

/** An edition as a form asks for it; texts that the form leaves out stay unchanged. */
export interface RequestedEdition extends ProposedEdition, Partial<EditionTexts> {
  /** Its path in the form: `printSizes.30x20`, `customSizes.0`, `specialEdition`. */
  field: string;
  enabled: boolean;
  label: string | null;
  /** What the form leaves open: an existing edition keeps its own value. */
  keeps: { frameSize: boolean; frameStyle: boolean };
}

/** The editions that a form requests; null when it does not mention them, which leaves them unchanged. */
export interface RequestedEditions {
  sizes: RequestedEdition[] | null;
  customs: RequestedEdition[] | null;
  special: RequestedEdition | null;
  /** False takes the special edition off sale. */
  includesSpecial: boolean | null;
}

/** The editions of a form, in the artwork's frame by default; invalid fields are added to the errors. */
export function parseRequestedEditions(
  fields: UpdateArtworkForm,
  of: { book: PriceBookPrices; form: ArtworkFormMode; frameStyle: ArtworkFrameStyle },
  errors: FormErrors,
): RequestedEditions {
  const { printSizes, customSizes, specialEdition } = fields;
  const sizes = printSizes === undefined ? null : parsePrintSizes(printSizes, errors);
  const customs = customSizes === undefined ? null : parseCustomSizes(customSizes, errors);
  const isSpecialWanted = specialEdition !== undefined && fields.includeSpecialEdition !== false;
  const special = isSpecialWanted
    ? parseSpecialEdition(specialEdition, DEFAULT_EXTRA_EDITION_COUNTS.special[of.form], errors)
    : null;
  const requested = {
    sizes: sizes && [...sizes].map(([size, part]) => fromPrintSize(size, part, of)),
    customs: customs && [...customs].map(([label, part]) => fromCustomSize(label, part)),
    special: special && fromSpecialEdition(special),
  };
  validateSizes(requested.sizes ?? [], sizes, errors);
  const all = [
    ...(requested.sizes ?? []),
    ...(requested.customs ?? []),
    ...(requested.special ? [requested.special] : []),
  ];
  rejectDuplicateSizes(all, errors);
  rejectSmallFrames(all, errors);
  return { ...requested, includesSpecial: fields.includeSpecialEdition ?? (special ? true : null) };
}

/** Sizes that the form does not list must be custom sizes; frame sizes are in inches. */
function validateSizes(
  requested: RequestedEdition[],
  parts: Map<string, PrintSizePart> | null,
  errors: FormErrors,
): void {
  const known: readonly string[] = ARTWORK_FORM_SIZES;
  for (const { field, size, kind, frameSize } of requested) {
    if (!known.includes(size))
      errors[field] = 'This size is not in the list. Please enter it as a custom size.';
    if (kind === 'framed' && frameSize === null && parts?.get(size)?.framedSize) {
      errors[`${field}.framedSize`] = 'Please enter the frame in inches, such as 42.5x32.5.';
    }
  }
}

/** Carts name an artwork and a size: two editions of the same size would be ambiguous. */
export const DUPLICATE_SIZE = 'Another edition of this artwork already has this size.';

function rejectDuplicateSizes(requested: RequestedEdition[], errors: FormErrors): void {
  const seen = new Set<string>();
  for (const { field, size, kind } of requested) {
    if (seen.has(size))
      errors[kind === 'custom' || kind === 'special' ? `${field}.imageSize` : field] = DUPLICATE_SIZE;
    seen.add(size);
  }
}

/** Frames that the form leaves unchanged were checked before. */
function rejectSmallFrames(requested: RequestedEdition[], errors: FormErrors): void {
  for (const { field, size, kind, frameSize, keeps } of requested) {
    if (keeps.frameSize || frameSize === null || size === UNSIZED || fitsIntoFrame(size, frameSize)) continue;
    errors[kind === 'framed' ? `${field}.framedSize` : `${field}.frameSize`] = FRAME_TOO_SMALL;
  }
}

function fromPrintSize(
  size: string,
  part: PrintSizePart,
  { book, frameStyle, form }: { book: PriceBookPrices; frameStyle: ArtworkFrameStyle; form: ArtworkFormMode },
): RequestedEdition {
  const kind = formEditionKind(size);
  const booked = priceEntry(book, form === 'create' ? 'form_create' : 'form_edit', size)?.frameSize ?? null;
  const isFramed = kind === 'framed';
  return {
    field: `printSizes.${size}`,
    size,
    kind,
    enabled: part.enabled,
    label: null,
    priceCents: toCents(part.price),
    total: part.editionCount,
    frameSize: isFramed ? (part.framedSize === undefined ? booked : parseSize(part.framedSize)) : null,
    frameStyle: isFramed ? framedStyle(part.frameStyle ?? frameStyle) : 'Unframed',
    ...mapSizeTexts((name) => emptyToNull(part[name])),
    shippingClass: shippingClassOf(book, size),
    keeps: { frameSize: part.framedSize === undefined, frameStyle: part.frameStyle === undefined },
  };
}

function fromCustomSize(label: CustomSizeLabel, part: CustomSizePart): RequestedEdition {
  return {
    ...fromExtraSize(part),
    field: `customSizes.${CUSTOM_SIZE_LABELS.indexOf(label)}`,
    kind: 'custom',
    label,
    total: part.editionCount ?? DEFAULT_EXTRA_EDITION_COUNTS.custom,
    ...mapSizeTexts((name) => emptyToNull(part[name])),
  };
}

function fromSpecialEdition(part: SpecialEditionPart): RequestedEdition {
  return {
    ...fromExtraSize(part),
    field: 'specialEdition',
    kind: 'special',
    label: part.name ?? '',
    total: part.editionCount ?? DEFAULT_EXTRA_EDITION_COUNTS.special.edit,
    ...mapEditionTexts((name) => emptyToNull(part[name])),
  };
}

const fromExtraSize = (part: CustomSizePart) => ({
  size: parseSize(part.imageSize ?? '') ?? UNSIZED,
  enabled: true,
  priceCents: toCents(part.price),
  frameSize: parseSize(part.frameSize ?? ''),
  frameStyle: part.frameStyle ?? ('Black' as const),
  shippingClass: 'framed' as const,
  keeps: { frameSize: part.frameSize === undefined, frameStyle: part.frameStyle === undefined },
});

const emptyToNull = (text: string | undefined): string | null | undefined => (text === '' ? null : text);

const framedStyle = (style: ArtworkFrameStyle): ArtworkFrameStyle => (style === 'Unframed' ? 'Black' : style);
