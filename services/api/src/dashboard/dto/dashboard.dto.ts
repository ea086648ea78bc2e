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

/** Sales of one month. */
export class SalesMonth {
  @ApiProperty({ example: '2026-11', description: 'In the gallery’s time zone' }) month: string;
  @ApiProperty({ description: 'Dollars paid, less refunds' }) sales: number;
  @ApiProperty() orders: number;
}

/** An item that needs attention. */
export class AttentionItem {
  @ApiProperty({ description: 'Id; for an order or a certificate, its number' }) id: string;
  @ApiProperty({ description: 'Title; for a failed task, its kind' }) title: string;
  @ApiProperty({ description: 'Empty if the title says it all' }) detail: string;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Since when or until when it waits',
  })
  at: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'An order’s status or expiring payment link; a photo’s event; a commission’s affiliate; a print’s number',
  })
  relatedId: string | null;
  @ApiProperty({ type: Number, nullable: true, description: 'Send it with a change of the item' })
  version: number | null;
}

/** Items of one kind that need attention. */
export class AttentionGroup {
  @ApiProperty({ enum: ATTENTION_KINDS, enumName: 'AttentionKind' }) kind: AttentionKind;
  @ApiProperty({ description: 'All items, not only those listed' }) count: number;
  @ApiProperty({ type: [AttentionItem], description: 'The most urgent items' }) items: AttentionItem[];
}

/** A recent audit entry or order event. */
export class ActivityEntry {
  @ApiProperty() id: string;
  @ApiProperty({ format: 'date-time' }) at: string;
  @ApiProperty({ description: 'Action in the audit log, or `order.` and the kind of order event' })
  action: string;
  @ApiProperty({
    description:
      '`owner Theo` or `staff Mara`, with first names; for orders also the buyer, the clock, or how Stripe reported it',
  })
  actor: string;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Kind of subject: order, artwork, collector',
  })
  subjectKind: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Id of the subject; for an order, its number' })
  subjectId: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Name for people: title or order number' })
  subjectName: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'New status of an order or event',
  })
  status: string | null;
}

/** The gallery at a glance. */
export class Dashboard {
  @ApiProperty({ description: 'Artworks, including hidden ones' }) totalArtworks: number;
  @ApiProperty({ description: 'Dollars paid, less refunds' }) totalSales: number;
  @ApiProperty({ description: 'Dollars' }) inventoryValue: number;
  @ApiProperty({ description: 'Unsold prints of all editions on offer' })
  availablePrints: number;
  @ApiProperty({ type: [SalesMonth], description: 'The last twelve months, oldest first' })
  salesByMonth: SalesMonth[];
}
