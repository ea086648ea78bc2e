import { Body, Controller, Delete, HttpCode, Param, ParseIntPipe, ParseUUIDPipe, Post } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiTags,
} from '@nestjs/swagger';
import { Reservations } from '../catalogue';
import { CurrentCollector, ForCollectors, type SignedInCollector } from '../identity';
import { ReservationRequest, ReservationView } from './dto/reservation.dto';
import { ReserveInPreview } from './reserve-in-preview';

/** A collector's hold of 48 hours on one number of a work in their private preview. */
@ApiTags('previews')
@ForCollectors()
@Controller('api/collector/reservations')
export class ReservationsController {
  constructor(
    private readonly reserving: ReserveInPreview,
    private readonly reservations: Reservations,
  ) {}

  /** Reserves a number. Again is no error and does not prolong it. */
  @Post()
  @HttpCode(201)
  @ApiCreatedResponse({ type: ReservationView })
  @ApiNotFoundResponse({ description: 'artwork_not_found, edition_not_found' })
  @ApiConflictResponse({ description: 'reservation_refused, number_taken' })
  async reserve(
    @CurrentCollector() collector: SignedInCollector,
    @Body() request: ReservationRequest,
  ): Promise<ReservationView> {
    const { editionId, number, until } = await this.reserving.reserve(collector, request);
    return { id: `${editionId}/${number}`, editionId, number, until: until.toISOString() };
  }

  /** Gives a number back. One that is not reserved by the caller is no error, and nothing is told about it. */
  @Delete(':editionId/:number')
  @HttpCode(204)
  @ApiNoContentResponse()
  async giveBack(
    @CurrentCollector() { id: collectorId }: SignedInCollector,
    @Param('editionId', ParseUUIDPipe) editionId: string,
    @Param('number', ParseIntPipe) number: number,
  ): Promise<void> {
    await this.reservations.giveBack({ collectorId, editionId, number });
  }
}
