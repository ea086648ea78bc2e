import { ApiProperty } from '@nestjs/swagger';

/** Kinds of items that wait for staff, in the order on the page: people and money first. */
export const ATTENTION_KINDS = [
  'disputed_orders',
  'fraud_warnings',
  'refund_approvals',
  'messages_to_reply_to',
  'bounced_emails',
  'missing_addresses',
  'orders_to_quote',
  'orders_to_ship',
  'installations',
  'deliveries_to_pay',
  'expiring_links',
  'expiring_holds',
  'certificates_to_sign',
  'photos_to_approve',
  'commission_requests',
  'commission_lines',
  'payouts',
  'failed_emails',
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
  @ApiProperty({ description: 'Of an order or a certificate its number' }) id: string;
  @ApiProperty({ description: 'Of a task that failed its kind' }) title: string;
  @ApiProperty({ description: 'Empty where the title says it all' }) detail: string;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Since when, or until when',
  })
  at: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'The status of an order, its payment link where that expires; the event of a photograph, the partner of a commission line, the number of a print',
  })
  relatedId: string | null;
  @ApiProperty({ type: Number, nullable: true, description: 'To be sent with a change of it' })
  version: number | null;
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
    description:
      '`owner Theo`, `staff Mara`, by their first names; of orders also buyer, clock or the way of Stripe’s report',
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
}
