import { OPEN_DELIVERY } from './receipt.builder';
import type {
  CollectionPrint,
  CollectorCertificate,
  CollectorOrder,
  CollectorOrderLine,
  CommissionRequestRecord,
  FavoriteRecord,
} from '@gallery/contracts';
import { anArtworkCard, anArtwork } from './artwork.builder';

let made = 0;

/** A different saved work each time, unless one is named. */
export function aFavorite(named: Partial<FavoriteRecord> = {}): FavoriteRecord {
  made += 1;
  const artwork = named.artwork ?? anArtworkCard(anArtwork());
  return {
    id: `favorite-${made}`,
    artworkId: artwork.id,
    createdAt: '2026-11-01T12:00:00.000Z',
    artwork,
    ...named,
  };
}

/** One framed print, number 6 of 9, unless said otherwise. */
export function aCollectorOrderLine(named: Partial<CollectorOrderLine> = {}): CollectorOrderLine {
  return {
    artworkId: 'artwork-inside-voice',
    title: 'Inside Voice',
    size: '20x20',
    frameSize: '32.5x32.5',
    frameStyle: 'Black',
    customFrame: null,
    price: 4_000,
    quantity: 1,
    editionTotal: 9,
    editionNumbers: [6],
    digitalFile: null,
    picture: null,
    ...named,
  };
}

/** A confirmed order of one print, unless said otherwise. */
export function aCollectorOrder(named: Partial<CollectorOrder> = {}): CollectorOrder {
  made += 1;
  const lines = named.lines ?? [aCollectorOrderLine()];
  const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return {
    id: `order-${made}`,
    number: `TF-${1_000 + made}`,
    createdAt: '2026-11-14T12:00:00.000Z',
    status: 'confirmed',
    orderType: 'fine_art_purchase',
    size: lines[0]?.size ?? '',
    totalPrice: total,
    subtotal: total,
    tax: 0,
    cardFee: 0,
    extras: 0,
    total,
    paidAt: '2026-11-14T12:00:00.000Z',
    notes: null,
    trackingNumber: null,
    trackingUrl: null,
    promisedBy: null,
    ...OPEN_DELIVERY,
    lines,
    events: [{ status: 'confirmed', at: '2026-11-14T12:00:00.000Z', note: null }],
    steps: [
      { step: 'ordered', at: '2026-11-14T12:00:00.000Z', isDone: true },
      { step: 'paid', at: '2026-11-14T12:00:00.000Z', isDone: true },
      { step: 'printing', at: null, isDone: false },
    ],
    pictures: [],
    ...named,
  };
}

/** A portrait that is being reviewed, unless said otherwise. */
export function aCommissionRequest(named: Partial<CommissionRequestRecord> = {}): CommissionRequestRecord {
  made += 1;
  return {
    id: `commission-${made}`,
    createdAt: '2026-10-02T12:00:00.000Z',
    status: 'reviewing',
    projectType: 'Portrait',
    budgetRange: '$10,000–15,000',
    description: 'Three generations at one table.',
    wantsStudioVisit: false,
    deposit: null,
    events: [{ status: 'pending', at: '2026-10-02T12:00:00.000Z', note: null }],
    ...named,
  };
}

/** The certificate of Inside Voice, number 6 of 9, unless said otherwise. */
export function aCollectorCertificate(named: Partial<CollectorCertificate> = {}): CollectorCertificate {
  made += 1;
  const coaId = named.coaId ?? `COA-${made}`;
  return {
    id: `certificate-${made}`,
    artworkTitle: 'Inside Voice',
    editionNumber: 6,
    editionTotal: 9,
    size: '20x20',
    coaId,
    saleDate: '2026-11-14T12:00:00.000Z',
    signatureApplied: true,
    pdfPath: `/api/collector/certificates/${coaId}.pdf`,
    artworkId: 'artwork-inside-voice',
    orderId: 'order-1',
    state: 'issued',
    provenance: [{ kind: 'sold', at: '2026-11-14T12:00:00.000Z' }],
    isArtworkHidden: false,
    picture: null,
    transfer: null,
    ...named,
  };
}

/** The same print as its owner has it in the collection. */
export const aCollectionPrint = (named: Partial<CollectionPrint> = {}): CollectionPrint => ({
  ...aCollectorCertificate(),
  series: 'FLORALS',
  year: 2024,
  medium: 'Archival pigment print',
  frameSize: '32.5x32.5',
  frameStyle: 'Black',
  customFrame: null,
  pricePaid: 4_000,
  listPrice: 4_450,
  ...named,
});
