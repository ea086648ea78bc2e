import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentCollector, ForCollectors } from './collector.guard';
import { presentCollector } from './collector.presenter';
import { Collectors } from './collectors';
import { CollectorRecord } from './dto/collector-record.dto';
import { NameChange } from './dto/name-change.dto';
import type { SignedInCollector } from './signed-in-collector';

/** A collector's own record. */
@ApiTags('collectors')
@ForCollectors()
@Controller('api/collectors/me')
export class MeController {
  constructor(private readonly collectors: Collectors) {}

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
    @Body() names: NameChange,
  ): Promise<CollectorRecord> {
    const changed = await this.collectors.rename(collector.id, names);
    return presentCollector({ ...collector, ...changed });
  }
}
