import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { EmailRateLimit, Public } from '../../platform';
import { ContactService } from './contact.service';
import { ContactResponse, ContactRequest } from './dto/contact.dto';

/** The call of the contact form and of the artwork inquiry form. */
@ApiTags('inbox')
@Controller('api')
export class ContactController {
  constructor(private readonly contactService: ContactService) {}

  /** Writes to the gallery. */
  @Public()
  @EmailRateLimit()
  @Post('contact')
  @HttpCode(200)
  @ApiOkResponse({ type: ContactResponse })
  async write(@Body() request: ContactRequest): Promise<ContactResponse> {
    await this.contactService.submit(request);
    return { success: true, message: "Thank you for your message. We'll get back to you soon!" };
  }
}
