import { Controller, Get, Header, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../../identity';
import { Clock, csvDownload, GetCsv } from '../../platform';
import { readRange } from '../read-range';
import { SalesPathQuery, SalesPathRecord } from './dto/sales-path.dto';
import { ReadSalesPath } from './read-sales-path';

/** What came of the visits. */
@ApiTags('analytics')
@ForStaff()
@Controller('api/admin/analytics')
export class SalesPathController {
  constructor(
    private readonly reading: ReadSalesPath,
    private readonly clock: Clock,
  ) {}

  /** Visits, orders and revenue of a range by source, event or partner. */
  @Get('sales')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: SalesPathRecord })
  read(@Query() query: SalesPathQuery): Promise<SalesPathRecord> {
    return this.reading.read(readRange(query, this.clock.now()), query.by);
  }

  /** The same as a file. */
  @GetCsv('sales.csv')
  csv(@Query() query: SalesPathQuery): StreamableFile {
    return csvDownload(
      `sales-by-${query.by}.csv`,
      this.reading.csv(readRange(query, this.clock.now()), query.by),
    );
  }
}
