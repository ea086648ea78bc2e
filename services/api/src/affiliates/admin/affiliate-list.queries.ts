import { formatRate, referralPath, toDollars } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import {
  AppError,
  type CsvColumns,
  decodeTimeCursor,
  type KeysetList,
  listCsv,
  listPage,
  Settings,
} from '../../platform';
import type { Affiliate, AffiliateList, AffiliateListQuery } from '../dto/affiliate.dto';
import { type AffiliateBalance, AffiliateBalanceQueries } from '../payouts/affiliate-payouts.service';
import type { AffiliateEntity } from '../affiliate.entity';
import { type AffiliateFilter, AffiliatesStore } from '../affiliates.store';

const COLUMNS: CsvColumns<Affiliate> = [
  ['Partner', (affiliate) => affiliate.partnerName],
  ['Partner ID', (affiliate) => affiliate.partnerId],
  ['Email', (affiliate) => affiliate.email],
  ['Rate %', (affiliate) => affiliate.commissionRate],
  ['Status', (affiliate) => affiliate.status],
  ['Link', (affiliate) => affiliate.referralUrl],
  ['Orders', (affiliate) => affiliate.totalOrders],
  ['Commission', (affiliate) => affiliate.totalCommission, 'money'],
  ['Pending', (affiliate) => affiliate.pending, 'money'],
  ['Approved', (affiliate) => affiliate.approved, 'money'],
  ['Paid', (affiliate) => affiliate.paid, 'money'],
  ['Reversed', (affiliate) => affiliate.reversed, 'money'],
  ['To be decided', (affiliate) => affiliate.review, 'money'],
  ['Partner since', (affiliate) => affiliate.createdAt, 'time'],
  ['Notes', (affiliate) => affiliate.notes],
];

/** Affiliates for the owner: a page, one of them, or everyone who matches as CSV. */
@Injectable()
export class AffiliateListQueries {
  constructor(
    private readonly affiliatesStore: AffiliatesStore,
    private readonly affiliateBalanceQueries: AffiliateBalanceQueries,
    private readonly settings: Settings,
  ) {}

  /** @throws AppError `validation_failed` for a cursor of another list */
  async list(query: AffiliateListQuery): Promise<AffiliateList> {
    const [page, active] = await Promise.all([
      listPage(this.keysetList(query), query, (affiliates) => this.present(affiliates)),
      this.affiliatesStore.count({ status: 'active' }),
    ]);
    return { ...page, active };
  }

  /** @throws AppError `not_found` */
  async get(id: string): Promise<Affiliate> {
    const affiliate = await this.affiliatesStore.find(id);
    const [presented] = affiliate ? await this.present([affiliate]) : [];
    if (!presented) throw new AppError('not_found');
    return presented;
  }

  /** Everyone who matches, newest first. */
  exportCsv(filter: AffiliateFilter): AsyncGenerator<string> {
    return listCsv(
      COLUMNS,
      this.keysetList(filter),
      (affiliates) => this.present(affiliates),
      this.settings.brand.timeZone,
    );
  }

  private keysetList(filter: AffiliateFilter): KeysetList<AffiliateEntity> {
    return {
      read: (cursor, limit) => this.affiliatesStore.page(filter, decodeTimeCursor(cursor), limit),
      count: () => this.affiliatesStore.count(filter),
      cursorOf: ({ createdAt, id }) => [createdAt, id],
    };
  }

  private async present(affiliates: readonly AffiliateEntity[]): Promise<Affiliate[]> {
    const { publicOrigin } = this.settings.http;
    const balanceOf = await this.affiliateBalanceQueries.findBalances(affiliates.map(({ id }) => id));
    return affiliates.map((affiliate) => presentAffiliate(affiliate, balanceOf(affiliate.id), publicOrigin));
  }
}

/** An affiliate for the owner. @param origin of the public pages */
export const presentAffiliate = (
  affiliate: AffiliateEntity,
  balance: AffiliateBalance,
  origin: string,
): Affiliate => ({
  id: affiliate.id,
  partnerName: affiliate.name,
  partnerId: affiliate.code,
  email: affiliate.email,
  commissionRate: formatRate(affiliate.rateBp),
  status: affiliate.status,
  notes: affiliate.notes,
  totalOrders: balance.orders,
  totalCommission: toDollars(balance.pending + balance.approved + balance.paid),
  pending: toDollars(balance.pending),
  approved: toDollars(balance.approved),
  paid: toDollars(balance.paid),
  reversed: toDollars(balance.reversed),
  review: toDollars(balance.review),
  referralUrl: new URL(referralPath(affiliate.code), origin).href,
  statementLinkAt: affiliate.statementLinkAt?.toISOString() ?? null,
  version: affiliate.version,
  createdAt: affiliate.createdAt.toISOString(),
});
