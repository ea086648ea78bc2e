import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../platform';
import { PaymentProof, PaymentRequestView } from './dto/payment-request-view.dto';
import { ReadPaymentRequests } from './read-payment-requests';

/** What the payment page and the page after it ask. Open to everybody: the key in the link is the guard. */
@ApiTags('payment requests')
@Controller('api/payment-requests')
export class PaymentPageController {
  constructor(private readonly reading: ReadPaymentRequests) {}

  /** The payment request behind a link; settles it if Stripe's message has not arrived yet. */
  @Public()
  @Get(':paymentIntent')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: PaymentRequestView })
  async view(
    @Param('paymentIntent') paymentIntent: string,
    @Query() proof: PaymentProof,
  ): Promise<PaymentRequestView> {
    return this.reading.forBuyer(paymentIntent, proof);
  }
}
