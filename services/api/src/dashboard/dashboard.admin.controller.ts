import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, ForStaff, type SignedInStaff } from '../identity';
import { Dashboard } from './dto/dashboard.dto';
import { DashboardService } from './dashboard.service';

/** The first page of the admin. */
@ApiTags('dashboard')
@ForStaff()
@Controller('api/admin/dashboard')
export class AdminDashboardController {
  constructor(private readonly dashboardService: DashboardService) {}

  /** Key figures, sales, attention and activity in one response. */
  @Get()
  @ApiOkResponse({ type: Dashboard })
  get(@CurrentStaff() staff: SignedInStaff): Promise<Dashboard> {
    return this.dashboardService.get(staff);
  }
}
