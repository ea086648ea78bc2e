import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, ForOwner, type SignedInStaff } from '../identity';
import { GivenLevel, LevelRecord } from './dto/level.dto';
import { GiveLevel } from './give-level';

/** The owner's call on the level of a collector. */
@ApiTags('collectors')
@ForOwner()
@Controller('api/admin/collectors')
export class OwnerLevelsController {
  constructor(private readonly giving: GiveLevel) {}

  /** Gives a level; null gives it back to the rule. */
  @Post(':id/level')
  @HttpCode(200)
  @ApiOkResponse({ type: LevelRecord })
  @ApiNotFoundResponse({ description: 'collector_not_found' })
  async give(
    @Param('id') id: string,
    @Body() { level }: GivenLevel,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<LevelRecord> {
    const { level: collectorLevel, isLevelGiven } = await this.giving.give(id, level, staff);
    return { id, collectorLevel, isLevelGiven };
  }
}
