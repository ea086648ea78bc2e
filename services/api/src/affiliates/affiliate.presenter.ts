import { toDollars, formatRate, referralPath } from '@gallery/domain';
import type { Affiliate } from './dto/affiliate.dto';
import type { AffiliateBalance } from './payouts/affiliate-balances.queries';
import type { AffiliateEntity } from './affiliate.entity';

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
