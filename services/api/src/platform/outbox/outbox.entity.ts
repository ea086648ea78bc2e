import { Column, Entity, PrimaryColumn } from 'typeorm';

/** `waiting` until delivered; `dead` after the last attempt failed, kept for the owner to look at. */
export type OutboxState = 'waiting' | 'delivered' | 'dead';

/** An email or another call to make once the transaction that decided it has committed. */
@Entity('outbox')
export class OutboxEntity {
  /** UUID v7. */
  @PrimaryColumn({ type: 'char', length: 36 }) id: string;
  /** Which handler delivers it: `mail`. */
  @Column({ type: 'varchar', length: 60 }) kind: string;
  /** What its handler needs; empty once it is delivered, unless it is kept. */
  @Column({ type: 'json' }) payload: object;
  /** Messages with the same key are one message. */
  @Column({ type: 'varchar', length: 190, nullable: true }) dedupeKey: string | null;
  /** The recipient of an email; masked once an email that is not kept was delivered. */
  @Column({ type: 'varchar', length: 254, nullable: true }) recipient: string | null;
  /** The subject of an email. */
  @Column({ type: 'varchar', length: 300, nullable: true }) subject: string | null;
  /** What it is about: `order:` and its id. */
  @Column({ type: 'varchar', length: 60, nullable: true }) about: string | null;
  /** Whether its text holds no secret and stays after the delivery, to be read and sent again. */
  @Column({ type: 'boolean' }) isContentRetained: boolean;
  @Column({ type: 'varchar', length: 10 }) state: OutboxState;
  /** 2 for what is dead, 1 for what waits, 0 for what is delivered; made by the database. */
  @Column({ type: 'tinyint', insert: false, update: false }) urgency: number;
  /** How often a worker has claimed it, including workers that crashed. */
  @Column({ type: 'int', unsigned: true }) attempts: number;
  /**
   * Not claimed before. A claim moves it to the end of the lease, so that a crashed worker's messages come due again.
   */
  @Column({ type: 'datetime', precision: 3 }) dueAt: Date;
  /** The request that led to it, to follow it in the logs. Null for what the clock has caused. */
  @Column({ type: 'varchar', length: 64, nullable: true }) requestId: string | null;
  @Column({ type: 'varchar', length: 1000, nullable: true }) lastError: string | null;
  @Column({ type: 'datetime', precision: 3 }) createdAt: Date;
  @Column({ type: 'datetime', precision: 3, nullable: true }) deliveredAt: Date | null;
}
