import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import type { Cents, EditionKind, EditionTexts, FrameStyle, ShippingClass, SizeKey } from '@gallery/domain';

/** The prints of one artwork in one size: a fixed number of them, each a row in the ledger. */
@Entity('editions')
export class EditionEntity implements EditionTexts {
  @PrimaryColumn('char', { length: 36 }) id: string;
  /** Null for an edition of an event photo. */
  @Column('char', { length: 36, nullable: true }) artworkId: string | null;
  /** The event photo; null for an edition of an artwork. */
  @Column('char', { length: 36, nullable: true }) photoId: string | null;
  /** Order on the artwork page, from 0. */
  @Column('smallint', { unsigned: true }) position: number;
  @Column('varchar', { length: 20 }) size: SizeKey;
  @Column('varchar', { length: 12 }) kind: EditionKind;
  /** The letter of a custom size, or the name of a special edition; null for the others. */
  @Column('varchar', { length: 120, nullable: true }) label: string | null;
  /** Whether the size is offered at the moment. */
  @Column('boolean') enabled: boolean;
  /** List price in cents, the only one that is ever charged. 0 means on inquiry. */
  @Column('int', { unsigned: true }) priceCents: Cents;
  /** How many numbers the edition has. */
  @Column('smallint', { unsigned: true }) total: number;
  /** How many of them are sold or void. A database trigger counts them; nothing else writes the column. */
  @Column({ type: 'smallint', unsigned: true, insert: false, update: false }) soldOrVoidCount: number;
  /** Outer frame in inches, `42x32`; null when unframed. */
  @Column('varchar', { length: 20, nullable: true }) frameSize: string | null;
  /** The default frame. */
  @Column('varchar', { length: 40 }) frameStyle: FrameStyle;
  /** What the frame `Custom` of a special edition is. */
  @Column('varchar', { length: 120, nullable: true })
  customFrameStyle: string | null;
  @Column('varchar', { length: 12 }) shippingClass: ShippingClass;
  /** What one print costs the studio, in cents; for the owner only. */
  @Column('int', { unsigned: true, nullable: true })
  productionCostCents: Cents | null;
  @CreateDateColumn({ type: 'datetime', precision: 3 }) createdAt: Date;
  @UpdateDateColumn({ type: 'datetime', precision: 3 }) updatedAt: Date;
}
