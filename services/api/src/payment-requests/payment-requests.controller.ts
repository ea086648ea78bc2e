import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, ForStaff, type SignedInStaff } from '../identity';
import { CancelPaymentRequest } from './cancel-payment-request';
import { NewPaymentRequest, PaymentRequestRecord } from './dto/payment-request-record.dto';
import { RequestPayment } from './dto/request-payment.dto';
import { PlacePaymentRequest } from './place-payment-request';
import { ReadPaymentRequests } from './read-payment-requests';

/** The gallery's calls: ask the buyer of an order for money, see what was asked, call it off. */
@ApiTags('payment requests')
@ForStaff()
@Controller('api/admin/orders/:orderNumber/payment-requests')
export class PaymentRequestsController {
  constructor(
    private readonly placing: PlacePaymentRequest,
    private readonly reading: ReadPaymentRequests,
    private readonly cancelling: CancelPaymentRequest,
  ) {}

  /** Makes a payment link and mails it to the buyer. */
  @Post()
  @HttpCode(201)
  @Header('cache-control', 'no-store')
  @ApiCreatedResponse({ type: NewPaymentRequest })
  async create(
    @Param('orderNumber') orderNumber: string,
    @Body() body: RequestPayment,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<NewPaymentRequest> {
    return this.placing.place(orderNumber, body, staff);
  }

  /** Every payment request on the order, newest first. */
  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: [PaymentRequestRecord] })
  async list(@Param('orderNumber') orderNumber: string): Promise<PaymentRequestRecord[]> {
    return this.reading.ofOrder(orderNumber);
  }

  /** Cancels the payment at Stripe, then here. Done already is no error. */
  @Post(':id/cancel')
  @HttpCode(200)
  @ApiOkResponse({ type: PaymentRequestRecord })
  async cancel(
    @Param('orderNumber') orderNumber: string,
    @Param('id') id: string,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<PaymentRequestRecord> {
    return this.cancelling.cancel(orderNumber, id, staff);
  }
}
