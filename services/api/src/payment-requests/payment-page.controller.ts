import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../platform';
import { PaymentRequestViewQuery, PaymentRequestView } from './dto/payment-request.dto';
import { PaymentRequestQueries } from './payment-requests.queries';

/** For the payment page and the page after it. Public: the key in the link gives access. */
@ApiTags('payment requests')
@Controller('api/payment-requests')
export class PaymentPageController {
  constructor(private readonly paymentRequestQueries: PaymentRequestQueries) {}

  /** The payment request behind a link; settles it if Stripe's webhook has not arrived yet. */
  @Public()
  @Get(':paymentIntent')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: PaymentRequestView })
  async view(
    @Param('paymentIntent') paymentIntent: string,
    @Query() proof: PaymentRequestViewQuery,
  ): Promise<PaymentRequestView> {
    return this.paymentRequestQueries.forBuyer(paymentIntent, proof);
  }
}
