import {
  COLLECTOR_INQUIRY_TYPES,
  COLLECTOR_LEVELS,
  ORDER_STATUSES,
  type CollectorInquiryType,
  type CollectorLevel,
  type OrderStatus,
} from '@gallery/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsNotEmpty, IsString, Min, ValidateIf } from 'class-validator';
import { MaxLength, Trim } from '../../../platform';

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
  @ApiProperty({ description: 'The one that was seen' }) @IsInt() @Min(1) version: number;
}

/** A staff note about a collector. */
export class CollectorNoteView {
  @ApiProperty() id: string;
  @ApiProperty() version: number;
  @ApiProperty() text: string;
  @ApiProperty({ description: 'First name of who wrote it' }) by: string;
  @ApiProperty({ description: 'Whether the caller wrote it, and may change it' }) isOwn: boolean;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ format: 'date-time', type: String, nullable: true }) editedAt: string | null;
}

/** A level that the owner set or reset. */
export class CollectorLevelChange {
  @ApiProperty({ format: 'date-time' }) at: string;
  @ApiProperty({ enum: COLLECTOR_LEVELS, nullable: true }) from: CollectorLevel | null;
  @ApiProperty({ enum: COLLECTOR_LEVELS, nullable: true }) to: CollectorLevel | null;
  @ApiProperty({ description: 'False when it was given back to the rule' }) isGiven: boolean;
}

/** Totals of their purchases. */
export class PurchaseTotals {
  @ApiProperty({ description: 'Orders of which something stayed paid' }) paidOrders: number;
  @ApiProperty({ description: 'Dollars that stayed paid' }) spent: number;
  @ApiProperty({ description: 'Dollars that went back' }) refunded: number;
}

/** One of their orders. */
export class CollectorPurchase {
  @ApiProperty({ example: 'TF-7K3M-Q9XD' }) number: string;
  @ApiProperty({ enum: ORDER_STATUSES }) status: OrderStatus;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ description: 'Dollars' }) total: number;
  @ApiProperty({ type: [String], description: 'Of the works' }) titles: string[];
}

/** A certificate that they hold. */
export class CollectorCertificateSummary {
  @ApiProperty({ example: 'COA-7K3M-Q9XD-04TB' }) coaId: string;
  @ApiProperty() title: string;
  @ApiProperty({ example: '30x20' }) size: string;
  @ApiProperty() editionNumber: number;
  @ApiProperty() total: number;
  @ApiProperty({ example: 'issued' }) state: string;
}

/** A print that is reserved for them. */
export class CollectorReservation {
  @ApiProperty() artworkId: string;
  @ApiProperty() title: string;
  @ApiProperty() editionId: string;
  @ApiProperty({ example: '30x20' }) size: string;
  @ApiProperty() editionNumber: number;
  @ApiProperty({ format: 'date-time', description: 'When it ends by itself' }) until: string;
}

/** An inquiry of theirs. */
export class CollectorInquirySummary {
  @ApiProperty() id: string;
  @ApiProperty({ enum: COLLECTOR_INQUIRY_TYPES, nullable: true }) inquiryType: CollectorInquiryType | null;
  @ApiProperty({ description: '`new` until somebody took it up' }) state: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
}

/** An artwork whose sale they want to hear of. */
export class CollectorPresaleNotification {
  @ApiProperty() artworkId: string;
  @ApiProperty() title: string;
  @ApiProperty({ format: 'date-time' }) askedAt: string;
  @ApiProperty({ format: 'date-time', type: String, nullable: true }) sentAt: string | null;
}

/** A private preview that is or was meant for them. */
export class CollectorPrivatePreview {
  @ApiProperty() id: string;
  @ApiProperty({ type: [String] }) titles: string[];
  @ApiProperty({ description: 'By name; else by their level' }) isNamed: boolean;
  @ApiProperty({ format: 'date-time' }) opensAt: string;
  @ApiProperty({ format: 'date-time' }) expiresAt: string;
}

/** A commission request of theirs. */
export class CommissionRequestSummary {
  @ApiProperty() id: string;
  @ApiProperty() projectType: string;
  @ApiProperty({ enum: ORDER_STATUSES }) status: OrderStatus;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
}

/** Their newsletter consent. */
export class NewsletterConsent {
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
  @ApiProperty({ description: 'Whether the owner gave it; then no rule changes it' }) isLevelManual: boolean;
  @ApiProperty({ type: [CollectorLevelChange], description: 'Newest first' })
  levelHistory: CollectorLevelChange[];
  @ApiProperty({ type: PurchaseTotals }) totals: PurchaseTotals;
  @ApiProperty({ type: [CollectorPurchase], description: 'Newest first' }) orders: CollectorPurchase[];
  @ApiProperty({ type: [CollectorCertificateSummary] }) certificates: CollectorCertificateSummary[];
  @ApiProperty({ type: [CollectorReservation] }) reservations: CollectorReservation[];
  @ApiProperty({ type: [CollectorInquirySummary], description: 'Newest first' })
  inquiries: CollectorInquirySummary[];
  @ApiProperty({ type: [CollectorPresaleNotification], description: 'In the order they asked' })
  presaleRequests: CollectorPresaleNotification[];
  @ApiProperty({ type: [CommissionRequestSummary], description: 'Newest first' })
  commissions: CommissionRequestSummary[];
  @ApiProperty({ type: [CollectorPrivatePreview], description: 'Newest first' })
  previews: CollectorPrivatePreview[];
  @ApiProperty({ type: [CollectorNoteView], description: 'Newest first' }) notes: CollectorNoteView[];
  @ApiProperty() favorites: number;
  @ApiProperty({ description: 'Where they are signed in' }) sessions: number;
  @ApiProperty({
    type: NewsletterConsent,
    nullable: true,
    description: 'Null when they never asked for them',
  })
  letters: NewsletterConsent | null;
}

/** Body of `POST /api/admin/collectors/{id}/level`. */
export class UpdateCollectorLevel {
  @ApiProperty({ enum: COLLECTOR_LEVELS, nullable: true, description: 'Null gives it back to the rule' })
  @ValidateIf((_body, level) => level !== null)
  @IsIn(COLLECTOR_LEVELS, { message: 'Please choose a level.' })
  level: CollectorLevel | null;
}

/** A collector's level. */
export class CollectorLevelRecord {
  @ApiProperty() id: string;
  @ApiProperty({ enum: COLLECTOR_LEVELS, nullable: true }) collectorLevel: CollectorLevel | null;
  @ApiProperty({ description: 'Whether the owner gave it; then no rule changes it' }) isLevelManual: boolean;
}
