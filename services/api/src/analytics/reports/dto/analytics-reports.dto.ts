import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { MAX_REPORT_DAYS } from '../../analytics-policy';
import { AFFILIATE_TRAFFIC_KINDS, type AffiliateTrafficKind } from '@gallery/domain';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INVALID_DAY = 'Please enter a date, such as 2026-11-22.';

/** The last `days`, or the days from `from` to `to`. Days are UTC. */
export class AnalyticsQuery {
  @ApiPropertyOptional({
    minimum: 1,
    maximum: MAX_REPORT_DAYS,
    default: 14,
    description: 'Number of days, ending today',
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MAX_REPORT_DAYS)
  days?: number;

  @ApiPropertyOptional({ example: '2026-11-09', description: 'First day; with `to`, in place of `days`' })
  @IsOptional()
  @Matches(DAY, { message: INVALID_DAY })
  from?: string;

  @ApiPropertyOptional({ example: '2026-11-22', description: 'Last day, inclusive' })
  @IsOptional()
  @Matches(DAY, { message: INVALID_DAY })
  to?: string;
}

const EXPORTS = ['days', 'pages', 'sources', 'partners', 'visits'] as const;
export type ExportName = (typeof EXPORTS)[number];

export class AnalyticsExportQuery extends AnalyticsQuery {
  @ApiProperty({ enum: EXPORTS })
  @IsIn(EXPORTS)
  what: ExportName;
}

const text = { type: String, nullable: true } as const;

/** A visitor's location, as far as it is known. */
export class VisitGeo {
  @ApiProperty(text) city: string | null;
  @ApiProperty(text) region: string | null;
  @ApiProperty({ ...text, example: 'France' }) country: string | null;
}

/** A page view. */
export class RecentVisit {
  @ApiProperty({ format: 'date-time' }) timestamp: string;
  @ApiProperty() page: string;
  @ApiProperty({ ...text, description: 'Affiliate, code word or channel' }) partnerCode: string | null;
  @ApiProperty({ ...text, description: 'Where the visit came from; null if direct' })
  referrer: string | null;
  @ApiProperty({ type: VisitGeo }) geo: VisitGeo;
}

export class AnalyticsData {
  @ApiProperty({ type: [RecentVisit], description: 'Up to fifty, latest first' }) visits: RecentVisit[];
}

export class AnalyticsDay {
  @ApiProperty({ example: '2026-11-22', description: 'UTC' }) day: string;
  @ApiProperty() visits: number;
  @ApiProperty() visitors: number;
  @ApiProperty({ description: 'Visits from affiliates, code words and channels' }) partnerVisits: number;
}

/** Every day of the range, oldest first. */
export class AnalyticsDays {
  @ApiProperty({ type: [AnalyticsDay] }) days: AnalyticsDay[];
}

/** An affiliate's visits on a day. */
export class PartnerDay {
  @ApiProperty() day: string;
  @ApiProperty() visits: number;
}

/** Visits through an affiliate's link. */
export class PartnerAnalytics {
  @ApiProperty({ description: 'All-time visits' }) visits: number;
  @ApiProperty() last30Days: number;
  @ApiProperty({
    ...text,
    format: 'date-time',
    description: 'Only the start of the day once single visits are no longer kept',
  })
  lastVisitAt: string | null;
  @ApiProperty({ type: [PartnerDay], description: 'Last ninety days, oldest first' }) days: PartnerDay[];
}

export class PageVisits {
  @ApiProperty({
    description: 'Path, or `(other)` for all pages that have no row of their own',
  })
  page: string;
  @ApiProperty() visits: number;
}

export class SourceVisits {
  @ApiProperty({ description: '`google`, a host, the name a link gives itself, or `direct`' }) source: string;
  @ApiProperty() visits: number;
}

/** Visits of an affiliate, code word or channel. */
export class PartnerVisits {
  @ApiProperty() partnerCode: string;
  @ApiProperty({ enum: AFFILIATE_TRAFFIC_KINDS }) kind: AffiliateTrafficKind;
  @ApiProperty() visits: number;
}

export class EventVisits {
  @ApiProperty({ description: 'Id of the event, or the name in the link' }) eventId: string;
  @ApiProperty() visits: number;
}

export class CountryVisits {
  @ApiProperty({ example: 'France' }) country: string;
  @ApiProperty() visits: number;
}

/** From the daily totals. A visit is one page view. */
export class AnalyticsSummary {
  @ApiProperty({ description: 'First day, UTC' }) from: string;
  @ApiProperty({ description: 'Last day, inclusive' }) to: string;
  @ApiProperty() totalVisits: number;
  @ApiProperty({ description: 'Counted once a day: a visitor on two days counts twice' })
  uniqueVisitors: number;
  @ApiProperty({ type: [PageVisits], description: 'Most visited first; `(other)` last' })
  topPages: PageVisits[];
  @ApiProperty({ type: [SourceVisits] }) topSources: SourceVisits[];
  @ApiProperty({ type: [PartnerVisits], description: 'Registered affiliates first' })
  partnerTraffic: PartnerVisits[];
  @ApiProperty({ type: [EventVisits] }) events: EventVisits[];
  @ApiProperty({ type: [CountryVisits] }) countries: CountryVisits[];
  @ApiProperty({
    description: 'Records that were not counted: too many from one address, or no database to write to',
  })
  notCounted: number;
}
