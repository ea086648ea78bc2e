import { Injectable } from '@nestjs/common';
import {
  AppError,
  csvFile,
  decodeTimeCursor,
  DEFAULT_PAGE_SIZE,
  inBatches,
  page,
  Settings,
  type CsvValue,
} from '../../platform';
import type { AffiliateListQuery, Affiliate, AffiliateList } from '../dto/affiliate.dto';
import { AffiliateBalanceQueries } from '../payouts/affiliate-balances.queries';
import type { AffiliateEntity } from '../affiliate.entity';
import { presentAffiliate } from '../affiliate.presenter';
import { AffiliatesStore, type AffiliateFilter } from '../affiliates.store';

const COLUMNS = [
  'Partner',
  'Partner ID',
  'E-mail',
  'Rate %',
  'Status',
  'Link',
  'Orders',
  'Commission',
  'Pending',
  'Approved',
  'Paid',
  'Reversed',
  'To be decided',
  'Partner since (UTC)',
  'Notes',
];

/** Selling partners as the owner sees them: a page, one of them, or everybody who matches as CSV. */
@Injectable()
export class AffiliateListQueries {
  constructor(
    private readonly affiliatesStore: AffiliatesStore,
    private readonly affiliateBalanceQueries: AffiliateBalanceQueries,
    private readonly settings: Settings,
  ) {}

  /** @throws AppError `validation_failed` for a cursor of elsewhere */
  async list({ cursor, limit = DEFAULT_PAGE_SIZE, ...filter }: AffiliateListQuery): Promise<AffiliateList> {
    const [found, total, active] = await Promise.all([
      this.affiliatesStore.page(filter, decodeTimeCursor(cursor), limit + 1),
      this.affiliatesStore.count(filter),
      this.affiliatesStore.count({ status: 'active' }),
    ]);
    const { rows, nextCursor } = page(found, limit, ({ createdAt, id }) => [createdAt, id]);
    return { items: await this.present(rows), total, active, nextCursor };
  }

  /** @throws AppError `not_found` */
  async get(id: string): Promise<Affiliate> {
    const partner = await this.affiliatesStore.find(id);
    const [presented] = partner ? await this.present([partner]) : [];
    if (!presented) throw new AppError('not_found');
    return presented;
  }

  /** Everybody who matches, newest first. */
  exportCsv(filter: AffiliateFilter): AsyncGenerator<string> {
    return csvFile(COLUMNS, this.batches(filter));
  }

  private async *batches({ q, status }: AffiliateFilter): AsyncGenerator<CsvValue[][]> {
    for await (const partners of inBatches<AffiliateEntity>((last, limit) =>
      this.affiliatesStore.page({ q, status }, last && { at: last.createdAt, id: last.id }, limit),
    ))
      yield (await this.present(partners)).map(toCsvRow);
  }

  private async present(partners: readonly AffiliateEntity[]): Promise<Affiliate[]> {
    const { publicOrigin } = this.settings.http;
    const sumsOf = await this.affiliateBalanceQueries.findBalances(partners.map(({ id }) => id));
    return partners.map((partner) => presentAffiliate(partner, sumsOf(partner.id), publicOrigin));
  }
}

const toCsvRow = (partner: Affiliate): CsvValue[] => [
  partner.partnerName,
  partner.partnerId,
  partner.email,
  partner.commissionRate,
  partner.status,
  partner.referralUrl,
  partner.totalOrders,
  partner.totalCommission,
  partner.pending,
  partner.approved,
  partner.paid,
  partner.reversed,
  partner.review,
  partner.createdAt,
  partner.notes,
];
