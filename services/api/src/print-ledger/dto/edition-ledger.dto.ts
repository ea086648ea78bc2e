import {
  EDITION_KINDS,
  PRINT_LEDGER_STATES,
  PRINT_TRANSITIONS,
  type EditionKind,
  type PrintLedgerState,
  type PrintTransition,
} from '@gallery/domain';
import { ApiProperty } from '@nestjs/swagger';
import { CERTIFICATE_STATES, type CertificateState } from '../../certificates';

/** A history entry of a print. */
export class PrintRecordEvent {
  @ApiProperty({ example: 'sold' }) kind: string;
  @ApiProperty({ format: 'date-time' }) at: string;
  @ApiProperty({ description: '`shop`, `collector`, `clock`, or who of the gallery', example: 'owner ben' })
  actor: string;
  @ApiProperty({ type: String, nullable: true }) reason: string | null;
  @ApiProperty({ type: String, nullable: true }) orderNumber: string | null;
}

/** The certificate of a sold print. */
export class PrintRecordCertificate {
  @ApiProperty({ example: 'COA-7K3M-Q9XD-04TB' }) coaId: string;
  @ApiProperty({ enum: CERTIFICATE_STATES }) state: CertificateState;
  @ApiProperty() signatureApplied: boolean;
}

/** A print of an edition, for staff. */
export class PrintRecord {
  @ApiProperty({ description: 'The 3 in `3 of 9`' }) editionNumber: number;
  @ApiProperty({ description: 'Sent back with what is done to it; a stale one is refused' }) version: number;
  @ApiProperty({ enum: PRINT_LEDGER_STATES }) state: PrintLedgerState;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Whose it is, who reserved it, whom it is kept for, or whose payment is under way',
  })
  holder: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Of a collector who reserved it' })
  collectorId: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When that ends by itself' })
  until: string | null;
  @ApiProperty({ type: String, nullable: true }) orderNumber: string | null;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Of the sale, or since when it is void',
  })
  date: string | null;
  @ApiProperty({ description: 'Dollars: what it was sold for, else the list price' }) price: number;
  @ApiProperty({ type: PrintRecordCertificate, nullable: true }) certificate: PrintRecordCertificate | null;
  @ApiProperty({ type: String, nullable: true, description: 'Why it stands so, where someone said' })
  reason: string | null;
  @ApiProperty({ enum: PRINT_TRANSITIONS, isArray: true, description: 'What who is asking can do with it' })
  moves: PrintTransition[];
  @ApiProperty({ type: [PrintRecordEvent], description: 'Oldest first' }) history: PrintRecordEvent[];
}

/** An edition beside the others of its artwork. */
export class SiblingEdition {
  @ApiProperty() editionId: string;
  @ApiProperty({ example: '30x20' }) size: string;
  @ApiProperty({ enum: EDITION_KINDS }) kind: EditionKind;
  @ApiProperty({ type: String, nullable: true }) label: string | null;
  @ApiProperty({ description: 'Whether it is offered' }) enabled: boolean;
  @ApiProperty() total: number;
  @ApiProperty({ description: 'Numbers that are neither sold nor void' }) remaining: number;
}

/** The ledger of one edition: each of its prints, and who has it. */
export class EditionStock {
  @ApiProperty() editionId: string;
  @ApiProperty({ type: String, nullable: true, description: 'Null for a photograph of an event' })
  artworkId: string | null;
  @ApiProperty({ type: String, nullable: true }) photoId: string | null;
  @ApiProperty() title: string;
  @ApiProperty() series: string;
  @ApiProperty({ example: '30x20' }) size: string;
  @ApiProperty({ enum: EDITION_KINDS }) kind: EditionKind;
  @ApiProperty({ type: String, nullable: true }) label: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Outer frame in inches' }) frameSize:
    | string
    | null;
  @ApiProperty({ example: 'Black Frame', description: 'The frame that is meant when none is chosen' })
  frameType: string;
  @ApiProperty({ type: [String], description: 'Frames to choose from' }) frameTypes: string[];
  @ApiProperty({ description: 'List price in dollars; 0 on inquiry' }) price: number;
  @ApiProperty() total: number;
  @ApiProperty({ description: "Artist's proofs of the work, which have no number" })
  artistProofs: number;
  @ApiProperty() sold: number;
  @ApiProperty({ description: 'In payments, reserved or kept for someone' }) held: number;
  @ApiProperty() void: number;
  @ApiProperty({ description: 'Free or on hold' }) remaining: number;
  @ApiProperty({ description: 'People in the waiting room for a print of it' }) waiting: number;
  @ApiProperty({ description: 'Addresses to be told when a print is available again' }) alerts: number;
  @ApiProperty({ type: [PrintRecord] }) prints: PrintRecord[];
  @ApiProperty({ type: [SiblingEdition], description: 'Every edition of the work, this one included' })
  siblings: SiblingEdition[];
}
