import { Controller, Get, Query, Param, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForStaff, PersonalDataExport } from '../../identity';
import { csvDownload, GetCsv, Clock } from '../../platform';
import {
  AnalyticsData,
  AnalyticsDays,
  PartnerAnalytics,
  AnalyticsQuery,
  AnalyticsExportQuery,
  AnalyticsSummary,
} from './dto/analytics-reports.dto';
import { AnalyticsReportsService } from './analytics-reports.service';
import { resolveReportRange } from './report-range';
import {
  ConversionReportQuery,
  ConversionReport,
  ConversionReportsService,
} from '../conversions/conversion-reports.service';

/** Web Analytics of the admin. The spec puts these paths outside /api/admin. */
@ApiTags('analytics')
@ForStaff()
@Controller('api/analytics')
export class AnalyticsController {
  constructor(private readonly analyticsReportsService: AnalyticsReportsService) {}

  /** Visitors, page views and sales of a time range. */
  @Get('summary')
  @ApiOkResponse({ type: AnalyticsSummary })
  summary(@Query() query: AnalyticsQuery): Promise<AnalyticsSummary> {
    return this.analyticsReportsService.summary(query);
  }

  /** The latest visits in a time range. */
  @Get('data')
  @ApiOkResponse({ type: AnalyticsData })
  data(@Query() query: AnalyticsQuery): Promise<AnalyticsData> {
    return this.analyticsReportsService.latestVisits(query);
  }
}

@ApiTags('analytics')
@ForStaff()
@Controller('api/admin/analytics')
export class AdminAnalyticsController {
  constructor(private readonly analyticsReportsService: AnalyticsReportsService) {}

  /** Every day of a time range, for the chart. */
  @Get('days')
  @ApiOkResponse({ type: AnalyticsDays })
  days(@Query() query: AnalyticsQuery): Promise<AnalyticsDays> {
    return this.analyticsReportsService.dailyTotals(query);
  }

  /** Visits through an affiliate’s link. */
  @Get('partners/:partnerId')
  @ApiOkResponse({ type: PartnerAnalytics })
  partner(@Param('partnerId') partnerId: string): Promise<PartnerAnalytics> {
    return this.analyticsReportsService.partnerAnalytics(partnerId);
  }

  /** Exports days, pages, sources, partners, or single visits within their retention, as CSV. */
  @PersonalDataExport()
  @GetCsv('export.csv')
  csv(@Query() query: AnalyticsExportQuery): StreamableFile {
    const { fileName, rows } = this.analyticsReportsService.exportCsv(query);
    return csvDownload(fileName, rows);
  }
}

@ApiTags('analytics')
@ForStaff()
@Controller('api/admin/analytics')
export class AdminConversionsController {
  constructor(
    private readonly conversionReportsService: ConversionReportsService,
    private readonly clock: Clock,
  ) {}

  /** Visits, orders and revenue of a time range by source, event or affiliate. */
  @Get('sales')
  @ApiOkResponse({ type: ConversionReport })
  read(@Query() query: ConversionReportQuery): Promise<ConversionReport> {
    return this.conversionReportsService.report(resolveReportRange(query, this.clock.now()), query.by);
  }

  /** Exports the sales by traffic source as CSV. */
  @GetCsv('sales.csv')
  csv(@Query() query: ConversionReportQuery): StreamableFile {
    return csvDownload(
      `sales-by-${query.by}.csv`,
      this.conversionReportsService.exportCsv(resolveReportRange(query, this.clock.now()), query.by),
    );
  }
}
