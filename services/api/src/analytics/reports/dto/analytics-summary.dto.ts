import { ApiProperty } from '@nestjs/swagger';
import { AFFILIATE_TRAFFIC_KINDS, type AffiliateTrafficKind } from '@gallery/domain';

/** A page and how often it was seen. */
export class PageVisits {
  @ApiProperty({ description: 'Path, or `(other)` for all that had no line of their own' }) page: string;
  @ApiProperty() visits: number;
}

/** A source and the visits that came from it. */
export class SourceVisits {
  @ApiProperty({ description: '`google`, a host, what a link says of itself, or `direct`' }) source: string;
  @ApiProperty() visits: number;
}

/** A partner, code word or channel and the visits that are owed to it. */
export class PartnerVisits {
  @ApiProperty() partnerCode: string;
  @ApiProperty({ enum: AFFILIATE_TRAFFIC_KINDS }) kind: AffiliateTrafficKind;
  @ApiProperty() visits: number;
}

/** An event and how often somebody came for it. */
export class EventVisits {
  @ApiProperty({ description: 'Of the event, or what a link named' }) eventId: string;
  @ApiProperty() visits: number;
}

/** A country and the visits from there. */
export class CountryVisits {
  @ApiProperty({ example: 'France' }) country: string;
  @ApiProperty() visits: number;
}

/** Visits of some days, from their sums. A visit is one view of a page. */
export class AnalyticsSummary {
  @ApiProperty({ description: 'First day, UTC' }) from: string;
  @ApiProperty({ description: 'Last day, included' }) to: string;
  @ApiProperty() totalVisits: number;
  @ApiProperty({ description: 'Each counts once a day: who comes on two days counts twice' })
  uniqueVisitors: number;
  @ApiProperty({ type: [PageVisits], description: 'Most visited first; `(other)` last' })
  topPages: PageVisits[];
  @ApiProperty({ type: [SourceVisits] }) topSources: SourceVisits[];
  @ApiProperty({ type: [PartnerVisits], description: 'Registered partners first' })
  partnerTraffic: PartnerVisits[];
  @ApiProperty({ type: [EventVisits] }) events: EventVisits[];
  @ApiProperty({ type: [CountryVisits] }) countries: CountryVisits[];
  @ApiProperty({
    description:
      'Records that came and were not counted: too many from one address, or no database to write to',
  })
  notCounted: number;
}
