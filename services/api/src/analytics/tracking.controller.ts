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
import { Public, ReadsBeacons, Unlimited } from '../platform';
import { AnalyticsRecord, AnalyticsRecords, TrafficRecord, TrafficRecords } from './dto/visit-records.dto';
import { TakeVisits } from './take-visits';
import { readEventVisits, readPageViews } from './visit-record';

const oneOrSeveral = (one: new () => object, several: new () => object) => ({
  schema: { oneOf: [{ $ref: getSchemaPath(one) }, { $ref: getSchemaPath(several) }] },
});

/**
 * What pages tell of visits. The answer comes at once and says nothing of what is kept: no page waits for it. Visitors
 * who ask for privacy (`Sec-GPC: 1`), programs, and whoever sends too much are not counted.
 */
@ApiTags('analytics')
@ApiExtraModels(AnalyticsRecord, AnalyticsRecords, TrafficRecord, TrafficRecords)
@Controller('api')
export class TrackingController {
  constructor(private readonly taking: TakeVisits) {}

  /** A page was seen, or several one after the other. */
  @Public()
  @Unlimited()
  @ReadsBeacons()
  @Post('analytics/track')
  @HttpCode(202)
  @Header('cache-control', 'no-store')
  @ApiBody(oneOrSeveral(AnalyticsRecord, AnalyticsRecords))
  @ApiAcceptedResponse()
  @ApiBadRequestResponse({ description: '`validation_failed`' })
  track(@Body() body: unknown, @Req() request: FastifyRequest): void {
    this.taking.take(readPageViews(body), request);
  }

  /** A visit began, or came for an event. */
  @Public()
  @Unlimited()
  @ReadsBeacons()
  @Post('traffic-tracking')
  @HttpCode(202)
  @Header('cache-control', 'no-store')
  @ApiBody(oneOrSeveral(TrafficRecord, TrafficRecords))
  @ApiAcceptedResponse()
  @ApiBadRequestResponse({ description: '`validation_failed`' })
  traffic(@Body() body: unknown, @Req() request: FastifyRequest): void {
    this.taking.take(readEventVisits(body), request);
  }
}
