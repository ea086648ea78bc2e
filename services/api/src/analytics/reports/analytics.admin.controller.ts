import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../../identity';
import { AnalyticsData } from './dto/analytics-reports.dto';
import { AnalyticsQuery } from './dto/analytics-query.dto';
import { AnalyticsSummary } from './dto/analytics-summary.dto';
import { AnalyticsReportsService } from './analytics-reports.service';

/** What the console's Web Analytics shows first. The addresses stand outside of /api/admin; the cookie of the login opens them. */
@ApiTags('analytics')
@ForStaff()
@Controller('api/analytics')
export class AnalyticsController {
  constructor(private readonly analyticsReportsService: AnalyticsReportsService) {}

  /** Sums of some days. */
  @Get('summary')
  @ApiOkResponse({ type: AnalyticsSummary })
  summary(@Query() query: AnalyticsQuery): Promise<AnalyticsSummary> {
    return this.analyticsReportsService.summary(query);
  }

  /** The latest visits of some days. */
  @Get('data')
  @ApiOkResponse({ type: AnalyticsData })
  data(@Query() query: AnalyticsQuery): Promise<AnalyticsData> {
    return this.analyticsReportsService.latestVisits(query);
  }
}
