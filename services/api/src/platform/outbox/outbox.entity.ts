import { Column, Entity, PrimaryColumn } from 'typeorm';

/** `waiting` until delivered; `dead` after the last attempt failed, kept for the owner to look at. */
export type OutboxState = 'waiting' | 'delivered' | 'dead';

/** A thing to be done in the outside world once the transaction that decided it has committed. */
@Entity('outbox')
export class OutboxEntity {
  /** UUID v7. */
  @PrimaryColumn({ type: 'char', length: 36 }) id: string;
  /** Which handler delivers it: `mail`. */
  @Column({ type: 'varchar', length: 60 }) kind: string;
  /** What its handler needs; empty once it is delivered, unless it is kept. */
  @Column({ type: 'json' }) payload: object;
  /** Messages with the same key are one message. */
  @Column({ name: 'dedupe_key', type: 'varchar', length: 190, nullable: true }) dedupeKey: string | null;
  /** Whom an email is for; only its beginning once an email that is not kept was delivered. */
  @Column({ type: 'varchar', length: 254, nullable: true }) recipient: string | null;
  /** What stands over an email. */
  @Column({ type: 'varchar', length: 300, nullable: true }) subject: string | null;
  /** The thing it tells of: `order:` and its id. */
  @Column({ type: 'varchar', length: 60, nullable: true }) about: string | null;
  /** Whether its text holds no secret and stays after the delivery, to be read and sent again. */
  @Column({ name: 'is_kept', type: 'boolean' }) isKept: boolean;
  @Column({ type: 'varchar', length: 10 }) state: OutboxState;
  /** 2 for what is dead, 1 for what waits, 0 for what is delivered; made by the database. */
  @Column({ type: 'tinyint', insert: false, update: false }) urgency: number;
  /** Times a worker has taken it up, including one that crashed meanwhile. */
  @Column({ type: 'int', unsigned: true }) attempts: number;
  /** Not to be taken up before. A claim moves it to the end of the claim's lease, so a crashed worker's messages come due again. */
  @Column({ name: 'due_at', type: 'datetime', precision: 3 }) dueAt: Date;
  /** The request that wrote it, or that led to what wrote it; followed in the logs. Null for what the clock has caused. */
  @Column({ name: 'request_id', type: 'varchar', length: 64, nullable: true }) requestId: string | null;
  @Column({ name: 'last_error', type: 'varchar', length: 1000, nullable: true }) lastError: string | null;
  @Column({ name: 'created_at', type: 'datetime', precision: 3 }) createdAt: Date;
  @Column({ name: 'delivered_at', type: 'datetime', precision: 3, nullable: true }) deliveredAt: Date | null;
}
