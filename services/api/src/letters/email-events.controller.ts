import { Body, Controller, Headers, HttpCode, Post, Req, type RawBodyRequest } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiBody,
  ApiOkResponse,
  ApiProperty,
  ApiSecurity,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { NewsletterService } from '../inbox';
import { OrdersService } from '../orders';
import { AppError, Clock, NoRateLimit, Public, Settings } from '../platform';
import { isSignedByProvider, readEmailEvent } from './email-events';

/** Confirms that a message arrived. */
class EmailEventReceipt {
  @ApiProperty({ enum: [true] }) received: true;
}

/** Receives bounces and complaints from the email provider. Public: the signature over the raw body protects it. */
@ApiTags('webhooks')
@Controller('api/email-events')
export class EmailEventsController {
  constructor(
    private readonly newsletterService: NewsletterService,
    private readonly ordersService: OrdersService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /**
   * Records bounces and complaints. Repeating one has no effect.
   * @throws AppError `signature_invalid`, also while no secret is set
   */
  @Public()
  @NoRateLimit()
  @Post()
  @HttpCode(200)
  @ApiSecurity('emailProviderSignature')
  @ApiBody({ schema: { type: 'object' } })
  @ApiOkResponse({ type: EmailEventReceipt })
  @ApiBadRequestResponse({ description: 'signature_invalid' })
  async receive(
    @Req() { rawBody }: RawBodyRequest<FastifyRequest>,
    @Body() body: unknown,
    @Headers() headers: Record<string, string | undefined>,
  ): Promise<EmailEventReceipt> {
    const secret = this.settings.email.webhookSecret;
    const given = (name: string): string | undefined => headers[`webhook-${name}`] ?? headers[`svix-${name}`];
    const signed = { id: given('id'), timestamp: given('timestamp'), signature: given('signature') };
    if (!rawBody || secret === null || !isSignedByProvider(rawBody, signed, secret, this.clock.now()))
      throw new AppError('signature_invalid');
    const event = readEmailEvent(body);
    if (!event) return { received: true };
    for (const email of event.emails) {
      await this.newsletterService.endByEmail(email, event.kind);
      if (event.kind === 'bounce') await this.ordersService.recordEmailBounce(email);
    }
    return { received: true };
  }
}
