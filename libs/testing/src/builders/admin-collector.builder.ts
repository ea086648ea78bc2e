import type {
  ArtistNoteRecord,
  CollectorDetail,
  CollectorRow,
  CommissionRequestDetail,
  PrivatePreviewRow,
  PrivatePreviewRecord,
} from '@gallery/contracts';

const ELENA = {
  id: 'collector-1',
  firstName: 'Elena',
  lastName: 'Marsh',
  email: 'elena@marsh.example',
};

/** Elena Marsh in the gallery's list of collectors: Premium by the rule, two paid orders. */
export const aCollectorRow = (named: Partial<CollectorRow> = {}): CollectorRow => ({
  ...ELENA,
  isEmailConfirmed: true,
  level: 'Premium',
  isLevelManual: false,
  paidOrders: 2,
  spent: 8900,
  lastOrderAt: '2026-11-14T13:58:00.000Z',
  createdAt: '2025-12-09T12:00:00.000Z',
  ...named,
});

/** The same collector's record, as the gallery sees it. */
export const aCollectorDetail = (named: Partial<CollectorDetail> = {}): CollectorDetail => ({
  ...ELENA,
  emailConfirmedAt: '2025-12-09T12:10:00.000Z',
  createdAt: '2025-12-09T12:00:00.000Z',
  level: 'Premium',
  isLevelManual: false,
  levelVersion: 1,
  levelHistory: [],
  totals: { paidOrders: 2, spent: 8900, refunded: 0 },
  orders: [
    {
      number: 'TF-7K3M-Q9XD',
      status: 'processing',
      createdAt: '2026-11-14T13:55:00.000Z',
      total: 4450,
      titles: ['Inside Voice'],
    },
  ],
  certificates: [
    {
      coaId: 'COA-7K3M-Q9XD-04TB',
      title: 'Inside Voice',
      size: '20x20',
      editionNumber: 6,
      total: 9,
      state: 'issued',
    },
  ],
  reservations: [],
  inquiries: [],
  presaleRequests: [],
  commissions: [],
  previews: [],
  notes: [],
  favorites: 3,
  sessions: 1,
  letters: null,
  ...named,
});

/** A private preview of Night Bloom for VIP collectors in the gallery's list, open now. */
export const aPrivatePreviewRow = (named: Partial<PrivatePreviewRow> = {}): PrivatePreviewRow => ({
  id: 'preview-1',
  titles: ['Night Bloom'],
  level: 'VIP',
  collectors: [],
  state: 'open',
  opensAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2099-12-01T09:00:00.000Z',
  ...named,
});

/** The same preview's record, as the gallery sees it. */
export const aPrivatePreviewRecord = (named: Partial<PrivatePreviewRecord> = {}): PrivatePreviewRecord => ({
  id: 'preview-1',
  version: 2,
  works: [{ artworkId: 'work-1', title: 'Night Bloom', slug: 'night-bloom', isLive: false }],
  level: 'VIP',
  collectors: [],
  reach: 4,
  note: null,
  isAnnounced: true,
  state: 'open',
  opensAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2099-12-01T09:00:00.000Z',
  createdAt: '2026-11-20T09:00:00.000Z',
  reservations: [],
  presaleRequests: [],
  ...named,
});

/** A commission request of Elena's that the gallery is reviewing; in the list too. */
export const aCommissionRequestDetail = (
  named: Partial<CommissionRequestDetail> = {},
): CommissionRequestDetail => ({
  id: 'commission-1',
  createdAt: '2026-11-02T10:00:00.000Z',
  status: 'reviewing',
  projectType: 'Diptych for a stairwell',
  budgetRange: '$10,000–$15,000',
  quote: null,
  collector: ELENA,
  version: 2,
  description: 'Two panels that follow the steps.',
  wantsStudioVisit: true,
  staffNote: null,
  deposit: null,
  inquiryId: null,
  moves: ['approved', 'rejected', 'cancelled'],
  history: [
    { status: 'pending', at: '2026-11-02T10:00:00.000Z', note: null, actor: 'owner' },
    { status: 'reviewing', at: '2026-11-03T10:00:00.000Z', note: null, actor: 'staff mara' },
  ],
  ...named,
});

/** A note of the artist to VIP collectors, as the gallery sees it. */
export const anArtistNoteRecord = (named: Partial<ArtistNoteRecord> = {}): ArtistNoteRecord => ({
  id: 'note-1',
  version: 1,
  title: 'A first proof',
  text: 'Fresh from the press.',
  level: 'VIP',
  collector: null,
  mediaId: null,
  pictureAlt: '',
  picture: null,
  createdAt: '2026-11-10T10:00:00.000Z',
  editedAt: null,
  ...named,
});
