import { Body, Controller, HttpCode, Post, Get } from '@nestjs/common';
import { ApiBody, ApiNoContentResponse, ApiOkResponse, ApiTags, ApiProperty } from '@nestjs/swagger';
import { AcceptsBeacons, Public, RateLimit } from '../../platform';
import { MAX_PAGE_REPORTS_PER_WINDOW } from '../payments-policy';
import { PageViolationsService } from './page-violations.service';
import { OwnerRoute } from '../../identity';

/** Receives what browsers report about the payment page. */
@ApiTags('payments')
@Controller('api/payment-page-reports')
export class PaymentPageController {
  constructor(private readonly pageViolationsService: PageViolationsService) {}

  /** Receives Content-Security-Policy reports from the payment page. The response is always the same. */
  @Public()
  @RateLimit(MAX_PAGE_REPORTS_PER_WINDOW)
  @AcceptsBeacons()
  @Post()
  @HttpCode(204)
  @ApiBody({ schema: { type: 'object' } })
  @ApiNoContentResponse()
  async report(@Body() body: unknown): Promise<void> {
    await this.pageViolationsService.report(body);
  }
}

/** Something that browsers blocked on the payment page. */
class PaymentPageViolation {
  @ApiProperty({ example: 'script-src-elem' }) directive: string;
  @ApiProperty({ example: 'https://evil.example', description: 'An origin, or `inline`, `eval`, …' })
  blocked: string;
  @ApiProperty({ description: 'How often browsers reported it' }) reports: number;
  @ApiProperty({ format: 'date-time' }) firstSeenAt: string;
  @ApiProperty({ format: 'date-time' }) lastSeenAt: string;
}

/** For the owner: what browsers blocked on the payment page. */
@ApiTags('payments')
@OwnerRoute()
@Controller('api/admin/payment-page-violations')
export class AdminPaymentPageController {
  constructor(private readonly pageViolationsService: PageViolationsService) {}

  /** Lists what browsers blocked on the payment page, latest first. */
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
