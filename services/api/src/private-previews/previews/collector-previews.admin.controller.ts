import { Controller, Delete, Get, Header, HttpCode, Param, ParseIntPipe } from '@nestjs/common';
import { ApiNoContentResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import { CollectorsService, CurrentStaff, ForStaff, type SignedInStaff } from '../../identity';
import { AppError } from '../../platform';
import { PreviewReservationsService } from '../reservations/preview-reservations.service';
import { CollectorPreviewsService } from './collector-previews.service';
import { PreviewedArtwork } from './dto/private-inventory.dto';

/** What one collector sees in private, seen by the gallery's people. */
@ApiTags('previews')
@ForStaff()
@Controller('api/admin/collectors/:id')
export class AdminCollectorPreviewsController {
  constructor(
    private readonly collectorsService: CollectorsService,
    private readonly collectorPreviewsService: CollectorPreviewsService,
    private readonly previewReservationsService: PreviewReservationsService,
  ) {}

  /** Their private preview, just as they see it. */
  @Get('private-inventory')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: [PreviewedArtwork] })
  @ApiNotFoundResponse({ description: 'collector_not_found' })
  async view(@Param('id') id: string): Promise<PreviewedArtwork[]> {
    const collector = isUUID(id) ? await this.collectorsService.find(id) : null;
    if (!collector) throw new AppError('collector_not_found');
    return this.collectorPreviewsService.list(collector);
  }

  /** Takes back a number that is reserved for them. Ended already is no error. */
  @Delete('reservations/:editionId/:number')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'not_found' })
  async release(
    @Param('id') collectorId: string,
    @Param('editionId') editionId: string,
    @Param('number', ParseIntPipe) number: number,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<void> {
    if (!isUUID(collectorId) || !isUUID(editionId)) throw new AppError('not_found');
    await this.previewReservationsService.release({ collectorId, editionId, number }, staff);
  }
}
