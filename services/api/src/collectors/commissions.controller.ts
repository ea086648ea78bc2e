import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentCollector, ForCollectors, type SignedInCollector } from '../identity';
import { presentCommission } from './commission.presenter';
import { CommissionsService } from './commissions.service';
import { CommissionRecord } from './dto/commission.dto';

/** A collector's commissions. */
@ApiTags('commissions')
@ForCollectors()
@Controller('api/commissions')
export class CommissionsController {
  constructor(private readonly commissions: CommissionsService) {}

  /** Newest first. */
  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: [CommissionRecord] })
  async list(@CurrentCollector() { id }: SignedInCollector): Promise<CommissionRecord[]> {
    return (await this.commissions.list(id)).map(presentCommission);
  }
}
