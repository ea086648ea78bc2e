import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Only an open transfer can still move the certificate; one that ran out of time stays `open` until it is looked at. */
export type TransferState = 'open' | 'completed' | 'cancelled' | 'expired';

/**
 * A certificate on its way to a new owner. It moves when the holder has confirmed and the new owner accepted; one by the
 * gallery's word is completed from the beginning.
 */
@Entity('certificate_transfers')
export class CertificateTransferEntity {
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { name: 'certificate_id', length: 36 }) certificateId: string;
  /** Who gives it away; null when the gallery has done so for somebody without an account. */
  @Column('char', { name: 'holder_collector_id', length: 36, nullable: true })
  holderCollectorId: string | null;
  @Column('varchar', { name: 'recipient_name', length: 200 }) recipientName: string;
  /** Lower case. */
  @Column('varchar', { name: 'recipient_email', length: 254 }) recipientEmail: string;
  /** Known from the moment of acceptance. */
  @Column('char', { name: 'recipient_collector_id', length: 36, nullable: true })
  recipientCollectorId: string | null;
  @Column('varchar', { length: 12 }) state: TransferState;
  /** SHA-256 of the holder's link; null once it was used. */
  @Column('char', { name: 'holder_digest', length: 64, nullable: true }) holderDigest: string | null;
  /** SHA-256 of the new owner's link; null once it was used. */
  @Column('char', { name: 'recipient_digest', length: 64, nullable: true }) recipientDigest: string | null;
  @Column('datetime', { name: 'confirmed_at', precision: 3, nullable: true }) confirmedAt: Date | null;
  @Column('datetime', { name: 'accepted_at', precision: 3, nullable: true }) acceptedAt: Date | null;
  @Column('datetime', { name: 'expires_at', precision: 3 }) expiresAt: Date;
  @Column('datetime', { name: 'created_at', precision: 3 }) createdAt: Date;
  @Column('datetime', { name: 'closed_at', precision: 3, nullable: true }) closedAt: Date | null;
}
