import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../../identity';
import { Clock, csvDownload, GetCsv } from '../../platform';
import { resolveReportRange } from '../reports/report-range';
import { ConversionReportQuery, ConversionReport } from './dto/conversion-report.dto';
import { ConversionReportsService } from './conversion-reports.service';

@ApiTags('analytics')
@ForStaff()
@Controller('api/admin/analytics')
export class AdminConversionsController {
  constructor(
    private readonly conversionReportsService: ConversionReportsService,
    private readonly clock: Clock,
  ) {}

  /** Visits, orders and revenue of a range by source, event or affiliate. */
  @Get('sales')
  @ApiOkResponse({ type: ConversionReport })
  read(@Query() query: ConversionReportQuery): Promise<ConversionReport> {
    return this.conversionReportsService.report(resolveReportRange(query, this.clock.now()), query.by);
  }

  @GetCsv('sales.csv')
  csv(@Query() query: ConversionReportQuery): StreamableFile {
    return csvDownload(
      `sales-by-${query.by}.csv`,
      this.conversionReportsService.exportCsv(resolveReportRange(query, this.clock.now()), query.by),
    );
  }
}
