import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { MailRateLimit, Public, TakesFields } from '../../platform';
import { ApplyAsPartner } from './apply-as-partner';
import { PartnerApplicationAnswer, PartnerApplicationRequest } from './dto/partner-application.dto';

/** The call of the selling partners' page. */
@ApiTags('partners')
@Controller('api/send-partner-application')
export class ApplicationsController {
  constructor(private readonly applying: ApplyAsPartner) {}

  /** Applies as a selling partner, by the fields of a form or by JSON. Refusals say `success: false` beside the rest. */
  @Public()
  @MailRateLimit()
  @TakesFields()
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: PartnerApplicationAnswer })
  @ApiBadRequestResponse({ description: 'validation_failed, by field' })
  async apply(@Body() request: PartnerApplicationRequest): Promise<PartnerApplicationAnswer> {
    await this.applying.receive(request);
    return {
      success: true,
      message: 'Thank you for your application. Our team will be in touch within 24-48 hours.',
    };
  }
}
