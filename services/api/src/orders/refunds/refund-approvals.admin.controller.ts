import { Body, Controller, HttpCode, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import {
  ApiNotFoundResponse,
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentStaff, OwnerRoute, RequiresRecentSignIn, type SignedInStaff } from '../../identity';
import { OrderRecord } from '../admin/dto/order-record.dto';
import { OrderRecordService } from '../admin/order-record.service';
import { DecideRefund } from './dto/create-order-refund.dto';
import { OrderRefundsService } from './order-refunds.service';

const CONFLICTS =
  'refund_approval_closed; changed_meanwhile, with the order as it is now in `details.record`';

/** A second owner decides large refunds. */
@ApiTags('orders')
@OwnerRoute()
@Controller('api/admin/orders/:orderNumber/refund-approvals/:id')
export class AdminRefundApprovalsController {
  constructor(
    private readonly orderRefundsService: OrderRefundsService,
    private readonly orderRecordService: OrderRecordService,
  ) {}

  /** Approves a refund, after the same checks as for any refund. */
  @RequiresRecentSignIn()
  @Post('approve')
  @HttpCode(200)
  @ApiOkResponse({ type: OrderRecord })
  @ApiForbiddenResponse({ description: 'second_person_needed' })
  @ApiConflictResponse({ description: CONFLICTS })
  @ApiNotFoundResponse({ description: 'order_not_found' })
  async approve(
    @Param('orderNumber') orderNumber: string,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { version }: DecideRefund,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<OrderRecord> {
    await this.orderRefundsService.approve(orderNumber, { id, version }, staff);
    return this.orderRecordService.findByNumber(orderNumber);
  }

  /** Rejects a refund. */
  @Post('reject')
  @HttpCode(200)
  @ApiOkResponse({ type: OrderRecord })
  @ApiForbiddenResponse({ description: 'second_person_needed' })
  @ApiConflictResponse({ description: CONFLICTS })
  @ApiNotFoundResponse({ description: 'order_not_found' })
  async reject(
    @Param('orderNumber') orderNumber: string,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { version }: DecideRefund,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<OrderRecord> {
    await this.orderRefundsService.reject(orderNumber, { id, version }, staff);
    return this.orderRecordService.findByNumber(orderNumber);
  }
}
