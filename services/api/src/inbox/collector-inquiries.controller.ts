import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentCollector, ForCollectors, type SignedInCollector } from '../identity';
import { MailRateLimit } from '../platform';
import { CollectorInquiriesService } from './collector-inquiries.service';
import { CollectorInquiry } from './dto/collector-inquiry.dto';
import { ContactAnswer } from './dto/contact-request.dto';

/** The inquiry form of the collectors' portal. */
@ApiTags('inbox')
@ForCollectors()
@Controller('api/collector/inquiry')
export class CollectorInquiriesController {
  constructor(private readonly inquiries: CollectorInquiriesService) {}

  /** Asks the gallery. */
  @MailRateLimit()
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: ContactAnswer })
  async ask(
    @CurrentCollector() collector: SignedInCollector,
    @Body() inquiry: CollectorInquiry,
  ): Promise<ContactAnswer> {
    await this.inquiries.receive(collector, inquiry);
    return { success: true, message: 'We have received your inquiry and reply within 24 hours.' };
  }
}
