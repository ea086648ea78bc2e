import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { COLLECTOR_LEVELS, toDollars, type CollectorLevel } from '@gallery/domain';
import { CatalogService, ReservationsService, type ReservedPrint } from '../../catalog';
import { CertificatesService, type CollectorCertificate } from '../../certificates';
import {
  AuditLogService,
  CollectorsService,
  SessionsService,
  type SignedInStaff,
  type CollectorAccount,
  type AuditHistoryEntry,
} from '../../identity';
import {
  CommissionInquiriesService,
  NewsletterService,
  type CommissionInquiry,
  type NewsletterStatus,
} from '../../inbox';
import { CollectorPurchasesService, type Purchase, type CollectorPurchaseTotals } from '../../orders';
import { AppError } from '../../platform';
import {
  CollectorPreviewsService,
  type PresaleNotificationSummary,
  type PrivatePreviewArtwork,
} from '../../private-previews';
import {
  CommissionRequestsStore,
  type CommissionRequestWithEvents,
} from '../commission-requests/commission-requests.store';
import { FavoritesStore } from '../favorites/favorites.store';
import { CollectorNotesStore, type CollectorNoteEntity } from './collector-notes.store';
import type {
  CollectorDetail,
  CollectorPrivatePreview,
  CollectorLevelChange,
} from './dto/admin-collectors.dto';

/** The data that a collector's detail is built from. */
interface CollectorDetailData {
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
  /** Titles of the artworks in reservations, requests and previews, by id. */
  titles: ReadonlyMap<string, string>;
  inquiries: readonly CommissionInquiry[];
  letters: NewsletterStatus | null;
  commissions: readonly CommissionRequestWithEvents[];
  favorites: number;
  notes: readonly CollectorNoteEntity[];
  /** Used to mark the reader's own notes. */
  reader: SignedInStaff;
}

/** A collector, for staff. */
function presentCollectorDetail(parts: CollectorDetailData): CollectorDetail {
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
    levelVersion: collector.levelVersion,
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

/** Everything about a collector, from every module. */
@Injectable()
export class CollectorDetailService {
  constructor(
    private readonly collectorsService: CollectorsService,
    private readonly sessionsService: SessionsService,
    private readonly auditLogService: AuditLogService,
    private readonly collectorPurchasesService: CollectorPurchasesService,
    private readonly certificatesService: CertificatesService,
    private readonly reservationsService: ReservationsService,
    private readonly catalogService: CatalogService,
    private readonly collectorPreviewsService: CollectorPreviewsService,
    private readonly commissionInquiriesService: CommissionInquiriesService,
    private readonly newsletterService: NewsletterService,
    private readonly commissionRequestsStore: CommissionRequestsStore,
    private readonly favoritesStore: FavoritesStore,
    private readonly collectorNotesStore: CollectorNotesStore,
  ) {}

  /** The number of queries is the same for any collector. @throws AppError `collector_not_found` */
  async get(id: string, staff: SignedInStaff): Promise<CollectorDetail> {
    const collector = isUUID(id) ? await this.collectorsService.find(id) : null;
    if (!collector) throw new AppError('collector_not_found');
    const [reservations, presale, previews] = await Promise.all([
      this.reservationsService.listActive(id),
      this.collectorPreviewsService.listPresaleNotifications(id),
      this.collectorPreviewsService.listArtworks(collector),
    ]);
    const works = [...reservations, ...presale, ...previews].map(({ artworkId }) => artworkId);
    const [sums, orders, certificates, history, sessions] = await Promise.all([
      this.collectorPurchasesService.findTotals([id]),
      this.collectorPurchasesService.findPurchases(id),
      this.certificatesService.listByCollector(id),
      this.auditLogService.findForCollector(id),
      this.sessionsService.listActive({ kind: 'collector', id }),
    ]);
    return presentCollectorDetail({
      collector,
      totals: sums(id),
      orders,
      certificates,
      history,
      sessions: sessions.length,
      reservations,
      presale,
      previews,
      titles: await this.findTitles(works),
      inquiries: await this.commissionInquiriesService.findForCollector(id),
      letters: await this.newsletterService.findStatus(collector.email),
      commissions: await this.commissionRequestsStore.listByCollector(id),
      favorites: await this.favoritesStore.count(id),
      notes: await this.collectorNotesStore.listByCollector(id),
      reader: staff,
    });
  }

  private async findTitles(artworkIds: readonly string[]): Promise<Map<string, string>> {
    const works = await this.catalogService.findAll(artworkIds);
    return new Map(works.map(({ id, title }) => [id, title]));
  }
}
