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
import type {
  AffiliateCommission,
  AffiliateCommissionList,
  AffiliateCommissionQuery,
} from './dto/affiliate-commission.dto';
import { AffiliatesStore } from '../affiliates.store';
import { payableCents, toDollars, formatRate } from '@gallery/domain';
import type { AffiliateEntity } from '../affiliate.entity';

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

/** A commission for the owner. */
const presentAffiliateCommission = (
  line: AffiliateCommissionEntity,
  { id, name, code }: Pick<AffiliateEntity, 'id' | 'name' | 'code'>,
): AffiliateCommission => ({
  id: line.id,
  version: line.version,
  state: line.state,
  reviewReason: line.reviewReason,
  decisionReason: line.decisionReason,
  partner: { id, partnerName: name, partnerId: code },
  orderNumber: line.orderNumber,
  orderedAt: line.orderedAt.toISOString(),
  confirmedAt: line.confirmedAt.toISOString(),
  approvableAt: line.approvableAt.toISOString(),
  disputedAt: line.disputedAt?.toISOString() ?? null,
  title: line.title,
  size: line.size,
  quantity: line.quantity,
  price: toDollars(line.priceCents),
  ...presentCommissionCosts(line),
  areCostsKnown: line.areCostsKnown,
  rate: formatRate(line.rateBp),
  commission: toDollars(line.commissionCents),
  reversed: toDollars(line.reversedCents),
  payable: toDollars(payableCents(line)),
  payoutId: line.payoutId,
});

/** Costs and net profit of a commission. */
export const presentCommissionCosts = (
  line: Pick<AffiliateCommissionEntity, 'productionCents' | 'shippingCents' | 'paymentFeeCents' | 'netCents'>,
) => ({
  production: toDollars(line.productionCents),
  shipping: toDollars(line.shippingCents),
  paymentFee: toDollars(line.paymentFeeCents),
  net: toDollars(line.netCents),
});
