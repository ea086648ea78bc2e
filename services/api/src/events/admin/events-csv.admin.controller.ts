import { Controller, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../../identity';
import { csvDownload, GetCsv } from '../../platform';
import { EventsCsvService } from './events-csv.service';

/** The console's events as a file. */
@ApiTags('events')
@ForStaff()
@Controller('api/admin/studio-events.csv')
export class AdminEventsCsvController {
  constructor(private readonly eventsCsvService: EventsCsvService) {}

  /** Every event, the latest first. */
  @GetCsv()
  csv(): StreamableFile {
    return csvDownload('events.csv', this.eventsCsvService.exportCsv());
  }
}
