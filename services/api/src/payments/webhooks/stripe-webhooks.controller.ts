import { Controller, Headers, HttpCode, Post, Req, type RawBodyRequest, Get } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiBody,
  ApiOkResponse,
  ApiProperty,
  ApiSecurity,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AppError, Public, NoRateLimit } from '../../platform';
import { StripeWebhooksService } from './stripe-webhooks.service';
import { OwnerRoute } from '../../identity';
import { StripeWebhookStatus, StripeWebhookStatusService } from './stripe-webhook-status.service';

/** Confirms that a message arrived; it may not be processed yet. */
class StripeEventReceipt {
  @ApiProperty({ enum: [true] }) received: true;
}

/** Receives Stripe's webhooks. Public: the signature over the raw body protects it. */
@ApiTags('webhooks')
@Controller('api/stripe')
export class StripeWebhooksController {
  constructor(private readonly stripeWebhooksService: StripeWebhooksService) {}

  /** Receives a Stripe event. Repeating one has no effect. @throws AppError `signature_invalid` */
  @Public()
  @NoRateLimit()
  @Post('webhook')
  @HttpCode(200)
  @ApiSecurity('stripeSignature')
  @ApiBody({ schema: { type: 'object' } })
  @ApiOkResponse({ type: StripeEventReceipt })
  @ApiBadRequestResponse({ description: 'signature_invalid' })
  async receive(
    @Req() request: RawBodyRequest<FastifyRequest>,
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<StripeEventReceipt> {
    if (!request.rawBody || !signature) throw new AppError('signature_invalid');
    await this.stripeWebhooksService.handle(request.rawBody, signature);
    return { received: true };
  }
}

/** For the owner: whether Stripe's webhooks arrive. */
@ApiTags('payments')
@OwnerRoute()
@Controller('api/admin/stripe-webhooks')
export class AdminStripeWebhooksController {
  constructor(private readonly stripeWebhookStatusService: StripeWebhookStatusService) {}

  /** Lists every type of event that has an effect: when it last arrived, and whether Stripe sends it. */
  @Get()
  @ApiOkResponse({ type: StripeWebhookStatus })
  get(): Promise<StripeWebhookStatus> {
    return this.stripeWebhookStatusService.get();
  }
}
