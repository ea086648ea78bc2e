import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address that waits for a print of a sold-out edition. The row goes when it is told, leaves, or has waited too long. */
@Entity('back_in_stock_alerts')
export class BackInStockAlertEntity {
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { length: 36 }) editionId: string;
  /** Lower case. */
  @Column('varchar', { length: 254 }) email: string;
  /** SHA-256 of the token in the last email, which confirms and unsubscribes. */
  @Column('char', { length: 64 }) tokenDigest: string;
  /** When a form last caused an email. */
  @Column('datetime', { precision: 3 }) emailedAt: Date;
  /** Null until the owner of the address has confirmed; only then they are told. */
  @Column('datetime', { precision: 3, nullable: true }) confirmedAt: Date | null;
  @Column('datetime', { precision: 3 }) createdAt: Date;
}
