import { Controller, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { csvDownload, GetCsv } from '../../platform';
import { OwnerRoute } from '../staff/staff.guard';
import { AuditLogQuery } from './dto/audit-log-query.dto';
import { AuditLogQueries } from './audit-log.queries';

/** The audit log as a file, for the owner. */
@ApiTags('staff')
@OwnerRoute()
@Controller('api/admin/audit.csv')
export class AdminAuditLogExportController {
  constructor(private readonly auditLogQueries: AuditLogQueries) {}

  /** Every entry that matches. */
  @GetCsv()
  csv(@Query() { cursor: _cursor, limit: _limit, ...filter }: AuditLogQuery): StreamableFile {
    return csvDownload('audit.csv', this.auditLogQueries.exportCsv(filter));
  }
}
