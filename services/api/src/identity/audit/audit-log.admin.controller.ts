import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { OwnerRoute } from '../staff/staff.guard';
import { AuditPage } from './dto/audit-log.dto';
import { AuditLogQuery } from './dto/audit-log-query.dto';
import { AuditLogQueries } from './audit-log.queries';

/** The audit log, for the owner to read. Nothing writes to it by a call. */
@ApiTags('staff')
@OwnerRoute()
@Controller('api/admin/audit')
export class AdminAuditLogController {
  constructor(private readonly auditLogQueries: AuditLogQueries) {}

  /** Who did what, when, to what; latest first. */
  @Get()
  @ApiOkResponse({ type: AuditPage })
  async list(@Query() query: AuditLogQuery): Promise<AuditPage> {
    return this.auditLogQueries.list(query);
  }
}
