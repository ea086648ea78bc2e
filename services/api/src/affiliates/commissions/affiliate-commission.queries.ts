import { Injectable } from '@nestjs/common';
import {
  AppError,
  csvFile,
  decodeTimeCursor,
  DEFAULT_PAGE_SIZE,
  inBatches,
  page,
  type CsvValue,
} from '../../platform';
import type { AffiliateCommissionEntity } from './affiliate-commission.entity';
import { AffiliateCommissionsStore, type AffiliateCommissionFilter } from './affiliate-commissions.store';
import { presentAffiliateCommission } from './affiliate-commission.presenter';
import type {
  AffiliateCommission,
  AffiliateCommissionList,
  AffiliateCommissionQuery,
} from './dto/affiliate-commission.dto';
import { AffiliatesStore } from '../affiliates.store';

const COLUMNS = [
  'Partner',
  'Partner ID',
  'Order',
  'Paid (UTC)',
  'State',
  'Review',
  'Title',
  'Size',
  'Quantity',
  'Price',
  'Production',
  'Shipping',
  'Payment fee',
  'Net',
  'Rate %',
  'Commission',
  'Reversed',
  'Payable',
  'Payout',
];

/**
 * Commissions of one affiliate or of all: a page, or everything that matches as CSV. Three queries a page, one more for
 * one affiliate.
 */
@Injectable()
export class AffiliateCommissionQueries {
  constructor(
    private readonly affiliateCommissionsStore: AffiliateCommissionsStore,
    private readonly affiliatesStore: AffiliatesStore,
  ) {}

  /** @throws AppError `validation_failed` for a cursor of another list; `not_found` for an unknown affiliate */
  async list(
    { cursor, limit = DEFAULT_PAGE_SIZE, ...filter }: AffiliateCommissionQuery,
    affiliateId?: string,
  ): Promise<AffiliateCommissionList> {
    await this.assertAffiliateExists(affiliateId);
    const input = { ...filter, affiliateId };
    const [found, total] = await Promise.all([
      this.affiliateCommissionsStore.page(input, decodeTimeCursor(cursor), limit + 1),
      this.affiliateCommissionsStore.count(input),
    ]);
    const { rows, nextCursor } = page(found, limit, ({ confirmedAt, id }) => [confirmedAt, id]);
    return { items: await this.present(rows), total, nextCursor };
  }

  /** Everything that matches, newest first. @throws AppError `not_found` for an unknown affiliate */
  async exportCsv(filter: AffiliateCommissionFilter): Promise<AsyncGenerator<string>> {
    await this.assertAffiliateExists(filter.affiliateId);
    return csvFile(COLUMNS, this.batches(filter));
  }

  /** @throws AppError `not_found` */
  async get(id: string): Promise<AffiliateCommission> {
    const line = await this.affiliateCommissionsStore.find(id);
    const [presented] = line ? await this.present([line]) : [];
    if (!presented) throw new AppError('not_found');
    return presented;
  }

  private async assertAffiliateExists(id?: string): Promise<void> {
    if (id !== undefined && !(await this.affiliatesStore.find(id))) throw new AppError('not_found');
  }

  private async *batches(filter: AffiliateCommissionFilter): AsyncGenerator<CsvValue[][]> {
    for await (const lines of inBatches<AffiliateCommissionEntity>((last, limit) =>
      this.affiliateCommissionsStore.page(filter, last && { at: last.confirmedAt, id: last.id }, limit),
    ))
      yield (await this.present(lines)).map(toCsvRow);
  }

  private async present(lines: readonly AffiliateCommissionEntity[]): Promise<AffiliateCommission[]> {
    const ids = new Set(lines.map(({ affiliateId }) => affiliateId));
    const affiliates = ids.size === 0 ? [] : await this.affiliatesStore.findByIds([...ids]);
    const byId = new Map(affiliates.map((affiliate) => [affiliate.id, affiliate]));
    return lines.flatMap((line) => {
      const affiliate = byId.get(line.affiliateId);
      return affiliate ? [presentAffiliateCommission(line, affiliate)] : [];
    });
  }
}

const toCsvRow = (line: AffiliateCommission): CsvValue[] => [
  line.partner.partnerName,
  line.partner.partnerId,
  line.orderNumber,
  line.confirmedAt,
  line.state,
  line.reviewReason,
  line.title,
  line.size,
  line.quantity,
  line.price,
  line.production,
  line.shipping,
  line.paymentFee,
  line.net,
  line.rate,
  line.commission,
  line.reversed,
  line.payable,
  line.payoutId,
];
