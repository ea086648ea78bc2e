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

/** Affiliates for the owner: a page, one of them, or everybody who matches as CSV. */
@Injectable()
export class AffiliateListQueries {
  constructor(
    private readonly affiliatesStore: AffiliatesStore,
    private readonly affiliateBalanceQueries: AffiliateBalanceQueries,
    private readonly settings: Settings,
  ) {}

  /** @throws AppError `validation_failed` for a cursor of another list */
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
    const affiliate = await this.affiliatesStore.find(id);
    const [presented] = affiliate ? await this.present([affiliate]) : [];
    if (!presented) throw new AppError('not_found');
    return presented;
  }

  /** Everybody who matches, newest first. */
  exportCsv(filter: AffiliateFilter): AsyncGenerator<string> {
    return csvFile(COLUMNS, this.batches(filter));
  }

  private async *batches({ q, status }: AffiliateFilter): AsyncGenerator<CsvValue[][]> {
    for await (const affiliates of inBatches<AffiliateEntity>((last, limit) =>
      this.affiliatesStore.page({ q, status }, last && { at: last.createdAt, id: last.id }, limit),
    ))
      yield (await this.present(affiliates)).map(toCsvRow);
  }

  private async present(affiliates: readonly AffiliateEntity[]): Promise<Affiliate[]> {
    const { publicOrigin } = this.settings.http;
    const balanceOf = await this.affiliateBalanceQueries.findBalances(affiliates.map(({ id }) => id));
    return affiliates.map((affiliate) => presentAffiliate(affiliate, balanceOf(affiliate.id), publicOrigin));
  }
}

const toCsvRow = (affiliate: Affiliate): CsvValue[] => [
  affiliate.partnerName,
  affiliate.partnerId,
  affiliate.email,
  affiliate.commissionRate,
  affiliate.status,
  affiliate.referralUrl,
  affiliate.totalOrders,
  affiliate.totalCommission,
  affiliate.pending,
  affiliate.approved,
  affiliate.paid,
  affiliate.reversed,
  affiliate.review,
  affiliate.createdAt,
  affiliate.notes,
];
