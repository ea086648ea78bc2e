import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { MailRateLimit, Public } from '../platform';
import { ContactService } from './contact.service';
import { ContactAnswer, ContactRequest } from './dto/contact-request.dto';

/** The call of the contact form and of the artwork inquiry form. */
@ApiTags('inbox')
@Controller('api')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  /** Writes to the gallery. */
  @Public()
  @MailRateLimit()
  @Post('contact')
  @HttpCode(200)
  @ApiOkResponse({ type: ContactAnswer })
  async write(@Body() request: ContactRequest): Promise<ContactAnswer> {
    await this.contact.receive(request);
    return { success: true, message: "Thank you for your message. We'll get back to you soon!" };
  }
}
