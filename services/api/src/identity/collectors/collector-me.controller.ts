import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentCollector, ForCollectors } from './collector.guard';
import { presentCollector } from './collector.presenter';
import { CollectorsService } from './collectors.service';
import { CollectorRecord } from './dto/collector-record.dto';
import { UpdateCollectorName } from './dto/name-change.dto';
import type { SignedInCollector } from '../sessions/signed-in-collector';

/** A collector's own record. */
@ApiTags('collectors')
@ForCollectors()
@Controller('api/collectors/me')
export class CollectorMeController {
  constructor(private readonly collectorsService: CollectorsService) {}

  /** Who calls. */
  @Get()
  @ApiOkResponse({ type: CollectorRecord })
  read(@CurrentCollector() collector: SignedInCollector): CollectorRecord {
    return presentCollector(collector);
  }

  /** Changes the name. */
  @Patch()
  @ApiOkResponse({ type: CollectorRecord })
  async rename(
    @CurrentCollector() collector: SignedInCollector,
    @Body() names: UpdateCollectorName,
  ): Promise<CollectorRecord> {
    const changed = await this.collectorsService.rename(collector.id, names);
    return presentCollector({ ...collector, ...changed });
  }
}
