import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Min } from 'class-validator';
import { Nested } from '../../platform';
import {
  EventsSection,
  BrandSection,
  InboxSection,
  LevelsSection,
  LinksSection,
  OrderLimitsSection,
  SalesSection,
  GateSection,
  PartnersSection,
  RefundsSection,
} from './setting-sections.dto';
import { TrackingSection } from './tracking-section.dto';

export class SectionRecord {
  @ApiProperty({ description: 'To be sent back with a change; 0 while the environment decides' })
  version: number;
  @ApiProperty({ type: String, nullable: true, format: 'date-time' }) changedAt: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Username' }) changedBy: string | null;
}

class BrandStanding extends SectionRecord {
  @ApiProperty({ type: BrandSection }) content: BrandSection;
}
class LinksStanding extends SectionRecord {
  @ApiProperty({ type: LinksSection }) content: LinksSection;
}
class SalesStanding extends SectionRecord {
  @ApiProperty({ type: SalesSection }) content: SalesSection;
}
class OrderLimitsStanding extends SectionRecord {
  @ApiProperty({ type: OrderLimitsSection }) content: OrderLimitsSection;
}
class LevelsStanding extends SectionRecord {
  @ApiProperty({ type: LevelsSection }) content: LevelsSection;
}
class GateStanding extends SectionRecord {
  @ApiProperty({ type: GateSection }) content: GateSection;
}
class EventsStanding extends SectionRecord {
  @ApiProperty({ type: EventsSection }) content: EventsSection;
}
class InboxStanding extends SectionRecord {
  @ApiProperty({ type: InboxSection }) content: InboxSection;
}
class TrackingStanding extends SectionRecord {
  @ApiProperty({ type: TrackingSection }) content: TrackingSection;
}
class PartnersStanding extends SectionRecord {
  @ApiProperty({ type: PartnersSection }) content: PartnersSection;
}

class RefundsStanding extends SectionRecord {
  @ApiProperty({ type: RefundsSection }) content: RefundsSection;
}

/** Every section as it is now. */
export class SettingsRecord {
  @ApiProperty({ type: BrandStanding }) brand: BrandStanding;
  @ApiProperty({ type: LinksStanding }) links: LinksStanding;
  @ApiProperty({ type: SalesStanding }) sales: SalesStanding;
  @ApiProperty({ type: OrderLimitsStanding }) orderLimits: OrderLimitsStanding;
  @ApiProperty({ type: LevelsStanding }) levels: LevelsStanding;
  @ApiProperty({ type: GateStanding }) gate: GateStanding;
  @ApiProperty({ type: EventsStanding }) events: EventsStanding;
  @ApiProperty({ type: InboxStanding }) inbox: InboxStanding;
  @ApiProperty({ type: TrackingStanding }) tracking: TrackingStanding;
  @ApiProperty({ type: PartnersStanding }) partners: PartnersStanding;
  @ApiProperty({ type: RefundsStanding }) refunds: RefundsStanding;
}

/** The version that a change is based on. */
export class ExpectedVersion {
  @ApiProperty() @Min(0) @IsInt() version: number;
}

export class UpdateBrandSection extends ExpectedVersion {
  @ApiProperty({ type: BrandSection }) @Nested(() => BrandSection) content: BrandSection;
}
export class UpdateLinksSection extends ExpectedVersion {
  @ApiProperty({ type: LinksSection }) @Nested(() => LinksSection) content: LinksSection;
}
export class UpdateSalesSection extends ExpectedVersion {
  @ApiProperty({ type: SalesSection }) @Nested(() => SalesSection) content: SalesSection;
}
export class UpdateOrderLimitsSection extends ExpectedVersion {
  @ApiProperty({ type: OrderLimitsSection }) @Nested(() => OrderLimitsSection) content: OrderLimitsSection;
}
export class UpdateLevelsSection extends ExpectedVersion {
  @ApiProperty({ type: LevelsSection }) @Nested(() => LevelsSection) content: LevelsSection;
}
export class UpdatePartnersSection extends ExpectedVersion {
  @ApiProperty({ type: PartnersSection }) @Nested(() => PartnersSection) content: PartnersSection;
}
export class UpdateRefundsSection extends ExpectedVersion {
  @ApiProperty({ type: RefundsSection }) @Nested(() => RefundsSection) content: RefundsSection;
}
export class UpdateGateSection extends ExpectedVersion {
  @ApiProperty({ type: GateSection }) @Nested(() => GateSection) content: GateSection;
}
export class UpdateEventsSection extends ExpectedVersion {
  @ApiProperty({ type: EventsSection }) @Nested(() => EventsSection) content: EventsSection;
}
export class UpdateInboxSection extends ExpectedVersion {
  @ApiProperty({ type: InboxSection }) @Nested(() => InboxSection) content: InboxSection;
}
export class UpdateTrackingSection extends ExpectedVersion {
  @ApiProperty({ type: TrackingSection }) @Nested(() => TrackingSection) content: TrackingSection;
}
