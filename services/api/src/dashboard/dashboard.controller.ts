import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../identity';
import { Dashboard } from './dto/dashboard.dto';
import { ReadDashboard } from './read-dashboard';

/** The console's first page. */
@ApiTags('dashboard')
@ForStaff()
@Controller('api/admin/dashboard')
export class DashboardController {
  constructor(private readonly reading: ReadDashboard) {}

  /** Figures, sales, what waits and what happened lately, in one answer. */
  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: Dashboard })
  read(): Promise<Dashboard> {
    return this.reading.read();
  }
}
