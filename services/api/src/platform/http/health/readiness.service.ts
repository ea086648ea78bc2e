import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { withDeadline } from '../../resilience/deadline';
import { pendingMigrations } from '../../database/migrations';
import { AppError } from '../../errors/app-error';
import { Storage } from '../../storage/storage';

const CHECK_TIMEOUT_MS = 2_000;

/** Without one of these the process can do nothing for anybody. */
const NEEDED_PARTS = ['database', 'migrations'] as const;
/** Parts that can be unavailable while the rest goes on. */
const OPTIONAL_PARTS = ['store', 'redis', 'documents'] as const;

type NeededPart = (typeof NEEDED_PARTS)[number];
type OptionalPart = (typeof OPTIONAL_PARTS)[number];
/** `away` for a part that does not answer, or is not as this version needs it. */
export type PartState = 'ok' | 'away';
/** Parts that this gallery does not use are left out. */
export type PartStates = Record<NeededPart, PartState> & Partial<Record<OptionalPart, PartState>>;

/** Whether this process should get requests. */
@Injectable()
export class ReadinessService implements OnModuleDestroy {
  /** From the first moment of the shutdown on. */
  closing = false;
  private readonly checks = new Map<OptionalPart, () => boolean | Promise<boolean>>();

  constructor(
    private readonly dataSource: DataSource,
    storage: Storage,
  ) {
    this.registerCheck('store', () => storage.check().then(() => true));
  }

  onModuleDestroy(): void {
    this.closing = true;
  }

  /** Has a part looked at with the others. Nobody waits for the check longer than for two seconds. */
  registerCheck(part: OptionalPart, isThere: () => boolean | Promise<boolean>): void {
    this.checks.set(part, isThere);
  }

  /**
   * How the parts are. Those that are unavailable without keeping this process from its work every other would miss as well, so
   * that taking this one out of the rotation would help nobody.
   * @throws AppError `unavailable` with details {missing: 'shutdown' | 'database' | 'migrations', parts}
   */
  async check(): Promise<PartStates> {
    if (this.closing)
      throw new AppError('unavailable', missing('shutdown', 'This process is shutting down.'));
    const parts = await this.checkParts();
    if (parts.database === 'away')
      throw new AppError('unavailable', missing('database', 'The database does not answer.', parts));
    if (parts.migrations === 'away')
      throw new AppError('unavailable', missing('migrations', 'The database has migrations to run.', parts));
    return parts;
  }

  /** How the parts are, whatever that means for the process. */
  async checkParts(): Promise<PartStates> {
    const [pending, ...others] = await Promise.all([
      withDeadline(pendingMigrations(this.dataSource), null, CHECK_TIMEOUT_MS),
      ...Array.from(this.checks, async ([part, isThere]): Promise<[OptionalPart, PartState]> => [
        part,
        stateOf(await withDeadline(Promise.resolve().then(isThere), false, CHECK_TIMEOUT_MS)),
      ]),
    ]);
    return {
      database: stateOf(pending !== null),
      migrations: stateOf(pending !== null && pending.length === 0),
      ...Object.fromEntries(others),
    };
  }
}

const stateOf = (isThere: boolean): PartState => (isThere ? 'ok' : 'away');

const missing = (part: string, message: string, parts?: PartStates) => ({
  message,
  details: { missing: part, ...(parts && { parts }) },
});
