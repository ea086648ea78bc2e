import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../platform';
import { Subscription, SubscriptionRequest } from './dto/subscription-request.dto';
import { NewsletterService } from './newsletter.service';

/** The newsletter forms' call. */
@ApiTags('inbox')
@Controller('api')
export class NewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  /** Asks for the gallery's letters (S131). */
  @Public()
  @Post('email-subscribe')
  @HttpCode(200)
  @ApiOkResponse({ type: Subscription })
  async subscribe(@Body() request: SubscriptionRequest): Promise<Subscription> {
    await this.newsletter.subscribe(request);
    return { message: 'Thank you. Your address is noted for the letters of the gallery.' };
  }
}
