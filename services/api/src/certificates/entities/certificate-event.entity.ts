import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CertificateState } from './certificate.entity';

/** Something that happened to a certificate. Only ever added; names leave it with the account that they are of. */
@Entity('certificate_events')
export class CertificateEventEntity {
  /** UUID v7: sorts by time. */
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { name: 'certificate_id', length: 36 }) certificateId: string;
  /** The state that it brought. */
  @Column('varchar', { length: 12 }) kind: CertificateState;
  /** Whose it was from then on. */
  @Column('varchar', { name: 'holder_name', length: 200 }) holderName: string;
  @Column('char', { name: 'holder_collector_id', length: 36, nullable: true })
  holderCollectorId: string | null;
  @Column('varchar', { length: 120 }) actor: string;
  @Column('varchar', { length: 500, nullable: true }) note: string | null;
  @Column('datetime', { name: 'created_at', precision: 3 }) createdAt: Date;
}
