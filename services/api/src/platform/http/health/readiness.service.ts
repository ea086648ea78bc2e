import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { withDeadline } from '../../resilience/circuit-breaker';
import { ClockDriftService } from '../../clock/clock-drift.service';
import { pendingMigrations } from '../../database/migrations';
import { AppError } from '../../errors/app-error';
import { Storage } from '../../storage/storage';

const CHECK_TIMEOUT_MS = 2_000;

/** Without these the process cannot serve anything. */
const NEEDED_PARTS = ['database', 'migrations', 'clock'] as const;
/** Dependencies that can be unavailable while the rest goes on. */
const OPTIONAL_PARTS = ['writes', 'store', 'redis', 'documents'] as const;

type NeededPart = (typeof NEEDED_PARTS)[number];
type OptionalPart = (typeof OPTIONAL_PARTS)[number];
/** `away` for a dependency that does not answer, or is not as this version needs it. */
export type PartState = 'ok' | 'away';
/** Dependencies that this gallery does not use are left out. */
export type PartStates = Record<NeededPart, PartState> & Partial<Record<OptionalPart, PartState>>;

/** Whether this process should get requests. */
@Injectable()
export class ReadinessService implements OnModuleDestroy {
  /** True from the start of the shutdown on. */
  closing = false;
  private writing: Promise<boolean> | null = null;
  private readonly checks = new Map<OptionalPart, () => boolean | Promise<boolean>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly clockDriftService: ClockDriftService,
    storage: Storage,
  ) {
    this.registerCheck('writes', () => this.write());
    this.registerCheck('store', () => storage.check().then(() => true));
  }

  onModuleDestroy(): void {
    this.closing = true;
  }

  /** Adds a check of a dependency. No check is awaited for longer than two seconds. */
  registerCheck(part: OptionalPart, isThere: () => boolean | Promise<boolean>): void {
    this.checks.set(part, isThere);
  }

  /**
   * The state of the dependencies. Optional ones don't make the process unready: every other instance would miss them
   * too, so that taking this one out of rotation would not help.
   * @throws AppError `unavailable` with details {missing: 'shutdown' | 'database' | 'migrations' | 'clock', parts}
   */
  async check(): Promise<PartStates> {
    if (this.closing)
      throw new AppError('unavailable', missing('shutdown', 'This process is shutting down.'));
    const { parts, clockReason } = await this.checkAll();
    if (parts.database === 'away')
      throw new AppError('unavailable', missing('database', 'The database does not answer.', parts));
    if (parts.migrations === 'away')
      throw new AppError('unavailable', missing('migrations', 'The database has migrations to run.', parts));
    if (clockReason !== null) throw new AppError('unavailable', missing('clock', clockReason, parts));
    return parts;
  }

  /** The state of the dependencies, whatever that means for readiness. */
  async checkParts(): Promise<PartStates> {
    return (await this.checkAll()).parts;
  }

  /**
   * A database that answers may still not commit: its disk is full, it only reads, or a cluster has just lost a node. A write
   * that waits is waited for by later checks too, so that they never take more than one connection.
   */
  private write(): Promise<boolean> {
    this.writing ??= this.dataSource
      .query(
        'INSERT INTO write_checks (id, at) VALUES (1, UTC_TIMESTAMP(3)) ON DUPLICATE KEY UPDATE at = UTC_TIMESTAMP(3)',
      )
      .then(() => true)
      .finally(() => (this.writing = null));
    return this.writing;
  }

  private async checkAll(): Promise<{ parts: PartStates; clockReason: string | null }> {
    const [pending, clockReason, ...others] = await Promise.all([
      withDeadline(pendingMigrations(this.dataSource), null, CHECK_TIMEOUT_MS),
      // Without a database there is nothing to compare with, which is reported as such.
      withDeadline(this.clockDriftService.findReason(), null, CHECK_TIMEOUT_MS),
      ...Array.from(this.checks, async ([part, isThere]): Promise<[OptionalPart, PartState]> => [
        part,
        stateOf(await withDeadline(Promise.resolve().then(isThere), false, CHECK_TIMEOUT_MS)),
      ]),
    ]);
    const parts = {
      database: stateOf(pending !== null),
      migrations: stateOf(pending !== null && pending.length === 0),
      clock: stateOf(clockReason === null),
      ...Object.fromEntries(others),
    };
    return { parts, clockReason };
  }
}

const stateOf = (isThere: boolean): PartState => (isThere ? 'ok' : 'away');

const missing = (part: string, message: string, parts?: PartStates) => ({
  message,
  details: { missing: part, ...(parts && { parts }) },
});
