import { Body, Controller, Header, HttpCode, Post, Req } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiBadRequestResponse,
  ApiBody,
  ApiExtraModels,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public, AcceptsBeacons, NoRateLimit } from '../../platform';
import { AnalyticsRecord, AnalyticsRecords, TrafficRecord, TrafficRecords } from './dto/visit-records.dto';
import { VisitTrackingService } from './visit-tracking.service';
import { parseEventVisits, parsePageViews } from './visit-records';

const oneOrSeveral = (one: new () => object, several: new () => object) => ({
  schema: { oneOf: [{ $ref: getSchemaPath(one) }, { $ref: getSchemaPath(several) }] },
});

/**
 * Receives page views. Answers at once, before anything is written. Visitors who ask for privacy (`Sec-GPC: 1`), bots, and
 * senders above the rate limit are not counted.
 */
@ApiTags('analytics')
@ApiExtraModels(AnalyticsRecord, AnalyticsRecords, TrafficRecord, TrafficRecords)
@Controller('api')
export class TrackingController {
  constructor(private readonly visitTrackingService: VisitTrackingService) {}

  /** One page view, or several. */
  @Public()
  @NoRateLimit()
  @AcceptsBeacons()
  @Post('analytics/track')
  @HttpCode(202)
  @Header('cache-control', 'no-store')
  @ApiBody(oneOrSeveral(AnalyticsRecord, AnalyticsRecords))
  @ApiAcceptedResponse()
  @ApiBadRequestResponse({ description: '`validation_failed`' })
  track(@Body() body: unknown, @Req() request: FastifyRequest): void {
    this.visitTrackingService.track(parsePageViews(body), request);
  }

  /** The start of a visit, or of a visit by an event's link. */
  @Public()
  @NoRateLimit()
  @AcceptsBeacons()
  @Post('traffic-tracking')
  @HttpCode(202)
  @Header('cache-control', 'no-store')
  @ApiBody(oneOrSeveral(TrafficRecord, TrafficRecords))
  @ApiAcceptedResponse()
  @ApiBadRequestResponse({ description: '`validation_failed`' })
  traffic(@Body() body: unknown, @Req() request: FastifyRequest): void {
    this.visitTrackingService.track(parseEventVisits(body), request);
  }
}
