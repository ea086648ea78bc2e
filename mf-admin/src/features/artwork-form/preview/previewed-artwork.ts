import type { InventoryRecord, Picture } from '@gallery/contracts';
import {
  CUSTOM_FRAME,
  CUSTOM_SIZE_LABELS,
  DEFAULT_MEDIUM,
  formEditionKind,
  FRAME_STYLES,
  normalizePriceInput,
  parseArtworkYear,
  parseSize,
  UNTITLED_ARTWORK,
  type ArtworkFrameStyle,
  type LabelEdition,
  type OfferedEdition,
} from '@gallery/domain';
import type { ArtworkDraft, ExtraDraft } from '../draft/artwork-draft';

/** An edition as the public page would offer it. */
export type PreviewedEdition = OfferedEdition & LabelEdition & { isAvailable: boolean };

/** An artwork as its public pages would show it. */
export interface PreviewedArtwork {
  title: string;
  series: string;
  year: number;
  medium: string;
  description: string;
  isFeatured: boolean;
  /** The first photograph. */
  photograph: Picture | null;
  /** The first picture of the framed work. */
  framed: Picture | null;
  editions: PreviewedEdition[];
}

interface PreviewOptions {
  /** As it is saved; null for a new artwork. */
  record: Pick<InventoryRecord, 'medium' | 'editions'> | null;
  currentYear: number;
  /** Whether the gallery shows prices. */
  arePricesShown: boolean;
}

/** An edition as the form holds it. */
interface DraftEdition {
  kind: OfferedEdition['kind'];
  label: string | null;
  size: string;
  isOffered: boolean;
  price: string;
  count: string;
  frameSize: string | null;
  frameStyle: ArtworkFrameStyle;
  /** The edition's own text for the frame Custom. */
  frameWords: string;
}

/** What the public pages would show if the draft were saved now. */
export function previewArtwork(
  draft: ArtworkDraft,
  { record, currentYear, arePricesShown }: PreviewOptions,
): PreviewedArtwork {
  const known = record?.editions ?? [];
  const savedOf = (edition: DraftEdition) => known.findIndex((own) => isSameEdition(own, edition));
  const offered = draftEditions(draft)
    .filter(({ isOffered }) => isOffered)
    .map((edition) => ({ edition, place: savedOf(edition) }))
    // Saved editions keep their order, new ones follow.
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  return {
    title: draft.title.trim() || UNTITLED_ARTWORK,
    series: draft.series,
    year: parseArtworkYear(draft.year, currentYear),
    medium: draft.medium.trim() || record?.medium || DEFAULT_MEDIUM,
    description: draft.description,
    isFeatured: draft.isFeatured,
    photograph: firstPicture(draft.artworkPictures),
    framed: firstPicture(draft.cataloguePictures),
    editions: offered.map(({ edition, place }): PreviewedEdition => {
      const { kind, label, size, frameSize, frameStyle, frameWords } = edition;
      const saved = known[place];
      const sold = saved?.soldEditions ?? 0;
      const held = saved?.heldEditions ?? 0;
      const total = Number(edition.count) || saved?.totalEditions || 0;
      return {
        kind,
        label,
        size,
        total,
        sold,
        held,
        isAvailable: draft.availability === 'available' && total > sold + held,
        price: arePricesShown ? Number(normalizePriceInput(edition.price)) || null : null,
        frameSize,
        frameColor: frameStyle,
        frameStyles: frameStyle === CUSTOM_FRAME ? [CUSTOM_FRAME, ...FRAME_STYLES] : FRAME_STYLES,
        customFrame: frameStyle === CUSTOM_FRAME ? frameWords || draft.customFrameStyle || null : null,
      };
    }),
  };
}

const firstPicture = ([first]: ArtworkDraft['artworkPictures']): Picture | null =>
  first ? { ...first.picture, alt: first.alt } : null;

const placeOf = ({ place }: { place: number }): number => (place === -1 ? Infinity : place);

/** As the server finds the edition that a part of the form means. */
function isSameEdition(
  own: InventoryRecord['editions'][number],
  { kind, label, size }: DraftEdition,
): boolean {
  if (kind === 'special') return own.kind === 'special';
  if (kind === 'custom') return own.kind === 'custom' && own.label === label;
  return own.kind !== 'special' && own.kind !== 'custom' && own.size === size;
}

/** Every edition of the form in its order; those without a size that can be read are left out. */
function draftEditions({ sizes, customSizes, special }: ArtworkDraft): DraftEdition[] {
  return [
    ...Object.entries(sizes).map(([size, row]): DraftEdition => {
      const kind = formEditionKind(size);
      const isFramed = kind === 'framed';
      return {
        kind,
        label: null,
        size,
        isOffered: row.enabled,
        price: row.price,
        count: row.editionCount,
        frameSize: isFramed ? parseSize(row.framedSize) : null,
        frameStyle: isFramed && row.frameStyle !== 'Unframed' ? row.frameStyle : 'Black',
        frameWords: '',
      };
    }),
    ...customSizes.map((custom, index) => extraEdition(custom, 'custom', CUSTOM_SIZE_LABELS[index] ?? null)),
    extraEdition(special, 'special', special.name || null),
  ];
}

function extraEdition(extra: ExtraDraft, kind: 'custom' | 'special', label: string | null): DraftEdition {
  const size = parseSize(extra.imageSize);
  return {
    kind,
    label,
    size: size ?? '',
    isOffered: extra.isIncluded && size !== null,
    price: extra.price,
    count: extra.editionCount,
    frameSize: parseSize(extra.frameSize),
    frameStyle: extra.frameStyle,
    frameWords: extra.customFrameStyle,
  };
}
