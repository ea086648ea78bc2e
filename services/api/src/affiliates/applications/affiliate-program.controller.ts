import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public, CacheResponse, Settings } from '../../platform';
import { REPLY_HOURS } from '../affiliates-policy';
import { AffiliateProgram } from './dto/affiliate-application.dto';
import { toDollars, commissionExamples } from '@gallery/domain';

/** The program by the settings and the price book in force. */
function presentAffiliateProgram({ priceBook, partners }: Settings): AffiliateProgram {
  const { defaultRateBp, returnDays } = partners;
  return {
    rate: String(defaultRateBp / 100),
    returnDays,
    replyHours: REPLY_HOURS,
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

/** What affiliates earn, for the public. Rebuilt whenever settings or price book change. */
@ApiTags('partners')
@Controller('api/affiliate-program')
export class AffiliateProgramController {
  constructor(private readonly settings: Settings) {}

  @Public()
  @Get()
  @CacheResponse('affiliate-program')
  @ApiOkResponse({ type: AffiliateProgram })
  async get(): Promise<AffiliateProgram> {
    return presentAffiliateProgram(this.settings);
  }
}
