import { Controller, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { csvDownload, GetCsv } from '../../platform';
import { ForOwner } from '../staff/staff.guard';
import { AuditQuery } from './dto/audit-query.dto';
import { ReadAudit } from './read-audit';

/** The audit log as a file, for the owner. */
@ApiTags('staff')
@ForOwner()
@Controller('api/admin/audit.csv')
export class AuditFileController {
  constructor(private readonly reading: ReadAudit) {}

  /** Every entry that matches. */
  @GetCsv()
  csv(@Query() { cursor: _cursor, limit: _limit, ...filter }: AuditQuery): StreamableFile {
    return csvDownload('audit.csv', this.reading.csv(filter));
  }
}
