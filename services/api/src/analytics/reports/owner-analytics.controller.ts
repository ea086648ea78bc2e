import { Controller, Get, Param, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../../identity';
import { csvDownload, GetCsv } from '../../platform';
import { AnalyticsDays, PartnerAnalytics } from './dto/analytics-reports.dto';
import { AnalyticsExportQuery, AnalyticsQuery } from './dto/analytics-query.dto';
import { AnalyticsCsvService } from './analytics-csv.service';
import { AnalyticsReportsService } from './analytics-reports.service';

/** What the console shows of visits besides. */
@ApiTags('analytics')
@ForStaff()
@Controller('api/admin/analytics')
export class AdminAnalyticsController {
  constructor(
    private readonly analyticsReportsService: AnalyticsReportsService,
    private readonly analyticsCsvService: AnalyticsCsvService,
  ) {}

  /** Every day of a range, for the curve. */
  @Get('days')
  @ApiOkResponse({ type: AnalyticsDays })
  days(@Query() query: AnalyticsQuery): Promise<AnalyticsDays> {
    return this.analyticsReportsService.dailyTotals(query);
  }

  /** What came by a partner's link. */
  @Get('partners/:partnerId')
  @ApiOkResponse({ type: PartnerAnalytics })
  partner(@Param('partnerId') partnerId: string): Promise<PartnerAnalytics> {
    return this.analyticsReportsService.partnerAnalytics(partnerId);
  }

  /** Days, pages, sources, partners, or single visits as far as they are kept. */
  @GetCsv('export.csv')
  csv(@Query() query: AnalyticsExportQuery): StreamableFile {
    const { fileName, rows } = this.analyticsCsvService.exportCsv(query);
    return csvDownload(fileName, rows);
  }
}
