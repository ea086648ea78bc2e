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
  @ApiProperty({ description: '`shop`, `collector`, `clock`, or the staff member', example: 'owner ben' })
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
  @ApiProperty({ description: 'Send it with an action; an outdated one is refused' }) version: number;
  @ApiProperty({ enum: PRINT_LEDGER_STATES }) state: PrintLedgerState;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Who owns it, reserved it, has it on hold, or is paying for it',
  })
  holder: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Id of the collector who reserved it' })
  collectorId: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When that expires' })
  until: string | null;
  @ApiProperty({ type: String, nullable: true }) orderNumber: string | null;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it was sold or voided',
  })
  date: string | null;
  @ApiProperty({ description: 'Dollars: the price paid if sold, else the list price' }) price: number;
  @ApiProperty({ type: PrintRecordCertificate, nullable: true }) certificate: PrintRecordCertificate | null;
  @ApiProperty({ type: String, nullable: true, description: 'Reason for its state, if given' })
  reason: string | null;
  @ApiProperty({ enum: PRINT_TRANSITIONS, isArray: true, description: 'Actions open to the caller' })
  moves: PrintTransition[];
  @ApiProperty({ type: [PrintRecordEvent], description: 'Oldest first' }) history: PrintRecordEvent[];
}

/** An edition of the same artwork. */
export class SiblingEdition {
  @ApiProperty() editionId: string;
  @ApiProperty({ example: '30x20' }) size: string;
  @ApiProperty({ enum: EDITION_KINDS }) kind: EditionKind;
  @ApiProperty({ type: String, nullable: true }) label: string | null;
  @ApiProperty({ description: 'Whether it is offered' }) enabled: boolean;
  @ApiProperty() total: number;
  @ApiProperty({ description: 'Prints that are neither sold nor void' }) remaining: number;
}

/** The ledger of one edition: each of its prints, and who has it. */
export class EditionStock {
  @ApiProperty() editionId: string;
  @ApiProperty({ type: String, nullable: true, description: 'Null for an event photo' })
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
  @ApiProperty({ example: 'Black Frame', description: 'Default frame' })
  frameType: string;
  @ApiProperty({ type: [String], description: 'Frames to choose from' }) frameTypes: string[];
  @ApiProperty({ description: 'List price in dollars; 0 for a price on inquiry' }) price: number;
  @ApiProperty() total: number;
  @ApiProperty({ description: 'Artist’s proofs of the artwork, which have no numbers' })
  artistProofs: number;
  @ApiProperty() sold: number;
  @ApiProperty({ description: 'Prints in unpaid orders and carts, reserved or on hold' }) held: number;
  @ApiProperty() void: number;
  @ApiProperty({ description: 'Prints available or on hold' }) remaining: number;
  @ApiProperty({ description: 'People in the waiting room for this edition' }) waiting: number;
  @ApiProperty({ description: 'Addresses with a back-in-stock alert' }) alerts: number;
  @ApiProperty({ type: [PrintRecord] }) prints: PrintRecord[];
  @ApiProperty({ type: [SiblingEdition], description: 'All editions of the artwork, including this one' })
  siblings: SiblingEdition[];
}
