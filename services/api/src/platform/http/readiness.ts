import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { pendingMigrations } from '../database/migrations';
import { AppError } from '../errors/app-error';

const DATABASE_PATIENCE_MS = 2_000;

/** Whether this process should get requests. */
@Injectable()
export class Readiness implements OnModuleDestroy {
  /** From the first moment of the shutdown on. */
  closing = false;

  constructor(private readonly source: DataSource) {}

  onModuleDestroy(): void {
    this.closing = true;
  }

  /** @throws AppError `unavailable` with details {missing: 'shutdown' | 'database' | 'migrations'} */
  async check(): Promise<void> {
    if (this.closing) throw missing('shutdown', 'This process is shutting down.');
    const pending = await this.pending();
    if (pending === null) throw missing('database', 'The database does not answer.');
    if (pending > 0) throw missing('migrations', 'The database has migrations to run.');
  }

  private async pending(): Promise<number | null> {
    const answer = pendingMigrations(this.source).then(
      (names) => names.length,
      () => null,
    );
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, DATABASE_PATIENCE_MS, null);
    });
    return Promise.race([answer, patience]).finally(() => clearTimeout(timer));
  }
}

function missing(part: string, message: string): AppError {
  return new AppError('unavailable', { message, details: { missing: part } });
}
