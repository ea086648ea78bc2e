import { Injectable } from '@nestjs/common';
import {
  AppError,
  decodeTimeCursor,
  listCsv,
  listPage,
  type CsvColumns,
  type KeysetList,
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

const COLUMNS: CsvColumns<AffiliateCommission> = [
  ['Partner', (line) => line.partner.partnerName],
  ['Partner ID', (line) => line.partner.partnerId],
  ['Order', (line) => line.orderNumber],
  ['Paid (UTC)', (line) => line.confirmedAt],
  ['State', (line) => line.state],
  ['Review', (line) => line.reviewReason],
  ['Title', (line) => line.title],
  ['Size', (line) => line.size],
  ['Quantity', (line) => line.quantity],
  ['Price', (line) => line.price],
  ['Production', (line) => line.production],
  ['Shipping', (line) => line.shipping],
  ['Payment fee', (line) => line.paymentFee],
  ['Net', (line) => line.net],
  ['Rate %', (line) => line.rate],
  ['Commission', (line) => line.commission],
  ['Reversed', (line) => line.reversed],
  ['Payable', (line) => line.payable],
  ['Payout', (line) => line.payoutId],
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
    { cursor, limit, ...filter }: AffiliateCommissionQuery,
    affiliateId?: string,
  ): Promise<AffiliateCommissionList> {
    const list = await this.keysetList({ ...filter, affiliateId });
    return listPage(list, { cursor, limit }, (lines) => this.present(lines));
  }

  /** Everything that matches, newest first. @throws AppError `not_found` for an unknown affiliate */
  async exportCsv(filter: AffiliateCommissionFilter): Promise<AsyncGenerator<string>> {
    return listCsv(COLUMNS, await this.keysetList(filter), (lines) => this.present(lines));
  }

  /** @throws AppError `not_found` */
  async get(id: string): Promise<AffiliateCommission> {
    const line = await this.affiliateCommissionsStore.find(id);
    const [presented] = line ? await this.present([line]) : [];
    if (!presented) throw new AppError('not_found');
    return presented;
  }

  private async keysetList(
    filter: AffiliateCommissionFilter,
  ): Promise<KeysetList<AffiliateCommissionEntity>> {
    const { affiliateId } = filter;
    if (affiliateId !== undefined && !(await this.affiliatesStore.find(affiliateId)))
      throw new AppError('not_found');
    return {
      read: (cursor, limit) => this.affiliateCommissionsStore.page(filter, decodeTimeCursor(cursor), limit),
      count: () => this.affiliateCommissionsStore.count(filter),
      cursorOf: ({ confirmedAt, id }) => [confirmedAt, id],
    };
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
