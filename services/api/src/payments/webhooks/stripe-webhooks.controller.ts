import { Controller, Headers, HttpCode, Post, Req, type RawBodyRequest } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AppError, Public, NoRateLimit } from '../../platform';
import { StripeWebhooksService } from './stripe-webhooks.service';

/** Receives Stripe's webhooks. Public: the signature over the raw body protects it. */
@ApiExcludeController()
@Controller('api/stripe')
export class StripeWebhooksController {
  constructor(private readonly stripeWebhooksService: StripeWebhooksService) {}

  @Public()
  @NoRateLimit()
  @Post('webhook')
  @HttpCode(200)
  async receive(
    @Req() request: RawBodyRequest<FastifyRequest>,
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<{ received: true }> {
    if (!request.rawBody || !signature) throw new AppError('signature_invalid');
    await this.stripeWebhooksService.handle(request.rawBody, signature);
    return { received: true };
  }
}
