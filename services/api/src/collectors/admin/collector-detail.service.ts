import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { CatalogService, ReservationsService } from '../../catalog';
import { CertificatesService } from '../../certificates';
import { AuditLogService, CollectorsService, SessionsService, type SignedInStaff } from '../../identity';
import { CommissionInquiriesService, NewsletterService } from '../../inbox';
import { CollectorPurchasesService } from '../../orders';
import { AppError } from '../../platform';
import { CollectorPreviewsService } from '../../private-previews';
import { CommissionRequestsStore } from '../commission-requests/commission-requests.store';
import { FavoritesStore } from '../favorites/favorites.store';
import { presentCollectorDetail } from './collector-detail.presenter';
import { CollectorNotesStore } from './collector-notes.store';
import type { CollectorDetail } from './dto/collector-detail.dto';

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

  /** As many queries for any collector. @throws AppError `collector_not_found` */
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
