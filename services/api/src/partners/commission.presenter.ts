import { dollars, formatRate } from '@gallery/domain';
import type { CommissionLineEntity } from './commission-line.entity';
import type { CommissionLine } from './dto/commission-line.dto';
import type { SellingPartnerEntity } from './selling-partner.entity';

/** A line of commission as the owner sees it. */
export const presentLine = (
  line: CommissionLineEntity,
  { id, partnerName, partnerId }: Pick<SellingPartnerEntity, 'id' | 'partnerName' | 'partnerId'>,
): CommissionLine => ({
  id: line.id,
  version: line.version,
  state: line.state,
  reviewReason: line.reviewReason,
  decisionReason: line.decisionReason,
  partner: { id, partnerName, partnerId },
  orderNumber: line.orderNumber,
  orderedAt: line.orderedAt.toISOString(),
  confirmedAt: line.confirmedAt.toISOString(),
  approvableAt: line.approvableAt.toISOString(),
  disputedAt: line.disputedAt?.toISOString() ?? null,
  title: line.title,
  size: line.size,
  quantity: line.quantity,
  price: dollars(line.priceCents),
  ...presentCosts(line),
  areCostsKnown: line.areCostsKnown,
  rate: formatRate(line.rateBp),
  commission: dollars(line.commissionCents),
  reversed: dollars(line.reversedCents),
  payable: dollars(payableOf(line)),
  payoutId: line.payoutId,
});

/** What a line has cost, and what it leaves. */
export const presentCosts = (
  line: Pick<CommissionLineEntity, 'productionCents' | 'shippingCents' | 'paymentFeeCents' | 'netCents'>,
) => ({
  production: dollars(line.productionCents),
  shipping: dollars(line.shippingCents),
  paymentFee: dollars(line.paymentFeeCents),
  net: dollars(line.netCents),
});

/** What payouts have still to bring, in cents; negative when they have brought too much. */
export const payableOf = ({
  state,
  commissionCents,
  reversedCents,
  settledCents,
}: Pick<CommissionLineEntity, 'state' | 'commissionCents' | 'reversedCents' | 'settledCents'>): number =>
  state === 'declined' ? 0 : commissionCents - reversedCents - settledCents;
