import { Body, Controller, Get, Header, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ApiConflictResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ShippingAddressInput, ShippingAddressService } from '../orders';
import { CheckoutRateLimit, Public } from '../platform';
import { PaymentRequestViewQuery, PaymentRequestView } from './dto/payment-request.dto';
import { PaymentRequestQueries } from './payment-requests.queries';

/** For the payment page and the page after it. Public: the key in the link gives access. */
@ApiTags('payment requests')
@Controller('api/payment-requests')
export class PaymentPageController {
  constructor(
    private readonly paymentRequestQueries: PaymentRequestQueries,
    private readonly shippingAddressService: ShippingAddressService,
  ) {}

  /** The payment request behind a link, by its id or Stripe's; settles it if Stripe's webhook has not arrived yet. */
  @Public()
  @Get(':reference')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: PaymentRequestView })
  async view(
    @Param('reference') reference: string,
    @Query() proof: PaymentRequestViewQuery,
  ): Promise<PaymentRequestView> {
    return this.paymentRequestQueries.forBuyer(reference, proof);
  }

  /** Where the prints of its order go, asked for in the same step as the payment. */
  @Public()
  @CheckoutRateLimit()
  @Put(':reference/shipping-address')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiConflictResponse({ description: 'address_locked' })
  async changeAddress(
    @Param('reference') reference: string,
    @Query() proof: PaymentRequestViewQuery,
    @Body() body: ShippingAddressInput,
  ): Promise<void> {
    const number = await this.paymentRequestQueries.findPayableOrder(reference, proof);
    await this.shippingAddressService.changeByPayer(number, body);
  }
}
