import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForOwner } from '../staff/staff.guard';
import { AuditPage } from './dto/audit-page.dto';
import { AuditQuery } from './dto/audit-query.dto';
import { ReadAudit } from './read-audit';

/** The audit log, for the owner to read. Nothing writes to it by a call. */
@ApiTags('staff')
@ForOwner()
@Controller('api/admin/audit')
export class AuditController {
  constructor(private readonly reading: ReadAudit) {}

  /** Who did what, when, to what; latest first. */
  @Get()
  @ApiOkResponse({ type: AuditPage })
  async list(@Query() query: AuditQuery): Promise<AuditPage> {
    return this.reading.page(query);
  }
}
