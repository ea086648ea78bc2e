import { toDollars, formatRate, referralPath } from '@gallery/domain';
import type { Affiliate } from './dto/affiliate.dto';
import type { AffiliateBalance } from './payouts/affiliate-balances.queries';
import type { AffiliateEntity } from './affiliate.entity';

/** A partner as the owner sees them. @param origin of the gallery's public pages */
export const presentAffiliate = (
  partner: AffiliateEntity,
  sums: AffiliateBalance,
  origin: string,
): Affiliate => ({
  id: partner.id,
  partnerName: partner.partnerName,
  partnerId: partner.partnerId,
  email: partner.email,
  commissionRate: formatRate(partner.rateBp),
  status: partner.status,
  notes: partner.notes,
  totalOrders: sums.orders,
  totalCommission: toDollars(sums.pending + sums.approved + sums.paid),
  pending: toDollars(sums.pending),
  approved: toDollars(sums.approved),
  paid: toDollars(sums.paid),
  reversed: toDollars(sums.reversed),
  review: toDollars(sums.review),
  referralUrl: new URL(referralPath(partner.partnerId), origin).href,
  statementLinkAt: partner.statementLinkAt?.toISOString() ?? null,
  version: partner.version,
  createdAt: partner.createdAt.toISOString(),
});
