import { Body, Controller, Delete, HttpCode, Param, ParseIntPipe, ParseUUIDPipe, Post } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiTags,
} from '@nestjs/swagger';
import { ReservationsService } from '../../catalog';
import { CurrentCollector, ForCollectors, type SignedInCollector } from '../../identity';
import { CreateReservation, ReservationView } from './dto/reservation.dto';
import { PreviewReservationsService } from './preview-reservations.service';

/** A collector's hold of 48 hours on one number of a work in their private preview. */
@ApiTags('previews')
@ForCollectors()
@Controller('api/collector/reservations')
export class ReservationsController {
  constructor(
    private readonly previewReservationsService: PreviewReservationsService,
    private readonly reservationsService: ReservationsService,
  ) {}

  /** Reserves a number. Again is no error and does not prolong it. */
  @Post()
  @HttpCode(201)
  @ApiCreatedResponse({ type: ReservationView })
  @ApiNotFoundResponse({ description: 'artwork_not_found, edition_not_found' })
  @ApiConflictResponse({ description: 'reservation_refused, number_taken' })
  async reserve(
    @CurrentCollector() collector: SignedInCollector,
    @Body() request: CreateReservation,
  ): Promise<ReservationView> {
    const { editionId, number, until } = await this.previewReservationsService.reserve(collector, request);
    return { id: `${editionId}/${number}`, editionId, number, until: until.toISOString() };
  }

  /** Gives a number back. One that is not reserved by the caller is no error, and nothing is told about it. */
  @Delete(':editionId/:number')
  @HttpCode(204)
  @ApiNoContentResponse()
  async release(
    @CurrentCollector() { id: collectorId }: SignedInCollector,
    @Param('editionId', ParseUUIDPipe) editionId: string,
    @Param('number', ParseIntPipe) number: number,
  ): Promise<void> {
    await this.reservationsService.release({ collectorId, editionId, number });
  }
}
