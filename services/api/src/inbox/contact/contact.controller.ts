import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { EmailRateLimit, Public } from '../../platform';
import { ContactService } from './contact.service';
import { ContactResponse, ContactRequest, CollectorInquiry } from './dto/contact.dto';
import { CurrentCollector, ForCollectors, type SignedInCollector } from '../../identity';

/** The contact form, the artwork inquiry form, and the inquiry form of the collectors’ portal. */
@ApiTags('inbox')
@Controller('api')
export class ContactController {
  constructor(private readonly contactService: ContactService) {}

  /** Sends a message to the gallery. */
  @Public()
  @EmailRateLimit()
  @Post('contact')
  @HttpCode(200)
  @ApiOkResponse({ type: ContactResponse })
  async write(@Body() request: ContactRequest): Promise<ContactResponse> {
    await this.contactService.submit(request);
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
    return { success: true, message: 'We have received your inquiry and reply within 24 hours.' };
  }
}
