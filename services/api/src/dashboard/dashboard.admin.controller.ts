import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, ForStaff, type SignedInStaff } from '../identity';
import { AttentionService } from './attention.service';
import { ActivityEntry, AttentionGroup, Dashboard } from './dto/dashboard.dto';
import { DashboardService } from './dashboard.service';

/**
 * The first page of the admin. Each part is read separately: the items that need attention are requested again after
 * every change.
 */
@ApiTags('dashboard')
@ForStaff()
@Controller('api/admin/dashboard')
export class AdminDashboardController {
  constructor(
    private readonly dashboardService: DashboardService,
    private readonly attentionService: AttentionService,
  ) {}

  /** Key figures and sales of the gallery. */
  @Get()
  @ApiOkResponse({ type: Dashboard })
  get(): Promise<Dashboard> {
    return this.dashboardService.get();
  }

  /** Lists what needs attention, by kind, most urgent first. Kinds without items are left out. */
  @Get('attention')
  @ApiOkResponse({ type: [AttentionGroup] })
  listAttention(@CurrentStaff() staff: SignedInStaff): Promise<AttentionGroup[]> {
    return this.attentionService.list(staff);
  }

  /** Lists recent activity, newest first. */
  @Get('activity')
  @ApiOkResponse({ type: [ActivityEntry] })
  listActivity(): Promise<ActivityEntry[]> {
    return this.dashboardService.listActivity();
  }
}
