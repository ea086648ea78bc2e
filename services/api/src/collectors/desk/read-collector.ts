import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Catalogue, Reservations } from '../../catalogue';
import { ReadCertificates } from '../../certificates';
import { Audit, Collectors, Sessions, type SignedInStaff } from '../../identity';
import { InquiryBook, SubscriberBook } from '../../inbox';
import { CollectorPurchases } from '../../orders';
import { AppError } from '../../platform';
import { PreviewBook } from '../../previews';
import { CommissionStore } from '../commission.store';
import { FavoriteStore } from '../favorite.store';
import { presentDetail } from './collector-detail.presenter';
import { CollectorNotesStore } from './collector-notes.store';
import type { CollectorDetail } from './dto/collector-detail.dto';

/** A collector with all that the gallery has to do with them, from every module. */
@Injectable()
export class ReadCollector {
  constructor(
    private readonly collectors: Collectors,
    private readonly sessions: Sessions,
    private readonly audit: Audit,
    private readonly purchases: CollectorPurchases,
    private readonly certificates: ReadCertificates,
    private readonly reservations: Reservations,
    private readonly catalogue: Catalogue,
    private readonly previews: PreviewBook,
    private readonly inquiries: InquiryBook,
    private readonly subscribers: SubscriberBook,
    private readonly commissions: CommissionStore,
    private readonly favorites: FavoriteStore,
    private readonly notes: CollectorNotesStore,
  ) {}

  /** As many queries for any collector. @throws AppError `collector_not_found` */
  async of(id: string, staff: SignedInStaff): Promise<CollectorDetail> {
    const collector = isUUID(id) ? await this.collectors.find(id) : null;
    if (!collector) throw new AppError('collector_not_found');
    const [reservations, presale, previews] = await Promise.all([
      this.reservations.running(id),
      this.previews.presaleOf(id),
      this.previews.meantFor(collector),
    ]);
    const works = [...reservations, ...presale, ...previews].map(({ artworkId }) => artworkId);
    const [sums, orders, certificates, history, sessions] = await Promise.all([
      this.purchases.sumsOf([id]),
      this.purchases.of(id),
      this.certificates.ofCollector(id),
      this.audit.ofCollector(id),
      this.sessions.listOf({ kind: 'collector', id }),
    ]);
    return presentDetail({
      collector,
      totals: sums(id),
      orders,
      certificates,
      history,
      sessions: sessions.length,
      reservations,
      presale,
      previews,
      titles: await this.titlesOf(works),
      inquiries: await this.inquiries.ofCollector(id),
      letters: await this.subscribers.ofAddress(collector.email),
      commissions: await this.commissions.ofCollector(id),
      favorites: await this.favorites.count(id),
      notes: await this.notes.ofCollector(id),
      reader: staff,
    });
  }

  private async titlesOf(artworkIds: readonly string[]): Promise<Map<string, string>> {
    const works = await this.catalogue.findAll(artworkIds);
    return new Map(works.map(({ id, title }) => [id, title]));
  }
}
