import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiConflictResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, ForOwner, ForStaff, type SignedInStaff } from '../../identity';
import { KeepSeries } from './keep-series';
import { SeriesTable, SeriesTableChange } from './series.dto';

/** The series table: read by every form of the console, changed by the owner. */
@ApiTags('settings')
@ForStaff()
@Controller('api/admin/series')
export class SeriesController {
  constructor(private readonly keeping: KeepSeries) {}

  @Get()
  @ApiOkResponse({ type: SeriesTable })
  async table(): Promise<SeriesTable> {
    return this.keeping.read();
  }

  /** Sets the whole table: what is left out is removed, which works prevent. */
  @Put()
  @ForOwner()
  @ApiOkResponse({ type: SeriesTable })
  @ApiConflictResponse({ description: 'changed_meanwhile, with the table as it is now in `details.record`' })
  async change(
    @Body() change: SeriesTableChange,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<SeriesTable> {
    return this.keeping.change(change, staff);
  }
}
