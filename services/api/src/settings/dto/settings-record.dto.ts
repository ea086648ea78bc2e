import { FINDING_STATES, type Finding } from '@gallery/health';
import { ApiProperty } from '@nestjs/swagger';
import {
  IsInt,
  Min,
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  Matches,
  IsString,
} from 'class-validator';
import { Transform } from 'class-transformer';
import {
  Nested,
  RETENTIONS,
  RETENTION_TASKS,
  type RetentionTask,
  MaxLength,
  SINGLE_LINE,
  Trim,
  type EmailContent,
} from '../../platform';
import {
  EventsSection,
  BrandSection,
  InboxSection,
  KeptDays,
  LevelsSection,
  LinksSection,
  OrderLimitsSection,
  SalesSection,
  GateSection,
  PartnersSection,
  RefundsSection,
} from './setting-sections.dto';

const SMALL_WORD = /^[a-z0-9][a-z0-9._-]{0,59}$/;
const HOST = /^(?=.{4,100}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** Lowercase, trimmed. */
const SmallWords = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    Array.isArray(value)
      ? value.map((word: unknown) => (typeof word === 'string' ? word.trim().toLowerCase() : word))
      : value,
  );

/** Whether and how visits are counted. */
export class TrackingSection {
  @ApiProperty({ description: 'While it is off, pages send nothing and nothing is counted' })
  @IsBoolean()
  isOn: boolean;

  @ApiProperty({
    type: [String],
    description: 'Codes that count as partner traffic, in addition to active partners’ codes',
  })
  @SmallWords()
  @Matches(SMALL_WORD, {
    each: true,
    message: 'Please use only letters, digits, dots, hyphens and underscores.',
  })
  @ArrayUnique({ message: 'One of these words is listed twice.' })
  @ArrayMaxSize(100, { message: 'You can add up to 100 words.' })
  @IsArray()
  codeWords: string[];

  @ApiProperty({ type: [String], description: 'Hosts whose visitors count as gallery traffic' })
  @SmallWords()
  @Matches(HOST, { each: true, message: 'Please enter sites, such as tickets.example.' })
  @ArrayUnique({ message: 'One of these sites is listed twice.' })
  @ArrayMaxSize(50, { message: 'You can add up to 50 sites.' })
  @IsArray()
  ticketingHosts: string[];

  @ApiProperty({ description: 'Days for which single visits are kept; daily totals stay' })
  @KeptDays(RETENTIONS.visits.limits)
  visitDays: number;
}

export class SectionRecord {
  @ApiProperty({ description: 'Send it with a change; 0 while the environment’s value is in force' })
  version: number;
  @ApiProperty({ type: String, nullable: true, format: 'date-time' }) changedAt: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Username' }) changedBy: string | null;
}

class BrandSectionRecord extends SectionRecord {
  @ApiProperty({ type: BrandSection }) content: BrandSection;
}
class LinksSectionRecord extends SectionRecord {
  @ApiProperty({ type: LinksSection }) content: LinksSection;
}
class SalesSectionRecord extends SectionRecord {
  @ApiProperty({ type: SalesSection }) content: SalesSection;
}
class OrderLimitsSectionRecord extends SectionRecord {
  @ApiProperty({ type: OrderLimitsSection }) content: OrderLimitsSection;
}
class LevelsSectionRecord extends SectionRecord {
  @ApiProperty({ type: LevelsSection }) content: LevelsSection;
}
class GateSectionRecord extends SectionRecord {
  @ApiProperty({ type: GateSection }) content: GateSection;
}
class EventsSectionRecord extends SectionRecord {
  @ApiProperty({ type: EventsSection }) content: EventsSection;
}
class InboxSectionRecord extends SectionRecord {
  @ApiProperty({ type: InboxSection }) content: InboxSection;
}
class TrackingSectionRecord extends SectionRecord {
  @ApiProperty({ type: TrackingSection }) content: TrackingSection;
}
class PartnersSectionRecord extends SectionRecord {
  @ApiProperty({ type: PartnersSection }) content: PartnersSection;
}

class RefundsSectionRecord extends SectionRecord {
  @ApiProperty({ type: RefundsSection }) content: RefundsSection;
}

/** The current state of every section. */
export class SettingsRecord {
  @ApiProperty({ type: BrandSectionRecord }) brand: BrandSectionRecord;
  @ApiProperty({ type: LinksSectionRecord }) links: LinksSectionRecord;
  @ApiProperty({ type: SalesSectionRecord }) sales: SalesSectionRecord;
  @ApiProperty({ type: OrderLimitsSectionRecord }) orderLimits: OrderLimitsSectionRecord;
  @ApiProperty({ type: LevelsSectionRecord }) levels: LevelsSectionRecord;
  @ApiProperty({ type: GateSectionRecord }) gate: GateSectionRecord;
  @ApiProperty({ type: EventsSectionRecord }) events: EventsSectionRecord;
  @ApiProperty({ type: InboxSectionRecord }) inbox: InboxSectionRecord;
  @ApiProperty({ type: TrackingSectionRecord }) tracking: TrackingSectionRecord;
  @ApiProperty({ type: PartnersSectionRecord }) partners: PartnersSectionRecord;
  @ApiProperty({ type: RefundsSectionRecord }) refunds: RefundsSectionRecord;
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

/** How long a kind of personal data is kept. */
export class RetentionRecord {
  @ApiProperty({ enum: RETENTION_TASKS }) task: RetentionTask;
  @ApiProperty({ description: 'The kind of data' }) data: string;
  @ApiProperty() days: number;
  @ApiProperty({ description: 'Start of the retention period' }) after: string;
  @ApiProperty({ enum: ['deleted', 'anonymized'] }) outcome: 'deleted' | 'anonymized';
  @ApiProperty({ type: String, nullable: true, description: 'What is kept longer' }) exception: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'Null before the first run',
  })
  lastRunAt: string | null;
  @ApiProperty({ description: 'Rows that the last run deleted or anonymized' }) lastRemoved: number;
}

/** The owner's text of an email: paragraphs separated by empty lines, placeholders in braces. */
export class EmailText implements EmailContent {
  @ApiProperty({ example: 'Your order {order number}' })
  @Trim()
  @IsString()
  @MaxLength(200, { message: 'Please keep it within 200 characters.' })
  @Matches(SINGLE_LINE, { message: 'Please enter it on one line.' })
  subject: string;

  @ApiProperty()
  @Trim()
  @IsString()
  @MaxLength(8_000, { message: 'Please keep it within 8,000 characters.' })
  words: string;
}

/** One thing that was checked. */
class HealthFinding implements Finding {
  @ApiProperty({ example: 'Certificate of gallery.example' }) what: string;
  @ApiProperty({ enum: FINDING_STATES, description: '`unchecked` if the API cannot check it' })
  state: Finding['state'];
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What is wrong and what to do, or why it was not checked; null if all is well',
  })
  sentence: string | null;
}

/** Problems with the services that the gallery needs, as `npm run doctor` reports them. */
export class HealthReport {
  @ApiProperty({ format: 'date-time' }) checkedAt: string;
  @ApiProperty({ type: [HealthFinding] }) findings: HealthFinding[];
}
