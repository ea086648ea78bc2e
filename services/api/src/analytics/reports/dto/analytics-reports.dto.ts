import { ApiProperty } from '@nestjs/swagger';

const text = { type: String, nullable: true } as const;

/** Where a visitor was, as near as it is known. */
export class VisitGeo {
  @ApiProperty(text) city: string | null;
  @ApiProperty(text) region: string | null;
  @ApiProperty({ ...text, example: 'France' }) country: string | null;
}

/** A view of a page. */
export class RecentVisit {
  @ApiProperty({ format: 'date-time' }) timestamp: string;
  @ApiProperty() page: string;
  @ApiProperty({ ...text, description: 'Partner, code word or channel' }) partnerCode: string | null;
  @ApiProperty({ ...text, description: 'Where the visit came from; null for directly' })
  referrer: string | null;
  @ApiProperty({ type: VisitGeo }) geo: VisitGeo;
}

/** The latest visits. */
export class AnalyticsData {
  @ApiProperty({ type: [RecentVisit], description: 'At most fifty, the latest first' }) visits: RecentVisit[];
}

/** A day and its visits. */
export class AnalyticsDay {
  @ApiProperty({ example: '2026-11-22', description: 'UTC' }) day: string;
  @ApiProperty() visits: number;
  @ApiProperty() visitors: number;
  @ApiProperty({ description: 'Owed to partners, code words and channels' }) partnerVisits: number;
}

/** Every day of the range, oldest first. */
export class AnalyticsDays {
  @ApiProperty({ type: [AnalyticsDay] }) days: AnalyticsDay[];
}

/** A partner's visits on a day. */
export class PartnerDay {
  @ApiProperty() day: string;
  @ApiProperty() visits: number;
}

/** What came by a partner's link. */
export class PartnerAnalytics {
  @ApiProperty({ description: 'Ever' }) visits: number;
  @ApiProperty() last30Days: number;
  @ApiProperty({
    ...text,
    format: 'date-time',
    description: 'The beginning of the day, once single visits are no longer kept',
  })
  lastVisitAt: string | null;
  @ApiProperty({ type: [PartnerDay], description: 'The last ninety days, oldest first' }) days: PartnerDay[];
}
