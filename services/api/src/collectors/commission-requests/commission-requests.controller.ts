import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentCollector, ForCollectors, type SignedInCollector } from '../../identity';
import { CommissionDepositsService } from './commission-deposits.service';
import { presentCommissionRequest } from './commission-requests.queries';
import { CommissionRequestsService } from './commission-requests.service';
import { CommissionRequestRecord } from './dto/commission-request.dto';

/** A collector's commissions. */
@ApiTags('commission-requests')
@ForCollectors()
@Controller('api/commissions')
export class CommissionRequestsController {
  constructor(
    private readonly commissionRequestsService: CommissionRequestsService,
    private readonly commissionDepositsService: CommissionDepositsService,
  ) {}

  /** Newest first. */
  @Get()
  @ApiOkResponse({ type: [CommissionRequestRecord] })
  async list(@CurrentCollector() { id }: SignedInCollector): Promise<CommissionRequestRecord[]> {
    const requests = await this.commissionRequestsService.listByCollector(id);
    const deposits = await this.commissionDepositsService.findFor(
      requests.map(({ commission }) => commission),
      { forCollector: true },
    );
    return requests.map((request, index) => presentCommissionRequest(request, deposits[index] ?? null));
  }
}
