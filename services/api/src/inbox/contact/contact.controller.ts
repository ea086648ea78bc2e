import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { REPLY_WITHIN, replyTime } from '@gallery/domain';
import type { FastifyRequest } from 'fastify';
import { EmailRateLimit, Public } from '../../platform';
import { ContactService } from './contact.service';
import { ContactResponse, ContactRequest, CollectorInquiry, PrintInquiry } from './dto/contact.dto';
import { CurrentCollector, ForCollectors, SessionsService, type SignedInCollector } from '../../identity';

/** The contact form, the artwork inquiry form, and the inquiry form in the collectors’ portal. */
@ApiTags('inbox')
@Controller('api')
export class ContactController {
  constructor(
    private readonly contactService: ContactService,
    private readonly sessionsService: SessionsService,
  ) {}

  /** Sends a message to the gallery. */
  @Public()
  @EmailRateLimit()
  @Post('contact')
  @HttpCode(200)
  @ApiOkResponse({ type: ContactResponse })
  async write(@Req() http: FastifyRequest, @Body() request: ContactRequest): Promise<ContactResponse> {
    await this.contactService.submit(request, await this.sessionsService.findCollector(http));
    return { success: true, message: "Thank you for your message. We'll get back to you soon!" };
  }

  /** Sends a collector's inquiry. */
  @ForCollectors()
  @EmailRateLimit()
  @Post('collector/inquiry')
  @HttpCode(200)
  @ApiOkResponse({ type: ContactResponse })
  async submit(
    @CurrentCollector() collector: SignedInCollector,
    @Body() inquiry: CollectorInquiry,
  ): Promise<ContactResponse> {
    await this.contactService.submitInquiry(collector, inquiry);
    return { success: true, message: `We have received your inquiry and will reply within ${REPLY_WITHIN}.` };
  }

  /** Sends an inquiry about lending or selling a print that the collector owns. */
  @ForCollectors()
  @EmailRateLimit()
  @Post('collector/print-inquiries')
  @HttpCode(200)
  @ApiOkResponse({ type: ContactResponse })
  @ApiNotFoundResponse({ description: 'certificate_not_found' })
  async submitPrintInquiry(
    @CurrentCollector() collector: SignedInCollector,
    @Body() inquiry: PrintInquiry,
  ): Promise<ContactResponse> {
    await this.contactService.submitPrintInquiry(collector, inquiry);
    const { within } = replyTime(inquiry.type);
    return { success: true, message: `We have received your request and will reply within ${within}.` };
  }
}
