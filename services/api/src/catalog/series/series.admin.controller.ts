import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiConflictResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, OwnerRoute, ForStaff, type SignedInStaff } from '../../identity';
import { SeriesService, SeriesTable, UpdateSeriesTable } from './series.service';

/** The series table: every form in the admin reads it, the owner changes it. */
@ApiTags('settings')
@ForStaff()
@Controller('api/admin/series')
export class AdminSeriesController {
  constructor(private readonly seriesService: SeriesService) {}

  /** Lists every series, in order. */
  @Get()
  @ApiOkResponse({ type: SeriesTable })
  async table(): Promise<SeriesTable> {
    return this.seriesService.getTable();
  }

  /** Replaces the series table. A series with artworks cannot be removed. */
  @Put()
  @OwnerRoute()
  @ApiOkResponse({ type: SeriesTable })
  @ApiConflictResponse({ description: 'changed_meanwhile, with the table as it is now in `details.record`' })
  async update(
    @Body() change: UpdateSeriesTable,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<SeriesTable> {
    return this.seriesService.update(change, staff);
  }
}
