import { ApiPropertyOptional, ApiProperty } from '@nestjs/swagger';

const text = { type: String, nullable: true } as const;

/** A page that was seen. Each of its views says how the visit began. */
export class AnalyticsRecord {
  @ApiProperty({ description: 'Path of the page' }) page: string;
  @ApiPropertyOptional({ ...text, description: 'Address of the page that led to the gallery' })
  referrer?: string | null;
  @ApiPropertyOptional({ ...text, description: 'Random, of this tab' }) sessionId?: string | null;
  @ApiPropertyOptional(text) utmSource?: string | null;
  @ApiPropertyOptional(text) utmMedium?: string | null;
  @ApiPropertyOptional(text) utmCampaign?: string | null;
  @ApiPropertyOptional(text) utmTerm?: string | null;
  @ApiPropertyOptional(text) utmContent?: string | null;
  @ApiPropertyOptional({
    type: Boolean,
    nullable: true,
    description: 'Not believed: the server decides',
  })
  isPartner?: boolean | null;
  @ApiPropertyOptional({ ...text, description: 'Code of the link' }) partnerCode?: string | null;
}

/** Where a visit or an event’s visitor came from. */
export class TrafficRecord {
  @ApiPropertyOptional(text) source?: string | null;
  @ApiPropertyOptional(text) medium?: string | null;
  @ApiPropertyOptional(text) campaign?: string | null;
  @ApiPropertyOptional(text) referrer?: string | null;
  @ApiPropertyOptional(text) landingPage?: string | null;
  @ApiPropertyOptional({ ...text, description: 'The event that is visited' }) eventId?: string | null;
  @ApiPropertyOptional(text) sessionId?: string | null;
}

/** Several at once. */
export class AnalyticsRecords {
  @ApiProperty({ type: [AnalyticsRecord], maxItems: 20 }) records: AnalyticsRecord[];
}

/** Several at once. */
export class TrafficRecords {
  @ApiProperty({ type: [TrafficRecord], maxItems: 20 }) records: TrafficRecord[];
}
