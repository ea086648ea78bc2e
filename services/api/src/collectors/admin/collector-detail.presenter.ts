import { COLLECTOR_LEVELS, toDollars, type CollectorLevel } from '@gallery/domain';
import type { CollectorCertificate } from '../../certificates';
import type { CollectorAccount, AuditHistoryEntry, SignedInStaff } from '../../identity';
import type { CommissionInquiry, NewsletterStatus } from '../../inbox';
import type { Purchase, CollectorPurchaseTotals } from '../../orders';
import type { PresaleNotificationSummary, PrivatePreviewArtwork } from '../../private-previews';
import type { ReservedPrint } from '../../catalog';
import type { CommissionRequestWithEvents } from '../commission-requests/commission-requests.store';
import type { CollectorNoteEntity } from './collector-note.entity';
import type {
  CollectorDetail,
  CollectorPrivatePreview,
  CollectorLevelChange,
} from './dto/collector-detail.dto';

/** What a collector's detail is made of. */
export interface CollectorDetailData {
  collector: CollectorAccount;
  totals: CollectorPurchaseTotals;
  orders: readonly Purchase[];
  certificates: readonly CollectorCertificate[];
  /** The account's audit entries, oldest first. */
  history: readonly AuditHistoryEntry[];
  sessions: number;
  reservations: readonly ReservedPrint[];
  presale: readonly PresaleNotificationSummary[];
  /** One entry for each artwork, newest preview first. */
  previews: readonly PrivatePreviewArtwork[];
  /** Of the artworks in reservations, requests and previews, by id. */
  titles: ReadonlyMap<string, string>;
  inquiries: readonly CommissionInquiry[];
  letters: NewsletterStatus | null;
  commissions: readonly CommissionRequestWithEvents[];
  favorites: number;
  notes: readonly CollectorNoteEntity[];
  /** Marks the reader's own notes. */
  reader: SignedInStaff;
}

/** A collector, for staff. */
export function presentCollectorDetail(parts: CollectorDetailData): CollectorDetail {
  const { collector, totals, titles } = parts;
  const titleOf = (artworkId: string) => titles.get(artworkId) ?? '';
  return {
    id: collector.id,
    firstName: collector.firstName,
    lastName: collector.lastName,
    email: collector.email,
    emailConfirmedAt: collector.emailConfirmedAt?.toISOString() ?? null,
    createdAt: collector.createdAt.toISOString(),
    level: collector.level,
    isLevelManual: collector.isLevelManual,
    levelHistory: parts.history.flatMap(levelChange).toReversed(),
    totals: {
      paidOrders: totals.paidOrders,
      spent: toDollars(totals.spentCents),
      refunded: toDollars(totals.refundedCents),
    },
    orders: parts.orders.map((order) => ({ ...order, createdAt: order.createdAt.toISOString() })),
    certificates: parts.certificates.map(
      ({ coaId, artworkTitle, size, editionNumber, editionTotal, state }) => ({
        coaId,
        title: artworkTitle,
        size,
        editionNumber,
        total: editionTotal,
        state,
      }),
    ),
    reservations: parts.reservations.map(({ artworkId, editionId, size, editionNumber, reservedUntil }) => ({
      artworkId,
      title: titleOf(artworkId),
      editionId,
      size,
      editionNumber,
      until: reservedUntil.toISOString(),
    })),
    inquiries: parts.inquiries.map(({ id, inquiryType, state, createdAt }) => ({
      id,
      inquiryType,
      state,
      createdAt: createdAt.toISOString(),
    })),
    presaleRequests: parts.presale.map(({ artworkId, createdAt, sentAt }) => ({
      artworkId,
      title: titleOf(artworkId),
      askedAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    })),
    commissions: parts.commissions.map(({ commission: { id, projectType, status, createdAt } }) => ({
      id,
      projectType,
      status,
      createdAt: createdAt.toISOString(),
    })),
    previews: previewsOf(parts.previews, titleOf),
    notes: parts.notes.map(({ id, version, text, authorId, authorName, createdAt, editedAt }) => ({
      id,
      version,
      text,
      by: authorName,
      isOwn: authorId === parts.reader.id,
      createdAt: createdAt.toISOString(),
      editedAt: editedAt?.toISOString() ?? null,
    })),
    favorites: parts.favorites,
    sessions: parts.sessions,
    letters: parts.letters && { state: parts.letters.state, since: parts.letters.since.toISOString() },
  };
}

/** Groups artworks by preview. */
function previewsOf(
  works: readonly PrivatePreviewArtwork[],
  titleOf: (artworkId: string) => string,
): CollectorPrivatePreview[] {
  const previews = new Map<string, CollectorPrivatePreview>();
  for (const { previewId, artworkId, isNamed, opensAt, expiresAt } of works) {
    const known = previews.get(previewId);
    if (known) known.titles.push(titleOf(artworkId));
    else
      previews.set(previewId, {
        id: previewId,
        titles: [titleOf(artworkId)],
        isNamed,
        opensAt: opensAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      });
  }
  return [...previews.values()];
}

/** Level changes by the owner, from the audit log. */
function levelChange({ at, action, details }: AuditHistoryEntry): CollectorLevelChange[] {
  if (action !== 'level.given' || details === null) return [];
  const facts = new Map<string, unknown>(Object.entries(details));
  return [
    {
      at: at.toISOString(),
      from: levelIn(facts.get('from')),
      to: levelIn(facts.get('to')),
      isGiven: facts.get('isLevelManual') === true,
    },
  ];
}

const levelIn = (value: unknown): CollectorLevel | null =>
  COLLECTOR_LEVELS.find((level) => level === value) ?? null;
