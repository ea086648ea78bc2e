import { Body, Controller, Header, HttpCode, Post, Req } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiBadRequestResponse,
  ApiBody,
  ApiExtraModels,
  ApiTags,
  getSchemaPath,
  ApiPropertyOptional,
  ApiProperty,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public, AcceptsBeacons, NoRateLimit } from '../../platform';
import { VisitTrackingService } from './visit-tracking.service';
import { parseEventVisits, parsePageViews } from './visit-records';

const text = { type: String, nullable: true } as const;

/** A page view. Each one says how the visit began. */
class AnalyticsRecord {
  @ApiProperty({ description: 'Path of the page' }) page: string;
  @ApiPropertyOptional({ ...text, description: 'URL of the page that led to the gallery' })
  referrer?: string | null;
  @ApiPropertyOptional({ ...text, description: 'Random id of this tab' }) sessionId?: string | null;
  @ApiPropertyOptional(text) utmSource?: string | null;
  @ApiPropertyOptional(text) utmMedium?: string | null;
  @ApiPropertyOptional(text) utmCampaign?: string | null;
  @ApiPropertyOptional(text) utmTerm?: string | null;
  @ApiPropertyOptional(text) utmContent?: string | null;
  @ApiPropertyOptional({
    type: Boolean,
    nullable: true,
    description: 'Ignored: the server decides',
  })
  isPartner?: boolean | null;
  @ApiPropertyOptional({ ...text, description: 'Code in the link' }) partnerCode?: string | null;
}

/** Where a visit or an event’s visitor came from. */
class TrafficRecord {
  @ApiPropertyOptional(text) source?: string | null;
  @ApiPropertyOptional(text) medium?: string | null;
  @ApiPropertyOptional(text) campaign?: string | null;
  @ApiPropertyOptional(text) referrer?: string | null;
  @ApiPropertyOptional(text) landingPage?: string | null;
  @ApiPropertyOptional({ ...text, description: 'Event that is visited' }) eventId?: string | null;
  @ApiPropertyOptional(text) sessionId?: string | null;
}

/** Several records at once. */
class AnalyticsRecords {
  @ApiProperty({ type: [AnalyticsRecord], maxItems: 20 }) records: AnalyticsRecord[];
}

/** Several records at once. */
class TrafficRecords {
  @ApiProperty({ type: [TrafficRecord], maxItems: 20 }) records: TrafficRecord[];
}

const oneOrSeveral = (one: new () => object, several: new () => object) => ({
  schema: { oneOf: [{ $ref: getSchemaPath(one) }, { $ref: getSchemaPath(several) }] },
});

/**
 * Receives page views, and responds before anything is written. Visitors who ask for privacy (`Sec-GPC: 1`), bots, and
 * senders above the rate limit are not counted.
 */
@ApiTags('analytics')
@ApiExtraModels(AnalyticsRecord, AnalyticsRecords, TrafficRecord, TrafficRecords)
@Controller('api')
export class TrackingController {
  constructor(private readonly visitTrackingService: VisitTrackingService) {}

  /** Records one or more page views. */
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

  /** Records the start of a visit, or of a visit through an event’s link. */
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
