import { Controller, Get, Body, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags, ApiBadRequestResponse } from '@nestjs/swagger';
import { toDollars, commissionExamples } from '@gallery/domain';
import { Public, CacheResponse, Settings, EmailRateLimit, AcceptsFormFields } from '../../platform';
import { REPLY_HOURS } from '../affiliates-policy';
import {
  AffiliateProgram,
  AffiliateApplicationResponse,
  AffiliateApplicationRequest,
} from './dto/affiliate-application.dto';
import { AffiliateApplicationsService } from './affiliate-applications.service';

/** The program according to the current settings and price book. */
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

/** The public terms of the affiliate program. Rebuilt whenever the settings or the price book change. */
@ApiTags('partners')
@Controller('api/affiliate-program')
export class AffiliateProgramController {
  constructor(private readonly settings: Settings) {}

  /** The rates and rules of the affiliate program. */
  @Public()
  @Get()
  @CacheResponse('affiliate-program')
  @ApiOkResponse({ type: AffiliateProgram })
  async get(): Promise<AffiliateProgram> {
    return presentAffiliateProgram(this.settings);
  }
}

/** The application form of the affiliates' page. */
@ApiTags('partners')
@Controller('api/send-partner-application')
export class AffiliateApplicationsController {
  constructor(private readonly affiliateApplicationsService: AffiliateApplicationsService) {}

  /** Applies to become an affiliate, with form fields or JSON. Errors also carry `success: false`. */
  @Public()
  @EmailRateLimit()
  @AcceptsFormFields()
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: AffiliateApplicationResponse })
  @ApiBadRequestResponse({ description: 'validation_failed, by field' })
  async apply(@Body() request: AffiliateApplicationRequest): Promise<AffiliateApplicationResponse> {
    await this.affiliateApplicationsService.submit(request);
    return {
      success: true,
      message: 'Thank you for your application. Our team will be in touch within 24-48 hours.',
    };
  }
}
