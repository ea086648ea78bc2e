import {
  COLLECTOR_INQUIRY_TYPES,
  COLLECTOR_LEVELS,
  ORDER_STATUSES,
  type CollectorInquiryType,
  type CollectorLevel,
  type OrderStatus,
} from '@gallery/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsNotEmpty, IsString, Min, ValidateIf, IsOptional } from 'class-validator';
import { MaxLength, Trim, IsDateTime, ListQuery, OptionalField } from '../../../platform';

/** Body of `POST /api/admin/collectors/{id}/notes`. Decorators validate from the last to the first. */
export class CreateCollectorNote {
  @ApiProperty()
  @Trim()
  @MaxLength(5_000, { message: 'Please keep the note within 5,000 characters.' })
  @IsNotEmpty({ message: 'Please enter a note.' })
  @IsString({ message: 'Please enter a note.' })
  text: string;
}

/** Body of `PUT /api/admin/collectors/{id}/notes/{noteId}`. */
export class UpdateCollectorNote extends CreateCollectorNote {
  @ApiProperty({ description: 'The version you read' }) @IsInt() @Min(1) version: number;
}

/** A staff note about a collector. */
class CollectorNoteView {
  @ApiProperty() id: string;
  @ApiProperty() version: number;
  @ApiProperty() text: string;
  @ApiProperty({ description: 'First name of its author' }) by: string;
  @ApiProperty({ description: 'Whether the caller wrote it and can change it' }) isOwn: boolean;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ format: 'date-time', type: String, nullable: true }) editedAt: string | null;
}

/** A level that the owner set or reset. */
export class CollectorLevelChange {
  @ApiProperty({ format: 'date-time' }) at: string;
  @ApiProperty({ enum: COLLECTOR_LEVELS, nullable: true }) from: CollectorLevel | null;
  @ApiProperty({ enum: COLLECTOR_LEVELS, nullable: true }) to: CollectorLevel | null;
  @ApiProperty({ description: 'False if it was returned to the rule' }) isGiven: boolean;
}

/** Totals of their purchases. */
class PurchaseTotals {
  @ApiProperty({ description: 'Paid orders, not fully refunded' }) paidOrders: number;
  @ApiProperty({ description: 'Dollars paid, less refunds' }) spent: number;
  @ApiProperty({ description: 'Dollars refunded to them' }) refunded: number;
}

/** One of their orders. */
class CollectorPurchase {
  @ApiProperty({ example: 'TF-7K3M-Q9XD' }) number: string;
  @ApiProperty({ enum: ORDER_STATUSES }) status: OrderStatus;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ description: 'Dollars' }) total: number;
  @ApiProperty({ type: [String], description: 'Titles of the artworks' }) titles: string[];
}

/** A certificate that they hold. */
class CollectorCertificateSummary {
  @ApiProperty({ example: 'COA-7K3M-Q9XD-04TB' }) coaId: string;
  @ApiProperty() title: string;
  @ApiProperty({ example: '30x20' }) size: string;
  @ApiProperty() editionNumber: number;
  @ApiProperty() total: number;
  @ApiProperty({ example: 'issued' }) state: string;
}

/** A print that is reserved for them. */
class CollectorReservation {
  @ApiProperty() artworkId: string;
  @ApiProperty() title: string;
  @ApiProperty() editionId: string;
  @ApiProperty({ example: '30x20' }) size: string;
  @ApiProperty() editionNumber: number;
  @ApiProperty({ format: 'date-time', description: 'When it expires' }) until: string;
}

/** An inquiry of theirs. */
class CollectorInquirySummary {
  @ApiProperty() id: string;
  @ApiProperty({ enum: COLLECTOR_INQUIRY_TYPES, nullable: true }) inquiryType: CollectorInquiryType | null;
  @ApiProperty({ description: '`new` until someone handles it' }) state: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
}

/** An artwork that they want to be notified about when it goes on sale. */
class CollectorPresaleNotification {
  @ApiProperty() artworkId: string;
  @ApiProperty() title: string;
  @ApiProperty({ format: 'date-time' }) askedAt: string;
  @ApiProperty({ format: 'date-time', type: String, nullable: true }) sentAt: string | null;
}

/** A private preview that is or was meant for them. */
export class CollectorPrivatePreview {
  @ApiProperty() id: string;
  @ApiProperty({ type: [String] }) titles: string[];
  @ApiProperty({ description: 'Whether they are named; otherwise included by level' }) isNamed: boolean;
  @ApiProperty({ format: 'date-time' }) opensAt: string;
  @ApiProperty({ format: 'date-time' }) expiresAt: string;
}

/** A commission request of theirs. */
class CommissionRequestSummary {
  @ApiProperty() id: string;
  @ApiProperty() projectType: string;
  @ApiProperty({ enum: ORDER_STATUSES }) status: OrderStatus;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
}

/** Their newsletter consent. */
class NewsletterConsent {
  @ApiProperty({ example: 'confirmed', description: '`pending`, `confirmed` or `ended`' }) state: string;
  @ApiProperty({ format: 'date-time' }) since: string;
}

/** A collector with everything the gallery knows about them. */
export class CollectorDetail {
  @ApiProperty() id: string;
  @ApiProperty() firstName: string;
  @ApiProperty({ description: 'Empty when none was given' }) lastName: string;
  @ApiProperty() email: string;
  @ApiProperty({ format: 'date-time', type: String, nullable: true }) emailConfirmedAt: string | null;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ enum: COLLECTOR_LEVELS, nullable: true }) level: CollectorLevel | null;
  @ApiProperty({
    description: 'Whether the owner set it, so that no rule changes it',
  })
  isLevelManual: boolean;
  @ApiProperty({ description: 'Send it with a change of the level' }) levelVersion: number;
  @ApiProperty({ type: [CollectorLevelChange], description: 'Newest first' })
  levelHistory: CollectorLevelChange[];
  @ApiProperty({ type: PurchaseTotals }) totals: PurchaseTotals;
  @ApiProperty({ type: [CollectorPurchase], description: 'Newest first' }) orders: CollectorPurchase[];
  @ApiProperty({ type: [CollectorCertificateSummary] }) certificates: CollectorCertificateSummary[];
  @ApiProperty({ type: [CollectorReservation] }) reservations: CollectorReservation[];
  @ApiProperty({ type: [CollectorInquirySummary], description: 'Newest first' })
  inquiries: CollectorInquirySummary[];
  @ApiProperty({ type: [CollectorPresaleNotification], description: 'In the order of the requests' })
  presaleRequests: CollectorPresaleNotification[];
  @ApiProperty({ type: [CommissionRequestSummary], description: 'Newest first' })
  commissions: CommissionRequestSummary[];
  @ApiProperty({ type: [CollectorPrivatePreview], description: 'Newest first' })
  previews: CollectorPrivatePreview[];
  @ApiProperty({ type: [CollectorNoteView], description: 'Newest first' }) notes: CollectorNoteView[];
  @ApiProperty() favorites: number;
  @ApiProperty({ description: 'Browsers in which they are signed in' }) sessions: number;
  @ApiProperty({
    type: NewsletterConsent,
    nullable: true,
    description: 'Null if they never subscribed',
  })
  letters: NewsletterConsent | null;
}

/** Body of `POST /api/admin/collectors/{id}/level`. */
export class UpdateCollectorLevel {
  @ApiProperty({ enum: COLLECTOR_LEVELS, nullable: true, description: 'Null returns it to the rule' })
  @ValidateIf((_body, level) => level !== null)
  @IsIn(COLLECTOR_LEVELS, { message: 'Please choose a level.' })
  level: CollectorLevel | null;

  @ApiPropertyOptional({ description: 'The `levelVersion` you read; an outdated one is refused' })
  @OptionalField()
  @IsInt()
  @Min(1)
  version?: number;
}

/** A collector's level. */
export class CollectorLevelRecord {
  @ApiProperty() id: string;
  @ApiProperty({ enum: COLLECTOR_LEVELS, nullable: true }) collectorLevel: CollectorLevel | null;
  @ApiProperty({
    description: 'Whether the owner set it, so that no rule changes it',
  })
  isLevelManual: boolean;
}

/** Level filter; `none` is a first-time collector. */
const LEVEL_OPTIONS = [...COLLECTOR_LEVELS, 'none'] as const;
type LevelChoice = (typeof LEVEL_OPTIONS)[number];

/** `newest` account first, by last `name`, or by most `spent` first. */
const COLLECTOR_SORTS = ['newest', 'name', 'spent'] as const;
export type CollectorSort = (typeof COLLECTOR_SORTS)[number];

/** Query of `GET /api/admin/collectors`. */
export class CollectorListQuery extends ListQuery {
  @ApiPropertyOptional({ enum: LEVEL_OPTIONS }) @IsOptional() @IsIn(LEVEL_OPTIONS) level?: LevelChoice;

  @ApiPropertyOptional({ enum: ['with', 'without'], description: 'Whether they have paid orders' })
  @IsOptional()
  @IsIn(['with', 'without'])
  orders?: 'with' | 'without';

  @ApiPropertyOptional({
    enum: ['confirmed', 'unconfirmed'],
    description: 'Whether the address is confirmed',
  })
  @IsOptional()
  @IsIn(['confirmed', 'unconfirmed'])
  address?: 'confirmed' | 'unconfirmed';

  @ApiPropertyOptional({ format: 'date', description: 'Joined on this day or later, in UTC' })
  @IsOptional()
  @IsDateTime({ message: 'Please enter a date, such as 2026-10-01.' })
  since?: string;

  @ApiPropertyOptional({ enum: COLLECTOR_SORTS, default: 'newest' })
  @IsOptional()
  @IsIn(COLLECTOR_SORTS)
  sort?: CollectorSort;
}

/** A collector in the list. */
export class CollectorRow {
  @ApiProperty() id: string;
  @ApiProperty() firstName: string;
  @ApiProperty({ description: 'Empty when none was given' }) lastName: string;
  @ApiProperty() email: string;
  @ApiProperty({ description: 'Whether the link sent to the address was followed' })
  isEmailConfirmed: boolean;
  @ApiProperty({ enum: COLLECTOR_LEVELS, nullable: true }) level: CollectorLevel | null;
  @ApiProperty({
    description: 'Whether the owner set it, so that no rule changes it',
  })
  isLevelManual: boolean;
  @ApiProperty({ description: 'Paid orders, not fully refunded' }) paidOrders: number;
  @ApiProperty({ description: 'Dollars paid, less refunds' }) spent: number;
  @ApiProperty({ format: 'date-time', type: String, nullable: true }) lastOrderAt: string | null;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
}

/** A page of collectors. */
export class CollectorList {
  @ApiProperty({ type: [CollectorRow] }) items: CollectorRow[];
  @ApiProperty({ description: 'Total across all pages' }) total: number;
  @ApiProperty({ type: String, nullable: true }) nextCursor: string | null;
}
