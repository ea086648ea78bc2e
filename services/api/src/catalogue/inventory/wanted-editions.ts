import {
  cents,
  CUSTOM_LABELS,
  EXTRA_COUNT,
  FORM_SIZES,
  formKind,
  parseSize,
  priceEntry,
  type ArtworkForm,
  type CustomLabel,
  type EditionPlan,
  type BookPrices,
  type WorkFrame,
} from '@gallery/domain';
import { UNSIZED } from '../new-artwork';
import type { WorkChanges } from './work-form.dto';
import {
  readCustomSizes,
  readPrintSizes,
  readSpecialEdition,
  type CustomSizePart,
  type Faults,
  type PrintSizePart,
  type SpecialEditionPart,
} from './work-form-parts';

/** An edition as a form asks for it. */
export interface WantedEdition extends EditionPlan {
  /** Where it stands in the form: `printSizes.30x20`, `customSizes.0`, `specialEdition`. */
  field: string;
  enabled: boolean;
  label: string | null;
  customFrameStyle: string | null;
  /** What the form left open: an edition that is there keeps its own. */
  keeps: { frameSize: boolean; frameStyle: boolean };
}

/** What a form says of a work's editions; null where it says nothing, and what is there stays. */
export interface WantedEditions {
  sizes: WantedEdition[] | null;
  customs: WantedEdition[] | null;
  special: WantedEdition | null;
  /** False takes the special edition off sale. */
  includesSpecial: boolean | null;
}

/** Reads the editions out of a form, framed as the work is unless they say otherwise; what is wrong goes into the faults. */
export function wantedEditions(
  fields: WorkChanges,
  of: { book: BookPrices; form: ArtworkForm; frameStyle: WorkFrame },
  faults: Faults,
): WantedEditions {
  const { printSizes, customSizes, specialEdition } = fields;
  const sizes = printSizes === undefined ? null : readPrintSizes(printSizes, faults);
  const customs = customSizes === undefined ? null : readCustomSizes(customSizes, faults);
  const isSpecialWanted = specialEdition !== undefined && fields.includeSpecialEdition !== false;
  const special = isSpecialWanted
    ? readSpecialEdition(specialEdition, EXTRA_COUNT.special[of.form], faults)
    : null;
  const wanted = {
    sizes: sizes && [...sizes].map(([size, part]) => ofForm(size, part, of)),
    customs: customs && [...customs].map(([label, part]) => custom(label, part)),
    special: special && specialOf(special),
  };
  judgeSizes(wanted.sizes ?? [], sizes, faults);
  judgeTwins(
    [...(wanted.sizes ?? []), ...(wanted.customs ?? []), ...(wanted.special ? [wanted.special] : [])],
    faults,
  );
  return { ...wanted, includesSpecial: fields.includeSpecialEdition ?? (special ? true : null) };
}

/** Sizes beyond the form's own are custom sizes; a frame's size is one in inches. */
function judgeSizes(wanted: WantedEdition[], parts: Map<string, PrintSizePart> | null, faults: Faults): void {
  const known: readonly string[] = FORM_SIZES;
  for (const { field, size, kind, frameSize } of wanted) {
    if (!known.includes(size))
      faults[field] = 'This size is not one of the form. Please enter it as a custom size.';
    if (kind === 'framed' && frameSize === null && parts?.get(size)?.framedSize) {
      faults[`${field}.framedSize`] = 'Please enter the frame in inches, such as 42.5x32.5.';
    }
  }
}

/** A buyer names a work and a size: two editions of one size could not be told apart. */
export const TWIN = 'Another edition of this work has this size already.';

function judgeTwins(wanted: WantedEdition[], faults: Faults): void {
  const seen = new Set<string>();
  for (const { field, size, kind } of wanted) {
    if (seen.has(size)) faults[kind === 'custom' || kind === 'special' ? `${field}.imageSize` : field] = TWIN;
    seen.add(size);
  }
}

function ofForm(
  size: string,
  part: PrintSizePart,
  { book, frameStyle, form }: { book: BookPrices; frameStyle: WorkFrame; form: ArtworkForm },
): WantedEdition {
  const kind = formKind(size);
  const booked = priceEntry(book, form === 'create' ? 'form_create' : 'form_edit', size)?.frameSize ?? null;
  const isFramed = kind === 'framed';
  return {
    field: `printSizes.${size}`,
    size,
    kind,
    enabled: part.enabled,
    label: null,
    priceCents: cents(part.price),
    total: part.editionCount,
    frameSize: isFramed ? (part.framedSize === undefined ? booked : parseSize(part.framedSize)) : null,
    frameStyle: isFramed ? framed(part.frameStyle ?? frameStyle) : 'Unframed',
    customFrameStyle: null,
    shippingClass: kind === 'mini' ? 'mini' : 'framed',
    keeps: { frameSize: part.framedSize === undefined, frameStyle: part.frameStyle === undefined },
  };
}

function custom(label: CustomLabel, part: CustomSizePart): WantedEdition {
  return {
    ...extra(part),
    field: `customSizes.${CUSTOM_LABELS.indexOf(label)}`,
    kind: 'custom',
    label,
    total: part.editionCount ?? EXTRA_COUNT.custom,
    customFrameStyle: null,
  };
}

function specialOf(part: SpecialEditionPart): WantedEdition {
  return {
    ...extra(part),
    field: 'specialEdition',
    kind: 'special',
    label: part.name ?? '',
    total: part.editionCount ?? EXTRA_COUNT.special.edit,
    customFrameStyle: part.customFrameStyle || null,
  };
}

const extra = (part: CustomSizePart) => ({
  size: parseSize(part.imageSize ?? '') ?? UNSIZED,
  enabled: true,
  priceCents: cents(part.price),
  frameSize: parseSize(part.frameSize ?? ''),
  frameStyle: part.frameStyle ?? ('Black' as const),
  shippingClass: 'framed' as const,
  keeps: { frameSize: part.frameSize === undefined, frameStyle: part.frameStyle === undefined },
});

const framed = (style: WorkFrame): WorkFrame => (style === 'Unframed' ? 'Black' : style);
