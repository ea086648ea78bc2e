import { ORDER_STATUSES, type OrderStatus } from '@gallery/domain';
import { ApiProperty } from '@nestjs/swagger';
import { OrderReceipt } from './order-receipt.dto';

/** A postal address of an order; empty texts where nothing was said or the name was taken off. */
export class OrderAddress {
  @ApiProperty() fullName: string;
  @ApiProperty() email: string;
  @ApiProperty() phone: string;
  @ApiProperty() street: string;
  @ApiProperty() city: string;
  @ApiProperty() state: string;
  @ApiProperty() zip: string;
  @ApiProperty() country: string;
}

/** Where the buyer would like the work hung (G58). */
export class OrderInstallation {
  @ApiProperty() street: string;
  @ApiProperty() city: string;
  @ApiProperty() zip: string;
}

/** Something that happened to an order, with who and why. */
export class OrderHistoryEntry {
  @ApiProperty({ example: 'moved' }) kind: string;
  @ApiProperty({ enum: ORDER_STATUSES, description: 'The status after it' }) status: OrderStatus;
  @ApiProperty({ example: 'owner' }) actor: string;
  @ApiProperty({ type: String, nullable: true }) note: string | null;
  @ApiProperty({ format: 'date-time' }) at: string;
}

/** An order as the owner sees it: the buyer's receipt, and what lies behind it. */
export class OrderRecord {
  @ApiProperty() id: string;
  @ApiProperty({ type: OrderReceipt, description: 'What the buyer sees' }) receipt: OrderReceipt;
  @ApiProperty({ enum: ORDER_STATUSES, isArray: true, description: 'Where the owner may move it' })
  moves: OrderStatus[];
  @ApiProperty({ type: String, nullable: true }) collectorId: string | null;
  @ApiProperty({ type: OrderAddress }) billing: OrderAddress;
  @ApiProperty({ type: OrderAddress, description: 'Where the prints go' }) shipping: OrderAddress;
  @ApiProperty({ type: OrderInstallation, nullable: true }) installation: OrderInstallation | null;
  @ApiProperty({ type: String, nullable: true }) notes: string | null;
  @ApiProperty({ type: String, nullable: true }) referralPartnerId: string | null;
  @ApiProperty({ description: 'Dollars of the total that went back' }) refunded: number;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Must not be shipped' })
  disputedAt: string | null;
  @ApiProperty({ type: [OrderHistoryEntry], description: 'Oldest first' }) history: OrderHistoryEntry[];
}
