import { Body, Controller, HttpCode, Post, Query } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiNotFoundResponse, ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsString } from 'class-validator';
import { EmailRateLimit, MaxLength, Public } from '../../platform';
import { NewsletterService, NewsletterSubscriptionRequest } from './newsletter.service';

/**
 * The token of a link in an email: the body of `POST /api/newsletter/confirm`, query of `POST
 * /api/newsletter/unsubscribe`.
 */
class NewsletterToken {
  @ApiProperty()
  @MaxLength(100, { isToken: true })
  @IsString()
  token: string;
}

/** The response to newsletter forms and pages. */
class NewsletterResponse {
  @ApiProperty() message: string;
}

/** The newsletter forms, and the pages that their emails link to. */
@ApiTags('inbox')
@Controller('api')
export class NewsletterController {
  constructor(private readonly newsletterService: NewsletterService) {}

  /** Subscribes to the newsletter. The response is the same whether or not the address is known. */
  @Public()
  @EmailRateLimit()
  @Post('email-subscribe')
  @HttpCode(200)
  @ApiOkResponse({ type: NewsletterResponse })
  async subscribe(@Body() request: NewsletterSubscriptionRequest): Promise<NewsletterResponse> {
    await this.newsletterService.subscribe(request);
    return { message: 'We have sent you an email. Please open the link in it to confirm your subscription.' };
  }

  /** Confirms a subscription with the button on the page that the email links to: email scanners only follow links. */
  @Public()
  @Post('newsletter/confirm')
  @HttpCode(200)
  @ApiOkResponse({ type: NewsletterResponse })
  @ApiNotFoundResponse({ description: 'newsletter_token_unknown' })
  async confirm(@Body() { token }: NewsletterToken): Promise<NewsletterResponse> {
    await this.newsletterService.confirm(token);
    return { message: 'Thank you. You are subscribed to Letters from the gallery.' };
  }

  /**
   * Unsubscribes from the newsletter, with the page’s button or from an email client, which posts a form without
   * cookies (RFC 8058).
   */
  @Public()
  @RouteConfig({ ignoresForm: true })
  @Post('newsletter/unsubscribe')
  @HttpCode(200)
  @ApiOkResponse({ type: NewsletterResponse })
  @ApiNotFoundResponse({ description: 'newsletter_token_unknown' })
  async unsubscribe(@Query() { token }: NewsletterToken): Promise<NewsletterResponse> {
    await this.newsletterService.unsubscribe(token);
    return { message: 'You are unsubscribed and will receive no more letters.' };
  }
}
