import { dollars, partnerExamples } from '@gallery/domain';
import type { Settings } from '../../platform';
import type { PartnerProgramme } from './partner-programme.dto';

/** As the page promises it. */
const REPLY_HOURS = '24-48';

/** The programme by the settings and the price book in force. */
export function presentProgramme({ priceBook, partners }: Settings): PartnerProgramme {
  const { defaultRateBp, returnDays } = partners;
  return {
    rate: String(defaultRateBp / 100),
    returnDays,
    replyHours: REPLY_HOURS,
    examples: partnerExamples(priceBook, defaultRateBp).map((example) => ({
      size: example.size,
      price: dollars(example.priceCents),
      production: dollars(example.productionCents),
      shipping: dollars(example.shippingCents),
      paymentFee: dollars(example.paymentFeeCents),
      net: dollars(example.netCents),
      commission: dollars(example.commissionCents),
    })),
  };
}
