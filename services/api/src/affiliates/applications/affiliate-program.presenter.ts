import { toDollars, commissionExamples } from '@gallery/domain';
import type { Settings } from '../../platform';
import type { AffiliateProgram } from './dto/affiliate-program.dto';

/** As the page promises it. */
const DEFAULT_REPLY_HOURS = '24-48';

/** The programme by the settings and the price book in force. */
export function presentAffiliateProgram({ priceBook, partners }: Settings): AffiliateProgram {
  const { defaultRateBp, returnDays } = partners;
  return {
    rate: String(defaultRateBp / 100),
    returnDays,
    replyHours: DEFAULT_REPLY_HOURS,
    examples: commissionExamples(priceBook, defaultRateBp).map((example) => ({
      size: example.size,
      price: toDollars(example.priceCents),
      production: toDollars(example.productionCents),
      shipping: toDollars(example.shippingCents),
      paymentFee: toDollars(example.paymentFeeCents),
      net: toDollars(example.netCents),
      commission: toDollars(example.commissionCents),
    })),
  };
}
