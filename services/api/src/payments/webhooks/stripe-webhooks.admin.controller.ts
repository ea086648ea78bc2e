import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { OwnerRoute } from '../../identity';
import { StripeWebhookStatus } from './dto/stripe-webhook-status.dto';
import { StripeWebhookStatusService } from './stripe-webhook-status.service';

/** For the owner: whether Stripe's webhooks arrive. */
@ApiTags('payments')
@OwnerRoute()
@Controller('api/admin/stripe-webhooks')
export class AdminStripeWebhooksController {
  constructor(private readonly stripeWebhookStatusService: StripeWebhookStatusService) {}

  /** Every type of event that has an effect, when each last arrived, and whether Stripe sends it. */
  @Get()
  @ApiOkResponse({ type: StripeWebhookStatus })
  get(): Promise<StripeWebhookStatus> {
    return this.stripeWebhookStatusService.get();
  }
}
