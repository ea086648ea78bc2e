import { dollars, formatRate, referralPath } from '@gallery/domain';
import type { SellingPartner } from './dto/selling-partner.dto';
import type { PartnerSums } from './partner-sums';
import type { SellingPartnerEntity } from './selling-partner.entity';

/** A partner as the owner sees them. @param origin of the gallery's public pages */
export const presentPartner = (
  partner: SellingPartnerEntity,
  sums: PartnerSums,
  origin: string,
): SellingPartner => ({
  id: partner.id,
  partnerName: partner.partnerName,
  partnerId: partner.partnerId,
  email: partner.email,
  commissionRate: formatRate(partner.rateBp),
  status: partner.status,
  notes: partner.notes,
  totalOrders: sums.orders,
  totalCommission: dollars(sums.pending + sums.approved + sums.paid),
  pending: dollars(sums.pending),
  approved: dollars(sums.approved),
  paid: dollars(sums.paid),
  reversed: dollars(sums.reversed),
  review: dollars(sums.review),
  referralUrl: new URL(referralPath(partner.partnerId), origin).href,
  statementLinkAt: partner.statementLinkAt?.toISOString() ?? null,
  version: partner.version,
  createdAt: partner.createdAt.toISOString(),
});
