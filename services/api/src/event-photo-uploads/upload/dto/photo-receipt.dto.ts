import { ApiProperty } from '@nestjs/swagger';

const RECEIPT_STATES = ['received', 'known', 'refused'] as const;
export type ReceiptState = (typeof RECEIPT_STATES)[number];

/** What became of one file of an upload. */
export class PhotoUploadReceipt {
  @ApiProperty() fileName: string;

  @ApiProperty({ description: 'SHA-256 of the file in hex' }) sha256: string;

  @ApiProperty({ enum: RECEIPT_STATES, description: '`known`: the event has this file already' })
  state: ReceiptState;

  @ApiProperty({ type: String, nullable: true }) photoId: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Why it was refused, in words' })
  fault: string | null;
}
