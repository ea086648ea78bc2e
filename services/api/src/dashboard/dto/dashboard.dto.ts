import { ApiProperty } from '@nestjs/swagger';

/** Kinds of items that need attention. */
const ATTENTION_KINDS = [
  'unanswered_messages',
  'orders_to_quote',
  'orders_to_ship',
  'failed_jobs',
  'failed_mails',
  'failed_photos',
  'scarce_editions',
] as const;
export type AttentionKind = (typeof ATTENTION_KINDS)[number];

/** What one month has sold. */
export class SalesMonth {
  @ApiProperty({ example: '2026-11', description: 'In the gallery’s time zone' }) month: string;
  @ApiProperty({ description: 'Dollars that stayed paid' }) sales: number;
  @ApiProperty() orders: number;
}

/** An item that needs attention. */
export class AttentionItem {
  @ApiProperty({ description: 'Of the message, order number, job, mail, photograph or artwork' }) id: string;
  @ApiProperty({ description: 'Of a job its kind' }) title: string;
  @ApiProperty({ description: 'Empty where the title says it all' }) detail: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Since when, or due when' })
  at: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'The event that a photograph belongs to' })
  eventId: string | null;
}

/** Items of one kind that need attention. */
export class AttentionGroup {
  @ApiProperty({ enum: ATTENTION_KINDS, enumName: 'AttentionKind' }) kind: AttentionKind;
  @ApiProperty({ description: 'Of all, not only of those that are listed' }) count: number;
  @ApiProperty({ type: [AttentionItem], description: 'The most urgent ones' }) items: AttentionItem[];
}

/** A recent audit entry or order event. */
export class ActivityEntry {
  @ApiProperty() id: string;
  @ApiProperty({ format: 'date-time' }) at: string;
  @ApiProperty({ description: 'Of the audit log, or `order.` with the kind of the order’s event' })
  action: string;
  @ApiProperty({
    description: '`owner theo`, `staff mara`; of orders also buyer, clock or the way of Stripe’s report',
  })
  actor: string;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What it was done to: order, artwork, collector',
  })
  subjectKind: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Its id; of an order its number' })
  subjectId: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'What people call it: title or order number' })
  subjectName: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The status that an order or event has moved to',
  })
  status: string | null;
}

/** The gallery at a glance. */
export class Dashboard {
  @ApiProperty({ description: 'Hidden ones too' }) totalArtworks: number;
  @ApiProperty({ description: 'Dollars that stayed paid' }) totalSales: number;
  @ApiProperty({ description: 'Dollars' }) inventoryValue: number;
  @ApiProperty({ description: 'Unsold numbers of all editions that are offered' })
  availablePrints: number;
  @ApiProperty({ type: [SalesMonth], description: 'Twelve months up to this one, oldest first' })
  salesByMonth: SalesMonth[];
  @ApiProperty({
    type: [AttentionGroup],
    description: 'Only kinds of which something waits, most urgent first',
  })
  attention: AttentionGroup[];
  @ApiProperty({ type: [ActivityEntry], description: 'Newest first' }) activity: ActivityEntry[];
}
