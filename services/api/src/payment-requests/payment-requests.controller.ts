import { Body, Controller, Get, Header, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import {
  ApiNotFoundResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
  ApiBadGatewayResponse,
} from '@nestjs/swagger';
import { CurrentStaff, ForStaff, type SignedInStaff } from '../identity';
import { ShippingAddressInput, ShippingAddressService } from '../orders';
import { CheckoutRateLimit, Public } from '../platform';
import {
  CreatePaymentRequest,
  NewPaymentRequest,
  PaymentLink,
  PaymentRequestRecord,
  PaymentRequestView,
  PaymentRequestViewQuery,
  PayerPhone,
  QuoteDelivery,
} from './dto/payment-request.dto';
import { DeliveryChargesService } from './delivery-charges.service';
import { PaymentRequestsService } from './payment-requests.service';
import { PaymentRequestQueries } from './payment-requests.queries';

/** Payment requests for staff: create, view and cancel them. */
@ApiTags('payment requests')
@ForStaff()
@Controller('api/admin/orders/:orderNumber')
export class AdminPaymentRequestsController {
  constructor(
    private readonly paymentRequestsService: PaymentRequestsService,
    private readonly paymentRequestQueries: PaymentRequestQueries,
    private readonly deliveryChargesService: DeliveryChargesService,
  ) {}

  /** Creates a payment link and emails it to the buyer. */
  @Post('payment-requests')
  @ApiCreatedResponse({ type: NewPaymentRequest })
  @ApiNotFoundResponse({ description: 'order_not_found' })
  @ApiConflictResponse({ description: 'inquiry_only, order_not_payable, payment_request_repeated' })
  @ApiBadGatewayResponse({ description: 'checkout_unavailable' })
  async create(
    @Param('orderNumber') orderNumber: string,
    @Body() body: CreatePaymentRequest,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<NewPaymentRequest> {
    return this.paymentRequestsService.create(orderNumber, body, staff);
  }

  /** Lists the payment requests of an order, newest first. */
  @Get('payment-requests')
  @ApiOkResponse({ type: [PaymentRequestRecord] })
  @ApiNotFoundResponse({ description: 'order_not_found' })
  async list(@Param('orderNumber') orderNumber: string): Promise<PaymentRequestRecord[]> {
    return this.paymentRequestQueries.findByOrder(orderNumber);
  }

  /** Quotes the delivery and asks the buyer to pay for it. */
  @Post('delivery-quote')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiConflictResponse({
    description:
      'inquiry_only, order_not_payable; changed_meanwhile, with the order as it is now in `details.record`',
  })
  @ApiNotFoundResponse({ description: 'order_not_found' })
  async quoteDelivery(
    @Param('orderNumber') orderNumber: string,
    @Body() body: QuoteDelivery,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<void> {
    await this.deliveryChargesService.quote(orderNumber, body, staff);
  }

  /** Emails the payment link to the buyer again. */
  @Post('payment-requests/:id/email')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiConflictResponse({ description: 'payment_request_closed' })
  @ApiNotFoundResponse({ description: 'payment_request_not_found' })
  async sendAgain(
    @Param('orderNumber') orderNumber: string,
    @Param('id') id: string,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<void> {
    await this.paymentRequestsService.sendAgain(orderNumber, id, staff);
  }

  /** The link of an open payment request, to pass on. */
  @Post('payment-requests/:id/link')
  @HttpCode(200)
  @ApiOkResponse({ type: PaymentLink })
  @ApiConflictResponse({ description: 'payment_request_closed' })
  @ApiNotFoundResponse({ description: 'payment_request_not_found' })
  async copyLink(
    @Param('orderNumber') orderNumber: string,
    @Param('id') id: string,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<PaymentLink> {
    return this.paymentRequestsService.copyLink(orderNumber, id, staff);
  }

  /** Cancels the payment at Stripe, then here. Repeating it has no effect. */
  @Post('payment-requests/:id/cancel')
  @HttpCode(200)
  @ApiOkResponse({ type: PaymentRequestRecord })
  @ApiNotFoundResponse({ description: 'payment_request_not_found' })
  @ApiConflictResponse({ description: 'payment_request_closed' })
  @ApiBadGatewayResponse({ description: 'checkout_unavailable' })
  async cancel(
    @Param('orderNumber') orderNumber: string,
    @Param('id') id: string,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<PaymentRequestRecord> {
    return this.paymentRequestsService.cancel(orderNumber, id, staff);
  }
}

/** For the payment page and the page after it. Public: the key in the link grants access. */
@ApiTags('payment requests')
@Controller('api/payment-requests')
export class PaymentRequestsController {
  constructor(
    private readonly paymentRequestQueries: PaymentRequestQueries,
    private readonly shippingAddressService: ShippingAddressService,
  ) {}

  /** The payment request behind a link, by its id or Stripe’s. Settles it if Stripe’s webhook has not arrived yet. */
  @Public()
  @Get(':reference')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: PaymentRequestView })
  @ApiNotFoundResponse({ description: 'payment_request_not_found' })
  @ApiBadGatewayResponse({ description: 'checkout_unavailable' })
  async view(
    @Param('reference') reference: string,
    @Query() proof: PaymentRequestViewQuery,
  ): Promise<PaymentRequestView> {
    return this.paymentRequestQueries.forBuyer(reference, proof);
  }

  /** Sets the order’s shipping address, in the same step as the payment. */
  @Public()
  @CheckoutRateLimit()
  @Put(':reference/shipping-address')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiConflictResponse({ description: 'address_locked' })
  @ApiNotFoundResponse({ description: 'payment_request_not_found' })
  async changeAddress(
    @Param('reference') reference: string,
    @Query() proof: PaymentRequestViewQuery,
    @Body() body: ShippingAddressInput,
  ): Promise<void> {
    const number = await this.paymentRequestQueries.findPayableOrder(reference, proof);
    await this.shippingAddressService.changeByPayer(number, body);
  }

  /** Sets the buyer’s phone number, in the same step as a payment that needs no address. */
  @Public()
  @CheckoutRateLimit()
  @Put(':reference/phone')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'payment_request_not_found' })
  async changePhone(
    @Param('reference') reference: string,
    @Query() proof: PaymentRequestViewQuery,
    @Body() { phone }: PayerPhone,
  ): Promise<void> {
    const number = await this.paymentRequestQueries.findPayableOrder(reference, proof);
    await this.shippingAddressService.changePhoneByPayer(number, phone);
  }
}
