import { Injectable, Logger } from '@nestjs/common';
import { LessThanOrEqual, Column, Entity, PrimaryColumn } from 'typeorm';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../clock/clock';
import { Settings } from '../config/settings';
import { Database } from '../database/database';
import {
  retentionCutoff,
  RETENTION_BATCH_SIZE,
  RETENTION_INTERVAL_MS,
  RETENTION_LEASE_MS,
  RETENTION_MAX_BATCHES,
  type RetentionTask,
  RETENTION_POLL_MS,
} from './retention-policy';

/** When a retention was applied last, and until when an instance is working on it. */
@Entity('retention_runs')
export class RetentionRunEntity {
  @PrimaryColumn('varchar', { length: 40 }) task: string;
  /** A run moves it to the end of its lease, so that a crashed instance's task comes due again. */
  @Column('datetime', { precision: 3 }) nextRunAt: Date;
  /** Null before the first run has ended. */
  @Column('datetime', { precision: 3, nullable: true }) finishedAt: Date | null;
  /** Rows that the last run deleted or anonymized. */
  @Column('int', { unsigned: true }) removed: number;
}

/** Deletes or anonymizes up to `limit` rows from before the cutoff, in one transaction of its own. @returns how many */
type ApplyRetention = (before: Date, limit: number) => Promise<number>;

/** Applies the retentions. Every module registers those of its own tables. */
@Injectable()
export class RetentionService {
  private readonly tasks = new Map<RetentionTask, ApplyRetention>();

  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  register(task: RetentionTask, apply: ApplyRetention): void {
    if (this.tasks.has(task)) throw new Error(`The retention ${task} is registered already.`);
    this.tasks.set(task, apply);
  }

  registered(): readonly RetentionTask[] {
    return [...this.tasks.keys()];
  }

  /** When each task ran last. */
  async findRuns(): Promise<RetentionRunEntity[]> {
    return this.database.manager.find(RetentionRunEntity);
  }

  /** Applies the tasks that are due and that no other instance is working on. */
  async runDue(): Promise<void> {
    for (const task of this.tasks.keys()) if (await this.claim(task)) await this.run(task);
  }

  /** @returns how many rows were deleted or anonymized */
  async run(task: RetentionTask): Promise<number> {
    const apply = this.tasks.get(task);
    if (!apply) throw new Error(`No module applies the retention ${task}.`);
    const before = retentionCutoff(task, this.settings, this.clock.now());
    let removed = 0;
    for (let batch = 0; batch < RETENTION_MAX_BATCHES; batch += 1) {
      const count = await apply(before, RETENTION_BATCH_SIZE);
      removed += count;
      if (count < RETENTION_BATCH_SIZE) break;
    }
    const finishedAt = this.clock.now();
    const nextRunAt = new Date(finishedAt.getTime() + RETENTION_INTERVAL_MS);
    const run = { task, finishedAt, nextRunAt, removed };
    await this.database.manager.upsert(RetentionRunEntity, run, ['task']);
    return removed;
  }

  private async claim(task: RetentionTask): Promise<boolean> {
    const now = this.clock.now();
    const { manager } = this.database;
    const fresh = { task, nextRunAt: now, finishedAt: null, removed: 0 };
    await manager
      .createQueryBuilder()
      .insert()
      .into(RetentionRunEntity)
      .values(fresh)
      .orIgnore()
      .updateEntity(false)
      .execute();
    const { affected } = await manager.update(
      RetentionRunEntity,
      { task, nextRunAt: LessThanOrEqual(now) },
      { nextRunAt: new Date(now.getTime() + RETENTION_LEASE_MS) },
    );
    return affected === 1;
  }
}

/** Looks for retentions that are due. Any number of instances may run it: each task is leased to one of them. */
@Injectable()
export class RetentionWorker {
  private readonly logger = new Logger(RetentionWorker.name);
  private isRunning = false;

  constructor(private readonly retentionService: RetentionService) {}

  @Interval(RETENTION_POLL_MS)
  async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    try {
      await this.retentionService.runDue();
    } catch (error) {
      // Its lease ends, and the next run tries again.
      this.logger.error(`A retention was not applied: ${String(error)}`);
    } finally {
      this.isRunning = false;
    }
  }
}
