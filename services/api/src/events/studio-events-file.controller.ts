import { Controller, Get, Header, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../identity';
import { CSV, csvDownload } from '../platform';
import { ExportEvents } from './export-events';

/** The console's events as a file. */
@ApiTags('events')
@ForStaff()
@Controller('api/admin/studio-events.csv')
export class StudioEventsFileController {
  constructor(private readonly exporting: ExportEvents) {}

  /** Every event, the latest first. */
  @Get()
  @Header('cache-control', 'no-store')
  @ApiProduces(CSV)
  @ApiOkResponse({ schema: { type: 'string' } })
  csv(): StreamableFile {
    return csvDownload('events.csv', this.exporting.csv());
  }
}
