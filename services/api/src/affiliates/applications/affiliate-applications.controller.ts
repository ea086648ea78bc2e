import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { EmailRateLimit, Public, AcceptsFormFields } from '../../platform';
import { AffiliateApplicationsService } from './affiliate-applications.service';
import { AffiliateApplicationResponse, AffiliateApplicationRequest } from './dto/affiliate-application.dto';

/** The application form of the affiliates' page. */
@ApiTags('partners')
@Controller('api/send-partner-application')
export class AffiliateApplicationsController {
  constructor(private readonly affiliateApplicationsService: AffiliateApplicationsService) {}

  /** Applies as an affiliate, by form fields or JSON. Errors also carry `success: false`. */
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
