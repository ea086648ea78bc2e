import type { CertificateRecord, CertificateRow, EditionStock, PrintRecord } from '@gallery/contracts';

/** A free number of an edition at 4,000 dollars, with every action allowed to the owner, unless said otherwise. */
export const aPrintRecord = (named: Partial<PrintRecord> = {}): PrintRecord => ({
  editionNumber: 1,
  version: 1,
  state: 'available',
  holder: null,
  collectorId: null,
  until: null,
  orderNumber: null,
  date: null,
  price: 4000,
  certificate: null,
  reason: null,
  moves: ['sell', 'hold', 'void'],
  history: [],
  ...named,
});

/** An edition of nine, none sold. */
export function anEditionLedger(named: Partial<EditionStock> = {}): EditionStock {
  const total = named.total ?? 9;
  const numbers =
    named.prints ?? Array.from({ length: total }, (_, index) => aPrintRecord({ editionNumber: index + 1 }));
  return {
    editionId: 'edition-1',
    artworkId: 'work-1',
    photoId: null,
    title: 'Inside Voice',
    series: 'FLORALS',
    size: '20x20',
    kind: 'framed',
    label: null,
    frameSize: '32.5x32.5',
    frameType: 'Black Frame',
    frameTypes: ['Black Frame', 'White Frame'],
    price: 4000,
    total,
    artistProofs: 0,
    sold: 0,
    held: 0,
    void: 0,
    remaining: total,
    waiting: 0,
    alerts: 0,
    siblings: [],
    ...named,
    prints: numbers,
  };
}

/** A certificate as the gallery lists it: valid, not signed yet. */
export const aCertificateRow = (named: Partial<CertificateRow> = {}): CertificateRow => ({
  coaId: 'COA-7K3M-Q9XD-04TB',
  artworkTitle: 'Inside Voice',
  size: '20x20',
  editionNumber: 6,
  total: 9,
  state: 'issued',
  holderName: 'R. Okafor',
  holderEmail: 'okafor@example.com',
  collectorId: null,
  orderNumber: 'TF-7K3M-Q9XD',
  issuedAt: '2026-11-14T13:58:00.000Z',
  signatureApplied: false,
  ...named,
});

/** The same with its history, as the owner sees it. */
export const aCertificateRecord = (named: Partial<CertificateRecord> = {}): CertificateRecord => ({
  ...aCertificateRow(named),
  id: 'certificate-1',
  version: 3,
  editionId: 'edition-1',
  series: 'FLORALS',
  year: 2025,
  medium: 'Archival pigment print',
  frameSize: '32.5x32.5',
  frameStyle: 'Black',
  customFrame: null,
  saleDate: '2026-11-14T13:58:00.000Z',
  picture: null,
  replaces: null,
  replacedBy: null,
  transfer: null,
  entry: '9f2c 41ab 7d03 e6c8',
  signed: { payload: '{"number":6}', signature: 'c2ln', keyId: 'key-1', algorithm: 'Ed25519' },
  moves: ['signature', 'transfer', 'replace', 'revoke'],
  history: [
    { state: 'issued', at: '2026-11-14T13:58:00.000Z', holderName: 'R. Okafor', actor: 'shop', note: null },
  ],
  ...named,
});
