import { Body, Controller, HttpCode, Post, Query } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { EmailRateLimit, Public } from '../../platform';
import { NewsletterToken, NewsletterResponse, NewsletterSubscriptionRequest } from './dto/newsletter.dto';
import { NewsletterService } from './newsletter.service';

/** The calls of the newsletter forms and of the pages that the emails lead to. */
@ApiTags('inbox')
@Controller('api')
export class NewsletterController {
  constructor(private readonly newsletterService: NewsletterService) {}

  /** Asks for the gallery's letters. The answer is the same whether the address is known or not. */
  @Public()
  @EmailRateLimit()
  @Post('email-subscribe')
  @HttpCode(200)
  @ApiOkResponse({ type: NewsletterResponse })
  async subscribe(@Body() request: NewsletterSubscriptionRequest): Promise<NewsletterResponse> {
    await this.newsletterService.subscribe(request);
    return { message: 'We have sent you a mail. Its link completes your subscription.' };
  }

  /** A press of the button on the page that the confirmation email leads to: email scanners only follow links. */
  @Public()
  @Post('newsletter/confirm')
  @HttpCode(200)
  @ApiOkResponse({ type: NewsletterResponse })
  async confirm(@Body() { token }: NewsletterToken): Promise<NewsletterResponse> {
    await this.newsletterService.confirm(token);
    return { message: 'Thank you. The letters of the gallery will come to you.' };
  }

  /** Ends the letters, for the page's button and for email clients, which post a form without cookies (RFC 8058). */
  @Public()
  @RouteConfig({ ignoresForm: true })
  @Post('newsletter/unsubscribe')
  @HttpCode(200)
  @ApiOkResponse({ type: NewsletterResponse })
  async unsubscribe(@Query() { token }: NewsletterToken): Promise<NewsletterResponse> {
    await this.newsletterService.unsubscribe(token);
    return { message: 'You are unsubscribed. No more letters will come to you.' };
  }
}
