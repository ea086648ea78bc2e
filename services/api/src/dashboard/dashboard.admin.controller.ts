import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../identity';
import { Dashboard } from './dto/dashboard.dto';
import { DashboardService } from './dashboard.service';

/** The console's first page. */
@ApiTags('dashboard')
@ForStaff()
@Controller('api/admin/dashboard')
export class AdminDashboardController {
  constructor(private readonly dashboardService: DashboardService) {}

  /** Figures, sales, what waits and what happened lately, in one answer. */
  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: Dashboard })
  get(): Promise<Dashboard> {
    return this.dashboardService.get();
  }
}
