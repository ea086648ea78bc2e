import { toDollars, formatRate } from '@gallery/domain';
import type { AffiliateCommissionEntity } from './affiliate-commission.entity';
import type { AffiliateCommission } from './dto/affiliate-commission.dto';
import type { AffiliateEntity } from '../affiliate.entity';

/** A commission for the owner. */
export const presentAffiliateCommission = (
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

/** What is still to be paid, in cents; negative when too much was paid. */
export const payableCents = ({
  state,
  commissionCents,
  reversedCents,
  settledCents,
}: Pick<AffiliateCommissionEntity, 'state' | 'commissionCents' | 'reversedCents' | 'settledCents'>): number =>
  state === 'declined' ? 0 : commissionCents - reversedCents - settledCents;
