import { Controller, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../identity';
import { csvDownload, GetCsv } from '../platform';
import { ExportEvents } from './export-events';

/** The console's events as a file. */
@ApiTags('events')
@ForStaff()
@Controller('api/admin/studio-events.csv')
export class StudioEventsFileController {
  constructor(private readonly exporting: ExportEvents) {}

  /** Every event, the latest first. */
  @GetCsv()
  csv(): StreamableFile {
    return csvDownload('events.csv', this.exporting.csv());
  }
}
