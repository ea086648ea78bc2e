import type { InventoryEdition, InventoryRecord, InventoryRow } from '@gallery/contracts';
import { mapSizeTexts } from '@gallery/domain';
import { anArtwork, aPicture } from './artwork.builder';

let made = 0;

/** An edition of nine framed prints at 5,000, none sold, unless said otherwise. */
export function anInventoryEdition(named: Partial<InventoryEdition> = {}): InventoryEdition {
  made += 1;
  return {
    editionId: `inventory-edition-${made}`,
    size: '30x20',
    kind: 'framed',
    label: null,
    enabled: true,
    price: 5_000,
    frameSize: '42x32',
    totalEditions: 9,
    soldEditions: 0,
    heldEditions: 0,
    availableEditions: 9,
    ...named,
  };
}

/** A work as the owner's list shows it: of Tier 1, live, with one edition. */
export function anInventoryRow(named: Partial<InventoryRow> = {}): InventoryRow {
  made += 1;
  return {
    id: `work-${made}`,
    title: `Work ${made}`,
    slug: `work-${made}`,
    series: 'ENVIRONMENTS',
    year: 2024,
    tier: 'Tier 1',
    artworkPicture: aPicture(),
    cataloguePicture: aPicture(),
    editions: [anInventoryEdition()],
    unsoldValue: 45_000,
    remaining: 9,
    availability: 'available',
    liveStatus: 'live',
    isArchived: false,
    differences: 0,
    ...named,
  };
}

/** The owner's record of a landscape of Tier 1 with one edition. */
export function anInventoryRecord(named: Partial<InventoryRecord> = {}): InventoryRecord {
  const size = {
    enabled: true,
    price: 5_000,
    editionCount: 9,
    framedSize: '42x32',
    frameStyle: 'Black' as const,
    ...mapSizeTexts(() => ''),
  };
  return {
    ...anArtwork(named),
    printSizes: { '30x20': size },
    sizeType: 'standard',
    frameStyle: 'Black',
    customFrameStyle: '',
    includeChromaluxe: false,
    includeSpecialEdition: false,
    specialEdition: null,
    customSizes: [],
    priceOverride: false,
    editions: [anInventoryEdition()],
    price: 5_000,
    availability: 'available',
    availabilitySet: 'available',
    liveStatus: 'live',
    galleryCredit: '',
    purchaseLink: '',
    notes: '',
    unsoldValue: 45_000,
    differences: [],
    archivedAt: null,
    version: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...named,
  };
}
