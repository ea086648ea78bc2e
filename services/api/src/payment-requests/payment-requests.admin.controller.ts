import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, ForStaff, type SignedInStaff } from '../identity';
import { CreatePaymentRequest, NewPaymentRequest, PaymentRequestRecord } from './dto/payment-request.dto';
import { PaymentRequestsService } from './payment-requests.service';
import { PaymentRequestQueries } from './payment-requests.queries';

/** Payment requests for staff: create, see and cancel them. */
@ApiTags('payment requests')
@ForStaff()
@Controller('api/admin/orders/:orderNumber/payment-requests')
export class AdminPaymentRequestsController {
  constructor(
    private readonly paymentRequestsService: PaymentRequestsService,
    private readonly paymentRequestQueries: PaymentRequestQueries,
  ) {}

  /** Creates a payment link and emails it to the buyer. */
  @Post()
  @ApiCreatedResponse({ type: NewPaymentRequest })
  async create(
    @Param('orderNumber') orderNumber: string,
    @Body() body: CreatePaymentRequest,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<NewPaymentRequest> {
    return this.paymentRequestsService.create(orderNumber, body, staff);
  }

  /** Every payment request on the order, newest first. */
  @Get()
  @ApiOkResponse({ type: [PaymentRequestRecord] })
  async list(@Param('orderNumber') orderNumber: string): Promise<PaymentRequestRecord[]> {
    return this.paymentRequestQueries.findByOrder(orderNumber);
  }

  /** Cancels the payment at Stripe, then here. Repeating it is not an error. */
  @Post(':id/cancel')
  @HttpCode(200)
  @ApiOkResponse({ type: PaymentRequestRecord })
  async cancel(
    @Param('orderNumber') orderNumber: string,
    @Param('id') id: string,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<PaymentRequestRecord> {
    return this.paymentRequestsService.cancel(orderNumber, id, staff);
  }
}
