import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A failed sign-in or a refused checkout, with where it came from. Removed after a week. */
@Entity('refused_attempts')
export class RefusedAttemptEntity {
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('datetime', { precision: 3 }) at: Date;
  @Column('varchar', { length: 20 }) kind: 'sign-in' | 'checkout';
  /** Whose password it was, or the code of the checkout's error. */
  @Column('varchar', { length: 40 }) reason: string;
  /** Keyed: the same network has the same hash for at most a week, and nobody without the key can try addresses. */
  @Column('char', { length: 64 }) networkHash: string;
}
