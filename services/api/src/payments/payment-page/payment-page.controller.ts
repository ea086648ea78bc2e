import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { AcceptsBeacons, Public, RateLimit } from '../../platform';
import { MAX_PAGE_REPORTS_PER_WINDOW } from '../payments-policy';
import { PageViolationsService } from './page-violations.service';

/** Receives what browsers report about the payment page. */
@ApiExcludeController()
@Controller('api/payment-page-reports')
export class PaymentPageController {
  constructor(private readonly pageViolationsService: PageViolationsService) {}

  /** Reports of the page's Content-Security-Policy. Answers the same whatever was sent. */
  @Public()
  @RateLimit(MAX_PAGE_REPORTS_PER_WINDOW)
  @AcceptsBeacons()
  @Post()
  @HttpCode(204)
  async report(@Body() body: unknown): Promise<void> {
    await this.pageViolationsService.report(body);
  }
}
