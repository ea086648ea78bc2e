import type { FrameStyle } from '@gallery/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { CertificateState } from '../certificates-policy';

/** The certificate of authenticity of one numbered print, as of its issue. */
@Entity('certificates')
export class CertificateEntity {
  @PrimaryColumn('char', { length: 36 }) id: string;
  /** What is printed on it: `COA-7K3M-Q9XD-04TB`. */
  @Column('char', { length: 18 }) coaId: string;
  @Column('char', { length: 36 }) editionId: string;
  /** The 3 in `3 of 9`. */
  @Column('smallint') editionNumber: number;
  @Column('char', { length: 36 }) orderId: string;
  @Column('char', { length: 36 }) orderLineId: string;
  /** Id of the artwork, or of the event photo. */
  @Column('char', { length: 36 }) artworkId: string;
  @Column('varchar', { length: 200 }) artworkTitle: string;
  @Column('varchar', { length: 60 }) series: string;
  @Column('smallint') year: number;
  /** What the print is made of: `Archival pigment print on cotton rag`. */
  @Column('varchar', { length: 200 }) medium: string;
  /** The photograph itself, without wall or frame. */
  @Column('char', { length: 32, nullable: true }) pictureId: string | null;
  /** Size key, `30x20`. */
  @Column('varchar', { length: 20 }) size: string;
  @Column('varchar', { length: 20, nullable: true }) frameSize: string | null;
  @Column('varchar', { length: 40 }) frameStyle: FrameStyle;
  /** The owner's words for a custom frame when the print was sold; null for any other frame. */
  @Column('varchar', { length: 120, nullable: true }) customFrame: string | null;
  /** The 9 in `3 of 9`. */
  @Column('smallint') editionTotal: number;
  /** Empty once its holder's account is deleted; the certificate stays valid. */
  @Column('varchar', { length: 200 }) holderName: string;
  @Column('varchar', { length: 254 }) holderEmail: string;
  /** The account that holds it; null while the holder has none. */
  @Column('char', { length: 36, nullable: true })
  holderCollectorId: string | null;
  @Column('datetime', { precision: 3 }) saleDate: Date;
  /** Later than the sale for a certificate that replaces another. */
  @Column('datetime', { precision: 3 }) issuedAt: Date;
  @Column('varchar', { length: 12 }) state: CertificateState;
  /** When the photographer's signature was applied; null until then. */
  @Column('datetime', { precision: 3, nullable: true })
  signatureAppliedAt: Date | null;
  /** The drawing of that signature, below /api/uploads. */
  @Column('varchar', { length: 200, nullable: true }) signatureSrc: string | null;
  /** `coaId` of the certificate that it replaces. */
  @Column('char', { length: 18, nullable: true }) replaces: string | null;
  /** `coaId` of the certificate that replaces it. */
  @Column('char', { length: 18, nullable: true }) replacedBy: string | null;
  /** The signed text: the canonical JSON of the certificate at issue. */
  @Column('varchar', { length: 4000 }) statement: string;
  /** Ed25519 over the statement's UTF-8, in base64. */
  @Column('char', { length: 88 }) statementSignature: string;
  /** Id of the published key that verifies it. */
  @Column('char', { length: 43 }) keyId: string;
  /** Incremented with every change, so that the second of two simultaneous edits is rejected. */
  @Column('int', { unsigned: true, default: 1 }) version: number;
}

/** Whether the certificate is valid. */
export const isInForce = ({ state }: Pick<CertificateEntity, 'state'>): boolean =>
  state === 'issued' || state === 'transferred';

/** An entry of a certificate's history. Rows are only added; names are removed with their account. */
@Entity('certificate_events')
export class CertificateEventEntity {
  /** UUID v7: sorts by time. */
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { length: 36 }) certificateId: string;
  /** The state that the certificate entered. */
  @Column('varchar', { length: 12 }) kind: CertificateState;
  /** The holder from then on. */
  @Column('varchar', { length: 200 }) holderName: string;
  @Column('char', { length: 36, nullable: true })
  holderCollectorId: string | null;
  @Column('varchar', { length: 120 }) actor: string;
  @Column('varchar', { length: 500, nullable: true }) note: string | null;
  @Column('datetime', { precision: 3 }) createdAt: Date;
}

/** Records a state that the certificate has entered, with its holder from then on. */
export const createCertificateEvent = (
  {
    id: certificateId,
    holderName,
    holderCollectorId,
  }: Pick<CertificateEntity, 'id' | 'holderName' | 'holderCollectorId'>,
  kind: CertificateState,
  { actor, note = null, at }: { actor: string; note?: string | null; at: Date },
): CertificateEventEntity => ({
  id: uuid(),
  certificateId,
  kind,
  holderName,
  holderCollectorId,
  actor,
  note,
  createdAt: at,
});

/** Only an open transfer can still complete; an expired one stays `open` until someone looks at it. */
export type TransferState = 'open' | 'completed' | 'cancelled' | 'expired';

/**
 * The transfer of a certificate to a new owner. It completes when the holder has confirmed and the new owner has
 * accepted; a transfer by the gallery is completed from the start.
 */
@Entity('certificate_transfers')
export class CertificateTransferEntity {
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { length: 36 }) certificateId: string;
  /** The former holder; null for one without an account. */
  @Column('char', { length: 36, nullable: true })
  holderCollectorId: string | null;
  @Column('varchar', { length: 200 }) recipientName: string;
  /** Lower case. */
  @Column('varchar', { length: 254 }) recipientEmail: string;
  /** Set when the new owner accepts. */
  @Column('char', { length: 36, nullable: true })
  recipientCollectorId: string | null;
  @Column('varchar', { length: 12 }) state: TransferState;
  /** SHA-256 of the holder's link; null once it has been used. */
  @Column('char', { length: 64, nullable: true }) holderDigest: string | null;
  /** SHA-256 of the new owner's link; null once it has been used. */
  @Column('char', { length: 64, nullable: true }) recipientDigest: string | null;
  @Column('datetime', { precision: 3, nullable: true }) confirmedAt: Date | null;
  @Column('datetime', { precision: 3, nullable: true }) acceptedAt: Date | null;
  @Column('datetime', { precision: 3 }) expiresAt: Date;
  @Column('datetime', { precision: 3 }) createdAt: Date;
  @Column('datetime', { precision: 3, nullable: true }) closedAt: Date | null;
}
