import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentCollector, ForCollectors, type SignedInCollector } from '../../identity';
import { EmailRateLimit } from '../../platform';
import { CollectorInquiriesService } from './collector-inquiries.service';
import { CollectorInquiry } from './dto/collector-inquiry.dto';
import { ContactResponse } from './dto/contact.dto';

/** The inquiry form of the collectors' portal. */
@ApiTags('inbox')
@ForCollectors()
@Controller('api/collector/inquiry')
export class CollectorInquiriesController {
  constructor(private readonly collectorInquiriesService: CollectorInquiriesService) {}

  /** Asks the gallery. */
  @EmailRateLimit()
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: ContactResponse })
  async submit(
    @CurrentCollector() collector: SignedInCollector,
    @Body() inquiry: CollectorInquiry,
  ): Promise<ContactResponse> {
    await this.collectorInquiriesService.submit(collector, inquiry);
    return { success: true, message: 'We have received your inquiry and reply within 24 hours.' };
  }
}
