import { Column, Entity, PrimaryColumn } from 'typeorm';

/** `waiting` in line; `called` may check out until `calledUntil`; `used` has checked out; `left` no longer has a place. */
export type WaitingRoomPlaceState = 'waiting' | 'called' | 'used' | 'left';

/** A person's place in the line for an edition. At most one for each person and edition. */
@Entity('waiting_room_places')
export class WaitingRoomPlaceEntity {
  /** The order of arrival. */
  @PrimaryColumn('bigint', { unsigned: true, generated: 'increment' }) id: string;
  @Column('char', { length: 36 }) editionId: string;
  /** A digest of the collector, the guest, or the network and email address. */
  @Column('char', { length: 64 }) personKey: string;
  /** A digest of the network; null for guests and collectors, who count for themselves. */
  @Column('char', { length: 64, nullable: true }) networkKey: string | null;
  @Column('char', { length: 64 }) tokenDigest: string;
  @Column('varchar', { length: 8 }) state: WaitingRoomPlaceState;
  @Column('datetime', { precision: 3, nullable: true }) calledUntil: Date | null;
  /** When the page last asked; written at most every `SEEN_INTERVAL_MS`. */
  @Column('datetime', { precision: 3 }) seenAt: Date;
  @Column('datetime', { precision: 3 }) createdAt: Date;
}
