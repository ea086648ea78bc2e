import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Clock, Database, Metrics, Settings } from '../../platform';

/** A failed sign-in or a refused checkout, with where it came from. Removed after a week. */
@Entity('refused_attempts')
export class RefusedAttemptEntity {
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('datetime', { precision: 3 }) at: Date;
  @Column('varchar', { length: 20 }) kind: 'sign-in' | 'checkout';
  /** The kind of account whose password was tried, or the code of the checkout's error. */
  @Column('varchar', { length: 40 }) reason: string;
  /**
   * A keyed hash: the same network has the same hash for at most a week, and nobody without the key can test addresses.
   */
  @Column('char', { length: 64 }) networkHash: string;
}

const WEEK_MS = 7 * 86_400_000;

/**
 * Records failed sign-ins and refused checkouts, so that guessing and hoarding can be noticed and traced to one
 * network.
 */
@Injectable()
export class RefusedAttemptsService {
  private readonly failedSignIns;
  private readonly refusedCheckouts;

  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly clock: Clock,
    metrics: Metrics,
  ) {
    this.failedSignIns = metrics.counter({
      name: 'failed_sign_ins_total',
      help: 'Wrong passwords and codes of collectors, staff and the admin gate.',
      labels: ['account'],
    });
    this.refusedCheckouts = metrics.counter({
      name: 'refused_checkouts_total',
      help: 'Checkouts that were refused, by error code.',
      labels: ['code'],
    });
  }

  async recordSignIn(account: string, network: string): Promise<void> {
    this.failedSignIns.inc({ account });
    await this.record({ kind: 'sign-in', reason: account }, network);
  }

  async recordCheckout(code: string, network: string): Promise<void> {
    this.refusedCheckouts.inc({ code });
    await this.record({ kind: 'checkout', reason: code }, network);
  }

  /** @returns how many were removed */
  async removeBefore(before: Date, limit: number): Promise<number> {
    const { affectedRows } = await this.database.manager.query<{ affectedRows: number }>(
      'DELETE FROM refused_attempts WHERE at < ? LIMIT ?',
      [before, limit],
    );
    return affectedRows;
  }

  private async record(
    attempt: Pick<RefusedAttemptEntity, 'kind' | 'reason'>,
    network: string,
  ): Promise<void> {
    const at = this.clock.now();
    const networkHash = this.hash(network, at);
    await this.database.manager.insert(RefusedAttemptEntity, { id: uuid(), at, ...attempt, networkHash });
  }

  /** The week is part of the hash, so that no network can be followed for longer. */
  private hash(network: string, at: Date): string {
    const week = Math.floor(at.getTime() / WEEK_MS);
    return createHmac('sha256', this.settings.admin.secretsKey)
      .update(`network:${week}:${network}`)
      .digest('hex');
  }
}
