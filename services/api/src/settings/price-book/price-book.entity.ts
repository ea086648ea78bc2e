import type { PriceBook } from '@gallery/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A version of the price book. Never changed, but a future one can be withdrawn. */
@Entity('price_book_versions')
export class PriceBookEntity {
  /** From 2: version 1 is the default book. */
  @PrimaryColumn('int', { unsigned: true }) version: number;
  @Column('json') readings: PriceBook['readings'];
  @Column('json') costs: PriceBook['costs'];
  /** Why, in the owner's words. */
  @Column('varchar', { length: 300 }) note: string;
  @Column('datetime', { precision: 3 }) takesEffectAt: Date;
  @Column('datetime', { precision: 3 }) createdAt: Date;
  /** A username. */
  @Column('varchar', { length: 60 }) createdBy: string;
  @Column('datetime', { precision: 3, nullable: true }) withdrawnAt: Date | null;
}
