import { Injectable } from '@nestjs/common';
import {
  AppError,
  type AttentionPart,
  decodeTimeCursor,
  listCsv,
  listPage,
  Settings,
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
  ['Paid', (line) => line.confirmedAt, 'time'],
  ['State', (line) => line.state],
  ['Review', (line) => line.reviewReason],
  ['Title', (line) => line.title],
  ['Size', (line) => line.size],
  ['Quantity', (line) => line.quantity],
  ['Price', (line) => line.price, 'money'],
  ['Production', (line) => line.production, 'money'],
  ['Shipping', (line) => line.shipping, 'money'],
  ['Payment fee', (line) => line.paymentFee, 'money'],
  ['Net', (line) => line.net, 'money'],
  ['Rate %', (line) => line.rate],
  ['Commission', (line) => line.commission, 'money'],
  ['Reversed', (line) => line.reversed, 'money'],
  ['Payable', (line) => line.payable, 'money'],
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
    private readonly settings: Settings,
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
    return listCsv(
      COLUMNS,
      await this.keysetList(filter),
      (lines) => this.present(lines),
      this.settings.brand.timeZone,
    );
  }

  /** Commissions that wait for the owner. */
  attention(): AttentionPart[] {
    return this.affiliateCommissionsStore.attention();
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
