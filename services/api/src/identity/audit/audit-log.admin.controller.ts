import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PersonalDataExport } from '../staff/personal-data-export';
import { OwnerRoute } from '../staff/staff.guard';
import { AuditPage, AuditLogQuery } from './dto/audit-log.dto';
import { AuditLogQueries } from './audit-log.queries';
import { csvDownload, GetCsv } from '../../platform';

/** The audit log for the owner. No route writes to it. */
@ApiTags('staff')
@OwnerRoute()
@Controller('api/admin')
export class AdminAuditLogController {
  constructor(private readonly auditLogQueries: AuditLogQueries) {}

  /** Lists audit entries, latest first. */
  @Get('audit-log')
  @ApiOkResponse({ type: AuditPage })
  async list(@Query() query: AuditLogQuery): Promise<AuditPage> {
    return this.auditLogQueries.list(query);
  }

  /** Exports every audit entry that matches as CSV. */
  @PersonalDataExport()
  @GetCsv('audit-log.csv')
  async csv(@Query() query: AuditLogQuery): Promise<StreamableFile> {
    return csvDownload('audit-log.csv', await this.auditLogQueries.exportCsv(query));
  }
}
