import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { OwnerRoute } from '../../identity';
import { PaymentPageViolation } from './dto/payment-page-violation.dto';
import { PageViolationsService } from './page-violations.service';

/** For the owner: what browsers kept from the payment page. */
@ApiTags('payments')
@OwnerRoute()
@Controller('api/admin/payment-page-violations')
export class AdminPaymentPageController {
  constructor(private readonly pageViolationsService: PageViolationsService) {}

  /** The latest first. */
  @Get()
  @ApiOkResponse({ type: [PaymentPageViolation] })
  async list(): Promise<PaymentPageViolation[]> {
    const violations = await this.pageViolationsService.list();
    return violations.map(({ directive, blocked, reports, firstSeenAt, lastSeenAt }) => ({
      directive,
      blocked,
      reports,
      firstSeenAt: firstSeenAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    }));
  }
}
