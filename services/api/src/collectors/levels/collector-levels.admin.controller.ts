import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, OwnerRoute, type SignedInStaff } from '../../identity';
import { UpdateCollectorLevel, CollectorLevelRecord } from './dto/collector-level.dto';
import { CollectorLevelsService } from './collector-levels.service';

/** The owner's call on the level of a collector. */
@ApiTags('collectors')
@OwnerRoute()
@Controller('api/admin/collectors')
export class AdminCollectorLevelsController {
  constructor(private readonly collectorLevelsService: CollectorLevelsService) {}

  /** Gives a level; null gives it back to the rule. */
  @Post(':id/level')
  @HttpCode(200)
  @ApiOkResponse({ type: CollectorLevelRecord })
  @ApiNotFoundResponse({ description: 'collector_not_found' })
  async setLevel(
    @Param('id') id: string,
    @Body() { level }: UpdateCollectorLevel,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<CollectorLevelRecord> {
    const { level: collectorLevel, isLevelGiven } = await this.collectorLevelsService.setLevel(
      id,
      level,
      staff,
    );
    return { id, collectorLevel, isLevelGiven };
  }
}
